import { day } from "../time/durations.ts";
import { pauseName } from "./confirmations.ts";
import type { Pending } from "./listed-lead.ts";
import type { Ask } from "./sql.ts";
import { isNewest, progress } from "./steps.ts";

type Count = "leads" | "lastDay" | "suspects" | "waiting" | "mailedLastDay" | "deadLetters";

interface Unsent extends Pick<Pending, "channel" | "failing_since" | "error"> {
  count: number;
  oldest: number;
}

export type Status = Awaited<ReturnType<typeof readStatus>>;

export async function readStatus(ask: Ask, now: number) {
  const [counts] = await ask<Record<Count, number> & { lastDigest: number | null }>`SELECT count(*) AS leads,
      coalesce(sum(received_at >= ${now - day}), 0) AS lastDay,
      coalesce(sum(${progress} = 'suspect'), 0) AS suspects,
      coalesce(sum(${progress} = 'new' AND ${isNewest}), 0) AS waiting,
      (SELECT count(*) FROM sent_mails WHERE at >= ${now - day}) AS mailedLastDay,
      (SELECT max(at) FROM sent_mails WHERE kind = 'digest') AS lastDigest,
      (SELECT count(*) FROM dead_letters) AS deadLetters
    FROM leads`;
  if (counts === undefined) throw new Error("the database answered no counts");
  const unsent = await ask<Unsent>`SELECT channel, count(*) AS count, min(due_at) AS oldest,
      min(failing_since) AS failing_since, max(error) AS error
    FROM notifications WHERE lead IS NOT NULL AND (due_at <= ${now} OR failing_since IS NOT NULL) GROUP BY channel`;
  // An entry with `none yet` only marks when counting began.
  const entries = await ask<{ name: string; at: number }>`SELECT name, at FROM worker_state
    WHERE (name = ${pauseName} AND at > ${now - day}) OR (name IN ('swept', 'daily') AND value <> 'none yet') OR (name GLOB 'alert *' AND at >= ${now - 2 * day})
    ORDER BY at`;
  const last = (name: string) => entries.find((entry) => entry.name === name)?.at;
  return {
    ...counts,
    unsent,
    alerts: entries
      .filter(({ name }) => name.startsWith("alert "))
      .map(({ name, at }) => ({ name: name.replace("alert ", ""), at })),
    lastCron: last("swept"),
    lastDailyMail: last("daily"),
    confirmationsPaused: last(pauseName),
  };
}
