import { type Row, row } from "#lead/present.ts";
import type { Status } from "../leads/status.ts";
import { day } from "../time/durations.ts";
import type { Reader } from "./reader.ts";

/** The system's state for desk and command line; `size` is the database's, in bytes. */
export function statusRows({ words, time, number }: Reader, status: Status, size: number): readonly Row[] {
  const { health, lead } = words;
  const last = (at?: number | null) => (at ? time(at) : health.never);
  return [
    row(health.leads, health.leadsText(status.leads, status.lastDay)),
    row(health.waiting, number(status.waiting)),
    row(health.suspects, number(status.suspects)),
    row(health.mails, number(status.mailedLastDay)),
    ...(status.unsent.length === 0 ? [row(health.unsent, number(0))] : []),
    ...status.unsent.map(({ channel, count, oldest, failing_since, error }) =>
      row(
        health.unsentBy(channel),
        [
          health.unsentText(count, time(oldest)),
          ...(failing_since === null ? [] : [lead.failing(time(failing_since), error ?? "")]),
        ].join(", "),
      ),
    ),
    row(health.lastCron, last(status.lastCron)),
    row(health.lastDaily, last(status.lastDailyMail)),
    row(health.lastDigest, last(status.lastDigest)),
    ...(status.confirmationsPaused === undefined
      ? []
      : [row(health.confirmations, health.pausedUntil(time(status.confirmationsPaused + day)))]),
    row(health.alerts, status.alerts.map(({ name, at }) => `${name} ${time(at)}`).join("; ") || health.none),
    row(health.database, health.megabytes(size / 1e6)),
  ];
}
