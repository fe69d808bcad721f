import type { Env } from "../env.ts";
import { findReplays, settleReplay } from "../leads/dead-letters.ts";
import { asking } from "../leads/sql.ts";
import { storeLead } from "../leads/store.ts";
import { faultOf, log } from "../log.ts";
import { readMessage } from "./queue.ts";

/** Limited by the calls of one invocation (sweep.ts). */
const replaysOfOneSweep = 1;

/**
 * Stores dead letters when the desk asks for it, after a repair or with a worker that can read them. The next
 * sweep notifies of the leads; a message that fails again is kept.
 */
export async function replayDeadLetters(env: Env): Promise<void> {
  for (const { id, body } of await findReplays(asking(env.DB), replaysOfOneSweep)) {
    const fault = await faultOfReplay(env, body);
    log({ event: "dead letter replayed", outcome: fault ?? "stored" });
    await settleReplay(env.DB, id, fault);
  }
}

async function faultOfReplay(env: Env, body: string) {
  try {
    const message = readMessage(JSON.parse(body));
    if (message === undefined) return "not readable";
    // A wake-up message needs no replay, because the sweep finds the lead itself.
    if ("reference" in message) return undefined;
    const { outcome } = await storeLead(env.DB, message.lead);
    return outcome === "taken" ? "another lead has this reference" : undefined;
  } catch (error) {
    return error instanceof SyntaxError ? "not readable" : `not storable: ${faultOf(error)}`;
  }
}
