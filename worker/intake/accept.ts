import { type FormType, testPrefix } from "#lead/wire.ts";
import { confirmationSettings, type Env, linkSecrets } from "../env.ts";
import { identify } from "../leads/identity.ts";
import type { NewLead } from "../leads/record.ts";
import { storeLead } from "../leads/store.ts";
import { countTestPost } from "../leads/test-posts.ts";
import { faultOf, log } from "../log.ts";
import { pendingNotifications } from "../outbox/pending.ts";
import { enqueue } from "../outbox/queue.ts";
import { withTimeout } from "../time/timeout.ts";
import { networkHashOf } from "./client.ts";
import { RefusalError } from "./refusal-error.ts";
import type { Submission } from "./schema.ts";
import { isOrigin } from "./source.ts";
import { signsOf } from "./suspicion.ts";

/** Milliseconds after which the whole lead goes onto the queue instead. */
const storeTimeout = 2000;
const storeTries = 3;

export interface FormPost {
  form: FormType;
  submission: Submission;
  key: string | undefined;
  overPartnerBudget: boolean;
  /** Origin of the sending page, unless it is our own site. */
  origin?: string | undefined;
  address?: string | undefined;
}

export interface Accepted {
  reference: string;
  isLate?: boolean;
}

/**
 * Returns a reference once the lead cannot be lost: it is in the database, or whole on the queue. Throws a
 * `RefusalError` with 503 if both fail.
 */
export async function accept(env: Env, post: FormPost, now = Date.now()): Promise<Accepted> {
  if (post.submission.isTest) return acceptTest(env, post, now);
  let lead = await newLead(env, post, now);
  const until = now + storeTimeout;
  for (let tries = 1, attempt = 0; tries <= storeTries; tries += 1) {
    try {
      const stored = await withTimeout(storeLead(env.DB, lead), Math.max(until - Date.now(), 1));
      if (stored.outcome === "taken") {
        attempt += 1;
        lead = await newLead(env, post, now, attempt);
        continue;
      }
      // A failed attempt may have written the row, so its wake-up may be missing.
      if (stored.outcome === "new" || tries > 1) await wakeConsumer(env, stored.reference);
      log({ event: "accepted", reference: stored.reference, form: lead.form, outcome: stored.outcome });
      return { reference: stored.reference };
    } catch (error) {
      log({ event: "store failed", reference: lead.reference, tries, fault: faultOf(error) });
      const pause = 50 * 3 ** (tries - 1) * (0.5 + Math.random());
      if (Date.now() + pause >= until) break;
      if (tries < storeTries) await scheduler.wait(pause);
    }
  }
  return queueWholeLead(env, lead);
}

async function acceptTest(
  env: Env,
  { form, submission, key, origin }: FormPost,
  now: number,
): Promise<Accepted> {
  const { answers } = submission;
  const { reference } = await identify({ secrets: linkSecrets(env), form, answers, key, now });
  log({ event: "tested", form });
  if (origin !== undefined)
    await withTimeout(countTestPost(env.DB, origin, now), storeTimeout).catch((error) =>
      log({ event: "test not counted", fault: faultOf(error) }),
    );
  return { reference: reference.replace(/^\w+-/, testPrefix) };
}

async function newLead(env: Env, post: FormPost, now: number, attempt = 0): Promise<NewLead> {
  const { form, submission, key, overPartnerBudget } = post;
  const signs = signsOf(submission);
  const isSuspect = signs.length > 0;
  const [identity, networkHash] = await Promise.all([
    identify({ secrets: linkSecrets(env), form, answers: submission.answers, key, now, attempt }),
    networkHashOf(env, post.address ?? ""),
  ]);
  return {
    ...identity,
    networkHash,
    form,
    answers: submission.answers,
    source: { ...submission.source, ...(isOrigin(post.origin) && { origin: post.origin }) },
    language: submission.language,
    notice: submission.notice,
    phoneEntry: submission.phoneEntry,
    state: isSuspect ? "suspect" : "accepted",
    signs,
    receivedAt: now,
    confirms: !isSuspect && confirmationSettings(env) !== undefined,
    pending: pendingNotifications(env, isSuspect, overPartnerBudget ? "digest" : "instant"),
  };
}

// Best effort: without a wake-up, the sweep finds the row within a minute.
async function wakeConsumer(env: Env, reference: string) {
  try {
    await enqueue(env, { reference });
  } catch (error) {
    log({ event: "wake-up failed", reference, fault: faultOf(error) });
  }
}

async function queueWholeLead(env: Env, lead: NewLead): Promise<Accepted> {
  try {
    // The visitor gets this reference, so the lead keeps it, even if it repeats one of ten minutes before.
    await enqueue(env, { lead: { ...lead, earlierReference: "" } });
  } catch (error) {
    log({ event: "refused", form: lead.form, status: 503, fault: faultOf(error) });
    throw new RefusalError(503, "notStored", { "Retry-After": "60" });
  }
  log({ event: "accepted", reference: lead.reference, form: lead.form, outcome: "queued" });
  return { reference: lead.reference, isLate: true };
}
