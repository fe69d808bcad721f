import { licenseeEmails } from "#firm/facts.ts";
import { day } from "../time/durations.ts";
import { type Ask, type Statement, sql } from "./sql.ts";
import { claimTurn } from "./worker-state.ts";

// The people of the desk: each signed-in address seen within the last months, and those of firm/.

const prefix = "reader ";
const isReader = sql`substr(name, 1, ${prefix.length}) = ${prefix}`;
/** People who have left the firm are offered as owners for at most this long. */
const remembered = 90 * day;

const isPerson = (by: string) => by !== "local";

export async function noteReader(db: D1Database, by: string, now: number): Promise<void> {
  if (isPerson(by)) await claimTurn(db, prefix + by, now, day);
}

export function forgetReaders(now: number): Statement {
  return sql`DELETE FROM worker_state WHERE ${isReader} AND at < ${now - remembered}`;
}

export async function findPeople(ask: Ask, by: string): Promise<readonly string[]> {
  const seen = await ask<{ name: string }>`SELECT substr(name, ${prefix.length + 1}) AS name FROM worker_state
    WHERE ${isReader}`;
  const people = [...Object.values(licenseeEmails), by, ...seen.map(({ name }) => name)];
  return [...new Set(people.filter(isPerson))].sort();
}
