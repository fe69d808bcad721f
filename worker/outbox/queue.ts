import type { Env } from "../env.ts";
import type { LeadMessage, NewLead } from "../leads/record.ts";
import { keepDeadLetter, storeLead } from "../leads/store.ts";
import { faultOf, log } from "../log.ts";
import { raise } from "./alerts.ts";
import { type InTurn, notify, oneByOne } from "./notify.ts";

const longestPause = 3600;

/** After so many tries on the dead-letter queue it is not the database that fails. */
const hopeless = 30;

/**
 * Stores and notifies, each message by itself: a bad one neither stops nor repeats the others of its batch. Serves
 * the dead-letter queue too, whose messages failed because the database was down for long.
 */
export async function consume(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const dead = batch.queue.endsWith("-dead");
  const inTurn = oneByOne();
  await Promise.all(
    batch.messages.map(async (message) => {
      try {
        await take(env, message, dead, inTurn);
        message.ack();
      } catch (error) {
        log({
          event: "message failed",
          outcome: batch.queue,
          tries: message.attempts,
          fault: faultOf(error),
        });
        message.retry({ delaySeconds: Math.min(5 * 2 ** message.attempts, longestPause) });
      }
    }),
  );
}

async function take(env: Env, message: Message<unknown>, dead: boolean, inTurn: InTurn): Promise<void> {
  const { body } = message;
  if (!isLeadMessage(body) || (dead && message.attempts > hopeless))
    return keep(env, message, "not readable");
  if ("reference" in body) return notify(env, body.reference, inTurn);
  const stored = await storeLead(env.DB, body.lead);
  if (stored.outcome === "taken") return keep(env, message, "another lead has this reference");
  if (dead) await raise(env.DB, "late-lead", Date.now());
  await notify(env, stored.reference, inTurn);
}

async function keep(env: Env, { id, body }: Message<unknown>, fault: string): Promise<void> {
  log({ event: "dead letter kept" });
  const now = Date.now();
  await keepDeadLetter(env.DB, id, body, fault, now);
  await raise(env.DB, "dead-letter", now);
}

function isLeadMessage(body: unknown): body is LeadMessage {
  if (typeof body !== "object" || body === null) return false;
  if ("reference" in body) return typeof body.reference === "string";
  return "lead" in body && isNewLead(body.lead);
}

function isNewLead(lead: unknown): lead is NewLead {
  if (typeof lead !== "object" || lead === null) return false;
  const { reference, keyHash, fingerprint, form, answers, receivedAt } = lead as Partial<NewLead>;
  return (
    [reference, keyHash, fingerprint].every((text) => typeof text === "string" && text !== "") &&
    (form === "contact" || form === "request") &&
    typeof answers === "object" &&
    typeof receivedAt === "number"
  );
}
