import type { Env } from "./env.ts";

/**
 * With `QUEUE_ONLY` the worker takes its database for one that is down, so that it can be restored to an earlier time
 * without losing what comes meanwhile: whole leads wait on the queue, and nobody is mailed from rows that a restore is
 * about to change (docs/trouble.md, Restoring the database).
 */
export function withoutDatabase<E extends Pick<Env, "DB" | "QUEUE_ONLY">>(env: E): E {
  return env.QUEUE_ONLY ? { ...env, DB: closed } : env;
}

/** Thrown by each call to the database while `QUEUE_ONLY` is set. */
class QueueOnlyError extends Error {
  override readonly name = "QueueOnlyError";
}

const refuse = () => {
  throw new QueueOnlyError("the database is not used while QUEUE_ONLY is set");
};

/** Whatever is asked of it refuses. */
const closed = new Proxy({} as D1Database, { get: () => refuse });
