import type { Env } from "./env.ts";
import type { LeadMessage, NewLead } from "./lead-record.ts";
import { faultOf, log } from "./log.ts";
import { notify } from "./notify.ts";
import { storeLead } from "./store.ts";

/** Stores and notifies, one message at a time: a bad one neither stops nor repeats the others of its batch. */
export async function consume(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  for (const message of batch.messages) {
    try {
      await notify(env, await settleMessage(env, message.body));
      message.ack();
    } catch (error) {
      log({ event: "message failed", tries: message.attempts, fault: faultOf(error) });
      message.retry({ delaySeconds: Math.min(10 * 2 ** (message.attempts - 1), 3600) });
    }
  }
}

/** The reference a message is about, its lead stored first if it carries one. */
async function settleMessage(env: Env, body: unknown): Promise<string> {
  if (!isLeadMessage(body)) throw new TypeError("not a lead message");
  if ("reference" in body) return body.reference;
  const stored = await storeLead(env.DB, body.lead);
  if (stored.outcome === "taken") throw new Error("another lead has this reference");
  return stored.reference;
}

function isLeadMessage(body: unknown): body is LeadMessage {
  if (typeof body !== "object" || body === null) return false;
  if ("reference" in body) return typeof body.reference === "string";
  return "lead" in body && typeof (body.lead as NewLead | null)?.reference === "string";
}
