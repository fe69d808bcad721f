import type { Env } from "../env.ts";
import { findReplays, settleReplay } from "../leads/dead-letters.ts";
import { asking } from "../leads/sql.ts";
import { storeLead } from "../leads/store.ts";
import { faultOf, log } from "../log.ts";
import { readMessage } from "./queue.ts";

/** Messages of one sweep: they fit into one invocation's calls beside all else (sweep.ts). */
const atOnce = 1;

/**
 * Takes messages once more that were kept because nobody could store them: after a repair, or with a worker that can
 * read them. One that is stored goes; the sweep of the next minute tells of its lead. One that is not stays.
 */
export async function replayDeadLetters(env: Env): Promise<void> {
  for (const { id, body } of await findReplays(asking(env.DB), atOnce)) {
    const fault = await faultOfReplay(env, body);
    log({ event: "dead letter replayed", outcome: fault ?? "stored" });
    await settleReplay(env.DB, id, fault);
  }
}

/** Why the message is not stored; undefined where it is. */
async function faultOfReplay(env: Env, body: string): Promise<string | undefined> {
  const message = readMessage(parsed(body));
  if (message === undefined) return "not readable";
  // A wake-up message: the sweep finds by itself what is to be sent about that lead.
  if ("reference" in message) return undefined;
  try {
    const { outcome } = await storeLead(env.DB, message.lead);
    return outcome === "taken" ? "another lead has this reference" : undefined;
  } catch (error) {
    return `not storable: ${faultOf(error)}`;
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
