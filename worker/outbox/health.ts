import type { Env } from "../env.ts";
import { readWorkerState, writeWorkerState } from "../leads/worker-state.ts";
import { minute } from "../time/durations.ts";
import { failingParts } from "./failing-parts.ts";

/** The cron comes each minute; so many missed ones are no accident. */
const sweepOverdue = 5 * minute;
/** A message costs, and anyone may ask: the queue is proved anew after this. */
const queueProved = 5 * minute;

/** Tells whoever watches from outside what answers: the database, the queue, the sweep. Nothing about leads. */
export async function healthAnswer(env: Env, now: number): Promise<Response> {
  const database = () => readWorkerState(env.DB, "swept");
  const inDatabase = await failingParts({ database }, "health");
  // The parts behind it are known by the database alone.
  const failing = inDatabase.length > 0 ? inDatabase : await failingParts(proofs(env, now), "health");
  const ok = failing.length === 0;
  const version = env.VERSION ? { version: env.VERSION } : {};
  return Response.json(ok ? { ok, ...version } : { ok, failing, ...version }, { status: ok ? 200 : 503 });
}

const proofs = ({ DB, LEADS }: Env, now: number) => ({
  queue: async () => {
    const proved = await readWorkerState(DB, "queue");
    if (proved && proved.at > now - queueProved) return;
    await LEADS.send({ probe: true });
    await writeWorkerState(DB, "queue", now);
  },
  sweep: async () => {
    const swept = await readWorkerState(DB, "swept");
    // A database without an entry is new: its first minute is not over.
    if (swept && swept.at < now - sweepOverdue) throw new Error("the cron stands still");
  },
});
