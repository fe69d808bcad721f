import { deployment } from "#firm/deployment.ts";
import { showTime } from "#lead/local-time.ts";
import type { Status } from "#worker/leads/status.ts";

/** What was received, what is waiting, and when each part last ran; `size` is the database's, in bytes. */
export function statusText(status: Status, size: number): string {
  const unsent = status.unsent.map(
    ({ channel, count, oldest, failing_since, error }) =>
      `Unsent by ${channel}: ${count}, due since ${shown(oldest)}${
        failing_since === null ? "" : `, failing since ${shown(failing_since)}: ${error}`
      }`,
  );
  return [
    `Leads: ${status.leads}, in the last 24 hours: ${status.lastDay}, new and not contacted: ${status.waiting}`,
    `Suspects: ${status.suspects}`,
    `Mails in the last 24 hours: ${status.mailedLastDay}`,
    ...(unsent.length > 0 ? unsent : ["Unsent: 0"]),
    `Dead letters: ${status.deadLetters}${status.deadLetters > 0 ? ": see Health on the desk" : ""}`,
    `Last cron: ${last(status.lastCron)}`,
    `Last daily mail: ${last(status.lastDailyMail)}`,
    `Last digest: ${last(status.lastDigest)}`,
    `Alerts in the last two days: ${status.alerts.map(({ name, at }) => `${name} ${shown(at)}`).join("; ") || "none"}`,
    `Database: ${(size / 1e6).toFixed(1)} MB`,
  ].join("\n");
}

function last(time: number | null = null): string {
  return time === null ? "none known" : shown(time);
}

function shown(time: number): string {
  return showTime(time, deployment.timeZone);
}
