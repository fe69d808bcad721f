import * as z from "zod/mini";
import { isRecord } from "#lead/is-record.ts";
import type { Env } from "../env.ts";
import { storeDeadLetter } from "../leads/dead-letters.ts";
import type { NewLead } from "../leads/record.ts";
import { storeLead } from "../leads/store.ts";
import { addAlert } from "../leads/worker-state.ts";
import { faultOf, log } from "../log.ts";
import { minute } from "../time/durations.ts";
import { withTimeout } from "../time/timeout.ts";
import { mailUnstored, type UnstoredLead } from "./late-leads.ts";
import { notify, type RunInSequence, sequence } from "./notify.ts";

/** A wake-up about a stored lead, or the whole lead if the database did not accept it. */
export type LeadMessage = { reference: string } | QueuedLead;

interface QueuedLead {
  lead: NewLead;
  /** The message replaces one that was retried for too long. */
  again?: boolean;
}

const sendTimeout = 2000;
/**
 * Milliseconds, longer than three mails that hang. Without it, a database that hangs would use up an attempt
 * each 15 minutes, when Cloudflare ends the invocation.
 */
const messageTimeout = 2 * minute;
/**
 * In seconds: at most half an hour, so that leads are stored and mailed within an hour of a repair. A message
 * on the dead-letter queue has already waited for most of an hour.
 */
const retryDelay = (attempts: number, isDead: boolean) =>
  Math.min(5 * 2 ** (attempts + (isDead ? 5 : 0)), (30 * minute) / 1000);

/**
 * After this many attempts, about 20 hours, a new message replaces it: before the free plan deletes it (24
 * hours) and before its 100 attempts are used up.
 */
const triesOfOneMessage = 40;

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
        log({
          event: "message failed",
          outcome: batch.queue,
          tries: message.attempts,
          fault: faultOf(error),
        });
        const content = readMessage(message.body);
        const queued = content && "lead" in content ? content : undefined;
        if (isDead && queued) unstored.push(...leadToMail(queued, message.attempts));
        await retryLater(env, message, isDead, queued ? { ...queued, again: true } : message.body);
      }
    }),
  );
  if (unstored.length > 0) await mailUnstored(env, unstored);
}

/** Not at each attempt, since a database that is down records no mail. */
function leadToMail({ lead, again = false }: QueuedLead, attempts: number): UnstoredLead[] {
  const isTurn = again ? attempts === 1 : Number.isInteger(Math.log2(attempts));
  return isTurn ? [{ lead, isRepeat: again || attempts > 1 }] : [];
}

async function retryLater(env: Env, message: Message<unknown>, isDead: boolean, replacement: unknown) {
  const { attempts } = message;
  const isOld = isDead && attempts >= triesOfOneMessage;
  const isReplaced =
    isOld &&
    (await enqueue(env, replacement as LeadMessage).then(
      () => true,
      () => false,
    ));
  if (isReplaced) message.ack();
  else message.retry({ delaySeconds: retryDelay(attempts, isDead) });
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
  if (isDead || content.again) await addAlert(env.DB, "late-lead", Date.now());
  await notify(env, stored.reference, inSequence);
}

async function store(env: Env, { id, body }: Message<unknown>, fault: string) {
  log({ event: "dead letter stored" });
  const now = Date.now();
  await storeDeadLetter(env.DB, id, body, fault, now);
  await addAlert(env.DB, "dead-letter", now);
}

const text = z.string().check(z.minLength(1));
const leadMessage = z.union([
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
    again: z.optional(z.boolean()),
  }),
]);

export function readMessage(body: unknown): LeadMessage | undefined {
  return leadMessage.safeParse(body).data as LeadMessage | undefined;
}
