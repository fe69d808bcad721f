import { minute } from "../durations.ts";
import type { Env } from "../env.ts";
import { readWorkerState, writeWorkerState } from "../leads/worker-state.ts";
import { faultOf, log } from "../log.ts";
import { withTimeout } from "../timeout.ts";

/** Time limit for a part to answer, in milliseconds. */
const partTimeout = 5000;
/** The cron comes each minute; so many missed ones are no accident. */
const sweepOverdue = 5 * minute;
/** A message costs, and anyone may ask: the queue is proved anew after this. */
const queueProved = 5 * minute;

/** Tells whoever watches from outside what answers: the database, the queue, the sweep. Nothing about leads. */
export async function healthAnswer(env: Env, now: number): Promise<Response> {
  const failing: string[] = [];
  for (const [part, prove] of Object.entries(proofs)) {
    try {
      await withTimeout(prove(env, now), partTimeout);
    } catch (error) {
      log({ event: "health", outcome: part, fault: faultOf(error) });
      failing.push(part);
      // The parts behind it are known by the database alone.
      if (part === "database") break;
    }
  }
  const ok = failing.length === 0;
  const version = env.VERSION ? { version: env.VERSION } : {};
  return Response.json(ok ? { ok, ...version } : { ok, failing, ...version }, { status: ok ? 200 : 503 });
}

const proofs: Readonly<Record<string, (env: Env, now: number) => Promise<void>>> = {
  database: async ({ DB }) => {
    await readWorkerState(DB, "swept");
  },
  queue: async ({ DB, LEADS }, now) => {
    const proved = await readWorkerState(DB, "queue");
    if (proved && proved.at > now - queueProved) return;
    await LEADS.send({ probe: true });
    await writeWorkerState(DB, "queue", now);
  },
  sweep: async ({ DB }, now) => {
    const swept = await readWorkerState(DB, "swept");
    // A database without an entry is new: its first minute is not over.
    if (swept && swept.at < now - sweepOverdue) throw new Error("the cron stands still");
  },
};
