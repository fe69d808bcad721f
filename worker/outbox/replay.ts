import type { Env } from "../env.ts";
import { storeLead } from "../leads/store.ts";
import { faultOf, log } from "../log.ts";
import { readMessage } from "./queue.ts";

/** Messages of one sweep: they fit into one invocation's calls beside all else (`leadsOfOneSweep`). */
const atOnce = 2;

/**
 * Takes messages once more that were kept because nobody could store them: after a repair, or with a worker that can
 * read them. One that is stored goes; the sweep of the next minute tells of its lead. One that is not stays.
 */
export async function replayDeadLetters(env: Env): Promise<void> {
  const { DB } = env;
  const { results } = await DB.prepare(
    `SELECT id, body FROM dead_letters WHERE replay_at IS NOT NULL ORDER BY replay_at LIMIT ${atOnce}`,
  ).all<{ id: string; body: string }>();
  for (const { id, body } of results) {
    const fault = await faultOfReplay(env, body);
    log({ event: "dead letter replayed", outcome: fault ?? "stored" });
    await (fault === undefined
      ? DB.prepare("DELETE FROM dead_letters WHERE id = ?1").bind(id)
      : DB.prepare("UPDATE dead_letters SET replay_at = NULL, fault = ?2 WHERE id = ?1").bind(id, fault)
    ).run();
  }
}

/** Why the message is not stored; undefined where it is. */
async function faultOfReplay(env: Env, body: string): Promise<string | undefined> {
  const message = readMessage(env, parsed(body));
  if (message === undefined) return "not readable";
  // A wake-up message: the sweep finds by itself what is owed for that lead.
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
