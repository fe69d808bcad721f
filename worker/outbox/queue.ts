import * as z from "zod/mini";
import { isRecord } from "#lead/is-record.ts";
import type { Env } from "../env.ts";
import { storeDeadLetter } from "../leads/dead-letters.ts";
import type { NewLead } from "../leads/record.ts";
import { storeLead } from "../leads/store.ts";
import { addAlert } from "../leads/worker-state.ts";
import { faultOf, log } from "../log.ts";
import { hour, minute } from "../time/durations.ts";
import { withTimeout } from "../time/timeout.ts";
import { mailUnstored, type UnstoredLead } from "./late-leads.ts";
import { notify, type RunInSequence, sequence } from "./notify.ts";

/** A wake-up about a stored lead, or the whole lead if the database did not accept it. */
export type LeadMessage = { reference: string } | { lead: NewLead };

const sendTimeout = 2000;
/**
 * Milliseconds, longer than three mails that hang. Without it, a database that hangs would use up an attempt
 * each 15 minutes, when Cloudflare ends the invocation.
 */
const messageTimeout = 2 * minute;
/**
 * In seconds. For 97 hours a message is retried at least every 75 minutes, so that it is stored soon after a
 * repair; then every twelve hours, the platform's limit. 100 attempts take two weeks, longer than the
 * retention. A message on the dead-letter queue has waited for most of an hour.
 */
const retryDelay = (attempts: number, isDead: boolean) =>
  attempts <= 80
    ? Math.min(5 * 2 ** (attempts + (isDead ? 5 : 0)), (75 * minute) / 1000)
    : (12 * hour) / 1000;

/** After this many attempts, a message that a working database refuses becomes a dead letter. */
const manyTries = 30;

export async function enqueue(env: Env, message: LeadMessage): Promise<void> {
  await withTimeout(env.LEADS.send(message), sendTimeout);
}

/**
 * A bad message neither stops nor repeats the others of its batch. The dead-letter queue has messages that
 * failed during a long outage of the database.
 */
export async function consume(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const isDead = batch.queue.endsWith("-dead");
  const inSequence = sequence();
  const unstored: UnstoredLead[] = [];
  await Promise.all(
    batch.messages.map(async (message) => {
      try {
        await withTimeout(consumeOne(env, message, isDead, inSequence), messageTimeout);
        message.ack();
      } catch (error) {
        const { attempts } = message;
        const content = readMessage(message.body);
        if (isDead && isPowerOfTwo(attempts) && content && "lead" in content)
          unstored.push({ lead: content.lead, isRepeat: attempts > 1 });
        log({ event: "message failed", outcome: batch.queue, tries: attempts, fault: faultOf(error) });
        message.retry({ delaySeconds: retryDelay(attempts, isDead) });
      }
    }),
  );
  if (unstored.length > 0) await mailUnstored(env, unstored);
}

/** Attempts at which an unstored lead is mailed: not all, since a database that is down records no mail. */
function isPowerOfTwo(attempts: number) {
  return Number.isInteger(Math.log2(attempts));
}

async function consumeOne(env: Env, message: Message<unknown>, isDead: boolean, inSequence: RunInSequence) {
  // The health check's probe.
  if (isRecord(message.body) && "probe" in message.body) return;
  const content = readMessage(message.body);
  if (content === undefined) return store(env, message, "not readable");
  if ("reference" in content) return notify(env, content.reference, inSequence);
  const tryToStore = () => storeLead(env.DB, content.lead);
  const stored = await tryToStore().catch(async (error: unknown) => {
    if (!isDead || message.attempts <= manyTries) throw error;
    // Once more, so that a passing failure does not turn a good lead into a dead letter.
    return tryToStore().catch(async () => {
      // This fails too while the database is down, and then the message is retried.
      await store(env, message, "not storable");
      return undefined;
    });
  });
  if (stored === undefined) return;
  if (stored.outcome === "taken") return store(env, message, "another lead has this reference");
  if (isDead) await addAlert(env.DB, "late-lead", Date.now());
  await notify(env, stored.reference, inSequence);
}

async function store(env: Env, { id, body }: Message<unknown>, fault: string) {
  log({ event: "dead letter stored" });
  const now = Date.now();
  await storeDeadLetter(env.DB, id, body, fault, now);
  await addAlert(env.DB, "dead-letter", now);
}

const text = z.string().check(z.minLength(1));
const queued = z.union([
  z.object({ reference: z.string() }),
  z.object({
    lead: z.looseObject({
      reference: text,
      keyHash: text,
      fingerprint: text,
      form: z.enum(["contact", "request"]),
      answers: z.looseObject({}),
      receivedAt: z.number(),
      pending: z.array(z.unknown()),
    }),
  }),
]);

export function readMessage(body: unknown): LeadMessage | undefined {
  return queued.safeParse(body).data as LeadMessage | undefined;
}
