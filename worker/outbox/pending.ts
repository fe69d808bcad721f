import { type Env, mailSettings, webhookSettings } from "../env.ts";
import type { NewLead, PendingNotification, Timing } from "../leads/record.ts";
import { suspectDelay } from "./policy.ts";

/** One per configured channel. The webhook has no digest. */
export function pendingNotifications(
  env: Env,
  { state }: Pick<NewLead, "state">,
  mailTiming: Timing,
): readonly PendingNotification[] {
  const mail = mailSettings(env) !== undefined;
  if (state === "suspect") {
    return mail ? [{ channel: "mail", name: "suspect", timing: "digest", delay: suspectDelay }] : [];
  }
  return [
    ...(mail ? [{ channel: "mail", name: "accepted", timing: mailTiming, delay: 0 } as const] : []),
    ...(webhookSettings(env)
      ? [{ channel: "webhook", name: "accepted", timing: "instant", delay: 0 } as const]
      : []),
  ];
}
