import { day, minute } from "../durations.ts";
import { type Env, mailSettings, webhookSettings } from "../env.ts";
import type { NewLead, PendingNotification, Timing } from "../leads/record.ts";

/** A wrong guess about words costs at most an hour: the mail about suspects comes each half hour at the most. */
const contentDelay = 10 * minute;

/** Of the day's mails, for one client alone: what it sends beyond that waits for the digest. */
const clientShare = 0.2;

/** The notifications about a new lead: one for each channel that is configured. The webhook has no digest. */
export function pendingNotifications(
  env: Env,
  { state, signs }: Pick<NewLead, "state" | "signs">,
  mailTiming: Timing,
): readonly PendingNotification[] {
  const mail = mailSettings(env);
  if (state === "suspect") {
    // The daily mail names all suspects; where it does not come for a day, they go by themselves.
    const delay = signs.some((sign) => sign === "content") ? contentDelay : day;
    return mail ? [{ channel: "mail", about: "suspect", timing: "digest", delay }] : [];
  }
  return [
    ...(mail ? [{ channel: "mail", timing: mailTiming, share: mail.perDay * clientShare } as const] : []),
    ...(webhookSettings(env) ? [{ channel: "webhook", timing: "instant" } as const] : []),
  ];
}
