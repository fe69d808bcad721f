import { type Env, mailSettings, webhookSettings } from "../env.ts";
import type { PendingNotification, Timing } from "../leads/record.ts";

/** The notifications about a new lead: one for each channel that is configured. The webhook has no digest. */
export function pendingNotifications(env: Env, mailTiming: Timing): readonly PendingNotification[] {
  return [
    ...(mailSettings(env) ? [{ channel: "mail", timing: mailTiming } as const] : []),
    ...(webhookSettings(env) ? [{ channel: "webhook", timing: "instant" } as const] : []),
  ];
}
