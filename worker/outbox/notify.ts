import { minute } from "../durations.ts";
import { type Env, type MailSettings, mailSettings, type WebhookSettings, webhookSettings } from "../env.ts";
import { leadsOf, selectLeads } from "../leads/find.ts";
import type { Channel, Lead } from "../leads/record.ts";
import { raiseAlert } from "./alerts.ts";
import { type Claim, claimLeadMail, claimLeadWebhook, selectOpenLeadMail } from "./claims.ts";
import { deliver, type Outcome } from "./deliver.ts";
import { backoff, markLeadTold, postpone, reasonOf, removeNotifications, setMark } from "./ledger.ts";
import { withActions } from "./mails/action-links.ts";
import { leadMail } from "./mails/lead-mail.ts";
import { sendMail } from "./mails/send-mail.ts";
import { withPageNotices } from "./site-facts.ts";
import { leadEvent, postEvent, WebhookFailure } from "./webhook.ts";

// Where the inbox was found full, each further claim would count its mails in vain; the sweep looks every minute.
const fullUntil = new WeakMap<D1Database, number>();

/** The next claim asks the database again whether the inbox is full. */
export function forgetFullInbox(db: D1Database): void {
  fullUntil.delete(db);
}

/** Makes deliveries one after another. */
export type RunInSequence = (act: () => Promise<Outcome>) => Promise<void>;

/** So many failures show that a channel is down; each may take half a minute, of the 15 that an invocation has. */
const failuresAtOnce = 3;

/** A sequence of deliveries on one channel. What comes after three failures is not begun, and stays due. */
export function sequence(): RunInSequence {
  let failures = 0;
  let last = Promise.resolve();
  return (act) => {
    const next = async () => {
      if (failures < failuresAtOnce && (await act()) === "failed") failures += 1;
    };
    last = last.then(next, next);
    return last;
  };
}

/**
 * Sends the notifications of one lead that are due. Throws only when the database fails; a channel that fails goes
 * back into the ledger and leaves the other one alone. Mails go in sequence, so that a crash between a mail and its
 * mark repeats this one mail and no other.
 */
export async function notify(
  env: Env,
  reference: string,
  inSequence: RunInSequence,
  clock: () => number = Date.now,
): Promise<void> {
  const mail = mailSettings(env);
  const hook = webhookSettings(env);
  await Promise.all([
    mail && inSequence(() => deliverLeadMail(env, mail, reference, clock())),
    hook && deliverLeadWebhook(env.DB, hook, reference, clock()),
  ]);
}

interface ClaimedLead extends Claim {
  readonly lead: Lead;
}

async function deliverLeadMail(
  env: Env,
  mail: MailSettings,
  reference: string,
  now: number,
): Promise<Outcome> {
  const { DB: db } = env;
  return deliver<ClaimedLead>({
    label: { channel: "mail", reference },
    claim: () => claimWithRoom(db, mail, reference, now),
    send: async ({ lead }) => {
      const noticed = await withPageNotices([lead], env, mail);
      const [shown = lead] = await withActions(noticed, "lead", mail, now);
      return sendMail(mail, leadMail(shown, mail));
    },
    done: (_, answer) => markLeadTold(db, "mail", reference, answer, now),
    failed: ({ tries }, error) =>
      postpone(db, "mail", [reference], now + backoff(tries), reasonOf(error), now),
  });
}

async function claimWithRoom(
  db: D1Database,
  mail: MailSettings,
  reference: string,
  now: number,
): Promise<ClaimedLead | undefined> {
  if (now < (fullUntil.get(db) ?? 0)) return undefined;
  const [claimed, unclaimed, found] = await db.batch<Claim>([
    claimLeadMail(db, reference, mail, now),
    selectOpenLeadMail(db, reference, now),
    selectLeads(db, [reference]),
  ]);
  if (unclaimed?.results.length) fullUntil.set(db, now + minute);
  return withLead(db, "mail", reference, claimed?.results[0], leadsOf(found)[0]);
}

async function deliverLeadWebhook(
  db: D1Database,
  hook: WebhookSettings,
  reference: string,
  now: number,
): Promise<void> {
  await deliver<ClaimedLead>({
    label: { channel: "webhook", reference },
    claim: async () => {
      const [claimed, found] = await db.batch<Claim>([
        claimLeadWebhook(db, reference, hook, now),
        selectLeads(db, [reference]),
      ]);
      return withLead(db, "webhook", reference, claimed?.results[0], leadsOf(found)[0]);
    },
    send: ({ lead }) => postEvent(hook, leadEvent(lead), now),
    done: (_, answer) => markLeadTold(db, "webhook", reference, answer, now),
    failed: async ({ tries }, error) => {
      const failure = error instanceof WebhookFailure ? error : undefined;
      if (failure?.gone) {
        // Nothing is sent to this address any more; a new one starts afresh.
        await setMark(db, "gone", now, hook.url);
        await raiseAlert(db, "webhook-gone", now);
      }
      const wait = failure?.retryAfter ?? backoff(tries);
      await postpone(db, "webhook", [reference], now + wait, reasonOf(error), now);
    },
  });
}

async function withLead(
  db: D1Database,
  channel: Channel,
  reference: string,
  claim: Claim | undefined,
  lead: Lead | undefined,
): Promise<ClaimedLead | undefined> {
  if (claim === undefined) return undefined;
  if (lead !== undefined) return { ...claim, lead };
  // Erased while it waited.
  await removeNotifications(db, channel, [reference]);
  return undefined;
}
