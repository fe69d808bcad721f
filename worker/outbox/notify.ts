import { type Env, type MailSettings, mailSettings, type WebhookSettings, webhookSettings } from "../env.ts";
import { claimInstantMail } from "../leads/mail-claims.ts";
import { claimLeadWebhook, markLeadsNotified, postpone } from "../leads/notifications.ts";
import { addAlert, writeWorkerState } from "../leads/worker-state.ts";
import { type DeliveryResult, deliver, postponing } from "./deliver.ts";
import { reasonOf } from "./failure-reason.ts";
import { withActions } from "./mails/action-links.ts";
import { leadMail } from "./mails/lead-mail.ts";
import { sendMail } from "./mails/send-mail.ts";
import { instantBounds } from "./policy.ts";
import { leadEvent, postEvent, WebhookFailure } from "./webhook.ts";

export type RunInSequence = (task: () => Promise<DeliveryResult>) => Promise<void>;

/** After this many failures the channel is down. Each may take 30 s of an invocation's 15 minutes. */
const mostFailures = 3;

/** Runs deliveries one after another; after three failures, the others stay due. */
export function sequence(): RunInSequence {
  let failures = 0;
  let last = Promise.resolve();
  return (task) => {
    const next = async () => {
      if (failures < mostFailures && (await task()) === "failed") failures += 1;
    };
    last = last.then(next, next);
    return last;
  };
}

/**
 * Throws only if the database fails. Mails go in sequence, so that a crash between a mail and its mark
 * repeats only that mail.
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
    mail && inSequence(() => deliverLeadMail(mail, reference, clock())),
    hook && deliverLeadWebhook(env.DB, hook, reference, clock()),
  ]);
}

async function deliverLeadMail(mail: MailSettings, reference: string, now: number): Promise<DeliveryResult> {
  const { db } = mail;
  return deliver({
    label: { channel: "mail", reference },
    claim: () => claimInstantMail(db, reference, instantBounds(mail), now),
    send: async ({ lead }) => {
      const withLinks = await withActions(lead, "lead", mail, now);
      return sendMail(mail, leadMail(withLinks, mail));
    },
    done: (_, answer) => markLeadsNotified(db, [reference], { at: now, what: "mail", about: "lead", answer }),
    failed: (_, error) => postpone(db, "mail", [reference], { dueAt: now, fault: reasonOf(error), now }),
  });
}

async function deliverLeadWebhook(db: D1Database, hook: WebhookSettings, reference: string, now: number) {
  await deliver({
    label: { channel: "webhook", reference },
    claim: () => claimLeadWebhook(db, reference, hook.url, now),
    send: ({ lead }) => postEvent(hook, leadEvent(lead), now),
    done: (_, answer) =>
      markLeadsNotified(db, [reference], { at: now, what: "webhook", about: "lead", answer }),
    failed: async (claim, error) => {
      if (error instanceof WebhookFailure && error.gone) {
        // Nothing more is sent to this address; a new one starts afresh.
        await writeWorkerState(db, "gone", now, hook.url);
        await addAlert(db, "webhook-gone", now);
      }
      await postponing(db, "webhook", [reference], now)(claim, error);
    },
  });
}
