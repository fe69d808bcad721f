import { languageOfCode } from "#lead/languages.ts";
import { confirmationSettings, type Env, timeZoneOf } from "../env.ts";
import {
  claimConfirmation,
  findDueConfirmations,
  markConfirmed,
  markMailRefused,
  postponeConfirmation,
} from "../leads/confirmations.ts";
import { personOf } from "../leads/identity.ts";
import type { Lead } from "../leads/record.ts";
import { addAlert } from "../leads/worker-state.ts";
import { receiptAddress } from "../signing/receipt-address.ts";
import { deliver } from "./deliver.ts";
import { reasonOf, suppressed } from "./failure-reason.ts";
import { confirmationMail } from "./mails/confirmation-mail.ts";
import { sendMail } from "./mails/send-mail.ts";

/** Per sweep. A firm that confirms is on Cloudflare's paid plan, whose limit of calls is far higher. */
const confirmationsOfSweep = 10;

/** Stops at the first failure, because the mailer that failed would also hold up the others. */
export async function sendConfirmations(env: Env, now: number): Promise<void> {
  const settings = confirmationSettings(env);
  if (settings === undefined) return;
  const { DB: db } = env;
  for (const reference of await findDueConfirmations(db, confirmationsOfSweep, now)) {
    const result = await deliver({
      label: { channel: "mail", reference, outcome: "confirmation" },
      claim: () => claimConfirmation(db, reference, now),
      send: async ({ lead }) => sendMail({ ...settings, to: [addressOf(lead)] }, await mailFor(env, lead)),
      done: (_, answer) => markConfirmed(db, reference, answer, now),
      failed: async ({ lead }, error) => {
        const reason = reasonOf(error);
        if (reason === suppressed) await noteRefusal(db, addressOf(lead), now);
        // Any other code means that it was not sent; without one it may have been, and is not sent again.
        else if (reason.startsWith("E_")) await postponeConfirmation(db, reference, now);
      },
    });
    if (result === "failed") return;
  }
}

export async function noteRefusal(
  db: D1Database,
  address: string,
  now: number,
  isComplaint = false,
): Promise<void> {
  const { email } = await personOf({ email: address });
  if (await markMailRefused(db, email, now, isComplaint)) await addAlert(db, "confirmations-paused", now);
}

const addressOf = ({ answers }: Lead) => String(answers.email);

async function mailFor(env: Env, lead: Lead) {
  const language = languageOfCode(lead.language);
  const page = env.SITE_ORIGIN + (await receiptAddress(env, lead, language));
  return confirmationMail(lead, language, page, timeZoneOf(env));
}
