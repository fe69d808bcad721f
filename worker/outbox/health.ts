import type { Env } from "../env.ts";
import { claimTurn, readWorkerState, removeWorkerState } from "../leads/worker-state.ts";
import { minute } from "../time/durations.ts";
import { failingParts } from "./failing-parts.ts";

/** The cron runs each minute; this many missed runs are no accident. */
const sweepOverdue = 5 * minute;
/** Messages cost money and anyone may call, so a successful check of the queue is reused for this long. */
const queueCheckedFor = 5 * minute;

export async function healthAnswer(env: Env, now: number): Promise<Response> {
  const database = () => readWorkerState(env.DB, "swept");
  const inDatabase = await failingParts({ database }, "health");
  // The other checks read the database.
  const failing = inDatabase.length > 0 ? inDatabase : await failingParts(proofs(env, now), "health");
  const ok = failing.length === 0;
  const body = { ok, failing: ok ? undefined : failing, version: env.VERSION || undefined };
  return Response.json(body, { status: ok ? 200 : 503 });
}

const proofs = ({ DB, LEADS }: Env, now: number) => ({
  queue: async () => {
    // Claimed before it is sent, so that simultaneous calls send one message.
    if (!(await claimTurn(DB, "queue", now, queueCheckedFor))) return;
    try {
      await LEADS.send({ probe: true });
    } catch (error) {
      await removeWorkerState(DB, "queue");
      throw error;
    }
  },
  sweep: async () => {
    const swept = await readWorkerState(DB, "swept");
    // A database without an entry is new: its first minute is not over.
    if (swept && swept.at < now - sweepOverdue) throw new Error("the cron does not run");
  },
});
