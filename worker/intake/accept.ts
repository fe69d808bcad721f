import type { FormType } from "#lead/wire.ts";
import { type Env, mailSettings, webhookSettings } from "../env.ts";
import { identify } from "../leads/identity.ts";
import type { NewLead, Owed } from "../leads/record.ts";
import { storeLead } from "../leads/store.ts";
import { faultOf, log } from "../log.ts";
import { soon } from "../timeout.ts";
import { Refused } from "./refusal-error.ts";
import type { Submission } from "./schema.ts";
import { signsOf } from "./suspicion.ts";

/** How long the database may take before the queue takes the whole lead, in milliseconds. */
const patience = 2000;
const storeTries = 3;

export interface Arrival {
  readonly form: FormType;
  readonly submission: Submission;
  readonly key: string | undefined;
  /** A partner's page has sent more than its minute's worth, so this lead waits for the digest. */
  readonly crowded: boolean;
}

/**
 * Makes a lead of a submission and returns its reference once it cannot be lost: stored in the database, or, when
 * that is down, whole on the queue. Throws `Refused` with 503 when neither took it.
 */
export async function accept(env: Env, arrival: Arrival, now = Date.now()): Promise<string> {
  let lead = await newLead(env, arrival, now);
  const until = now + patience;
  for (let tries = 1, attempt = 0; tries <= storeTries; tries += 1) {
    try {
      const stored = await soon(storeLead(env.DB, lead), Math.max(until - Date.now(), 1));
      if (stored.outcome === "taken") {
        attempt += 1;
        lead = await newLead(env, arrival, now, attempt);
        continue;
      }
      // After a failed try the row may be its work, so its prompt may still be missing.
      if (stored.outcome === "new" || tries > 1) await prompt(env, stored.reference);
      log({ event: "accepted", reference: stored.reference, form: lead.form, outcome: stored.outcome });
      return stored.reference;
    } catch (error) {
      log({ event: "store failed", reference: lead.reference, tries, fault: faultOf(error) });
      const pause = 50 * 3 ** (tries - 1) * (0.5 + Math.random());
      if (Date.now() + pause >= until) break;
      if (tries < storeTries) await scheduler.wait(pause);
    }
  }
  return entrustToQueue(env, lead);
}

async function newLead(env: Env, arrival: Arrival, now: number, attempt = 0): Promise<NewLead> {
  const { form, submission, key, crowded } = arrival;
  const signs = signsOf(submission);
  const state = signs.length > 0 ? "suspect" : "accepted";
  const identity = await identify(form, submission.answers, key, now, attempt);
  return {
    ...identity,
    form,
    answers: submission.answers,
    source: submission.source,
    state,
    signs,
    receivedAt: now,
    owed: state === "suspect" ? [] : owedFor(env, crowded),
  };
}

/** What the consultant is owed for a lead: only channels that are configured. */
function owedFor(env: Env, crowded: boolean): readonly Owed[] {
  const mail: Owed = { channel: "mail", kind: crowded ? "digest" : "instant" };
  return [
    ...(mailSettings(env) ? [mail] : []),
    ...(webhookSettings(env) ? [{ channel: "webhook", kind: "instant" } as const] : []),
  ];
}

// The row is the record: without the prompt the sweep finds it within a minute.
async function prompt(env: Env, reference: string): Promise<void> {
  try {
    await soon(env.LEADS.send({ reference }), patience);
  } catch (error) {
    log({ event: "prompt failed", reference, fault: faultOf(error) });
  }
}

async function entrustToQueue(env: Env, lead: NewLead): Promise<string> {
  try {
    await soon(env.LEADS.send({ lead }), patience);
  } catch (error) {
    log({ event: "refused", form: lead.form, status: 503, fault: faultOf(error) });
    throw new Refused(503, "We could not store your message just now, so please send it again in a minute.", {
      "Retry-After": "60",
    });
  }
  log({ event: "accepted", reference: lead.reference, form: lead.form, outcome: "queued" });
  return lead.reference;
}
