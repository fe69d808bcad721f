import type { Env } from "./env.ts";

/**
 * With `QUEUE_ONLY`, new leads wait on the queue, and no mail is sent from rows that a restore is about to
 * change (docs/trouble.md, Restoring the database).
 */
export function withoutDatabase<E extends Pick<Env, "DB" | "QUEUE_ONLY">>(env: E): E {
  return env.QUEUE_ONLY ? { ...env, DB: closed } : env;
}

const closed = new Proxy({} as D1Database, {
  get() {
    const error = new Error("the database is not used while QUEUE_ONLY is set");
    throw Object.assign(error, { name: "QueueOnlyError" });
  },
});
