import { day, minute } from "../durations.ts";
import { readMark } from "./ledger.ts";

const known = new WeakMap<D1Database, { readonly salt: string | undefined; readonly until: number }>();

/** The salt of the day, undefined until the first sweep has drawn one. Read once a minute. */
export async function clientSalt(db: D1Database): Promise<string | undefined> {
  const now = Date.now();
  const last = known.get(db);
  if (last !== undefined && now < last.until) return last.salt;
  // Where the database does not answer, the next lead of this minute does not wait for it again.
  known.set(db, { salt: last?.salt, until: now + minute });
  const salt = (await readMark(db, "client salt"))?.value;
  known.set(db, { salt, until: now + minute });
  return salt;
}

/** Draws another salt when the last one is a day old; nothing keeps the one before. */
export async function changeClientSalt(db: D1Database, now: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO marks (name, at, value) VALUES ('client salt', ?1, ?2)
       ON CONFLICT DO UPDATE SET at = ?1, value = ?2 WHERE at <= ?1 - ${day}`,
    )
    .bind(now, crypto.randomUUID())
    .run();
}
