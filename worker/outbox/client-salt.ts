import { minute } from "../durations.ts";
import { readWorkerState } from "../leads/worker-state.ts";

const known = new WeakMap<D1Database, { readonly salt: string | undefined; readonly until: number }>();

/** The salt of the day, undefined until the first sweep has made one. Read once a minute. */
export async function clientSalt(db: D1Database): Promise<string | undefined> {
  const now = Date.now();
  const last = known.get(db);
  if (last !== undefined && now < last.until) return last.salt;
  // Where the database does not answer, the next lead of this minute does not wait for it again.
  known.set(db, { salt: last?.salt, until: now + minute });
  const salt = (await readWorkerState(db, "client salt"))?.value;
  known.set(db, { salt, until: now + minute });
  return salt;
}
