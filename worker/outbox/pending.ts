import { channelsOf, type Env } from "../env.ts";
import type { PendingNotification, Timing } from "../leads/record.ts";
import { suspectDelay } from "./policy.ts";

/** A notification for each configured channel; the webhook has no digest. */
export function pendingNotifications(
  env: Env,
  isSuspect: boolean,
  mailTiming: Timing,
): readonly PendingNotification[] {
  const channels = channelsOf(env);
  if (isSuspect)
    return channels.includes("mail")
      ? [{ channel: "mail", name: "suspect", timing: "digest", delay: suspectDelay }]
      : [];
  return channels.map((channel) => ({
    channel,
    name: "accepted",
    timing: channel === "mail" ? mailTiming : "instant",
    delay: 0,
  }));
}
