import { day, minute } from "../durations.ts";
import { type Env, timeZoneOf, wholeNumber } from "../env.ts";
import { addDailyMail } from "../leads/worker-state.ts";

/** No zone's clock is set apart from another's by less. */
const step = 15 * minute;

/** Returns the last time at which the clock of the firm showed the daily mail's hour; undefined where the mail is switched off. */
function lastDailyTime(env: Env, now: number): number | undefined {
  if (env.DAILY_MAIL_HOUR === "") return undefined;
  const hour = wholeNumber(env.DAILY_MAIL_HOUR, 6);
  const clock = new Intl.DateTimeFormat("en-CA", {
    timeZone: timeZoneOf(env),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const shown = `${String(hour).padStart(2, "0")}:00`;
  // In the hour that summer time skips there is none on its day.
  for (let at = Math.floor(now / step) * step; at > now - 2 * day; at -= step) {
    if (clock.format(at) === shown) return at;
  }
  return undefined;
}

/** Adds the daily mail once its hour has come since the last one that was sent, however late the cron is. */
export async function planDailyMail(env: Env, now: number): Promise<void> {
  const dueAt = lastDailyTime(env, now);
  if (dueAt !== undefined) await addDailyMail(env.DB, dueAt, now);
}
