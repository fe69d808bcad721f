import { showTime } from "#lead/local-time.ts";
import type { Row } from "#lead/present.ts";
import { day, hour, minute } from "../durations.ts";
import { type Env, type MailSettings, webhookSettings, wholeNumber } from "../env.ts";
import { findLeadsSince, findWaiting } from "../leads/find.ts";
import { type Claim, claimDaily, findDailySuspects, type SystemNotification } from "./claims.ts";
import { deliver, type Outcome } from "./deliver.ts";
import { findInOrder } from "./digests.ts";
import {
  addDaily,
  backoff,
  countUnsent,
  findFailure,
  markDailySent,
  postpone,
  readMark,
  reasonOf,
} from "./ledger.ts";
import { withActions } from "./mails/action-links.ts";
import type { NamingMail } from "./mails/compose.ts";
import { dailyMails, listed } from "./mails/daily-mail.ts";
import { sendMail } from "./mails/send-mail.ts";
import { mailWords } from "./mails/words/mail-words.ts";
import { notesOnFacts, withPageNotices } from "./site-facts.ts";

/** Adds the daily mail once its hour has come since the last one that was sent, however late the cron is. */
export async function addDailyMail(env: Env, now: number): Promise<void> {
  if (env.DIGEST_HOUR === "") return;
  const ofDay = wholeNumber(env.DIGEST_HOUR, 13) * hour;
  const dueAt = Math.floor((now - ofDay) / day) * day + ofDay;
  await addDaily(env.DB, `daily-${new Date(dueAt).toISOString().slice(0, 10)}`, dueAt, now);
}

interface ClaimedDaily extends Claim, NamingMail {}

/** Sends the daily mail, an empty one too, with the suspects that no sent mail has named. */
export async function sendDailyMail(
  env: Env,
  mail: MailSettings,
  { reference }: SystemNotification,
  now: number,
): Promise<Outcome> {
  const { DB } = env;
  return deliver<ClaimedDaily>({
    label: { channel: "mail", outcome: "daily" },
    claim: async () => {
      const found = await findInOrder(DB, await findDailySuspects(DB, now));
      const noticed = await withPageNotices(found, env, mail);
      const suspects = await withActions(noticed, "suspect", mail, now);
      const daily = { ...(await readDaily(env, mail, now)), suspects };
      const [planned] = dailyMails(daily, mail);
      const claim = await claimDaily(DB, reference, planned?.references ?? [], mail.perDay, now);
      if (claim === undefined) return undefined;
      const got = new Set(claim.references);
      const named = suspects.filter((lead) => got.has(lead.reference));
      const [naming] = dailyMails({ ...daily, suspects: named }, mail);
      return naming && { ...naming, tries: claim.tries };
    },
    send: (claim) => sendMail(mail, claim.mail),
    done: ({ references }, answer) =>
      markDailySent(DB, { name: reference, about: "daily", answer }, references, now),
    failed: ({ references, tries }, error) =>
      postpone(DB, "mail", [reference, ...references], now + backoff(tries), reasonOf(error), now),
  });
}

/** Leads that are read for the daily mail; of more only the number is told. */
const readAtMost = 100;

async function readDaily(env: Env, mail: MailSettings, now: number) {
  const last = await readMark(env.DB, "daily");
  const since = last === undefined || last.value === "none yet" ? now - 2 * day : last.at;
  const fresh = await findLeadsSince(env.DB, since, readAtMost);
  const waiting = await findWaiting(env.DB, now - day, listed);
  return {
    at: now,
    fresh: fresh.leads,
    freshCount: fresh.count,
    waiting: await withActions(waiting.leads, "waiting", mail, now),
    waitingCount: waiting.count,
    unsent: await countUnsent(env.DB, now - hour),
    state: await readState(env, mail, now, fresh.databaseSize),
    notes: await notesOnFacts(env, mail, now),
  };
}

async function readState(
  env: Env,
  reader: MailSettings,
  now: number,
  databaseSize: number,
): Promise<readonly Row[]> {
  const { locale, state } = mailWords(reader);
  const swept = await readMark(env.DB, "swept");
  const mail = await findFailure(env.DB, "mail");
  const hook = webhookSettings(env) && ((await findFailure(env.DB, "webhook")) ?? state.works);
  const failing = ({ since, errors }: { since: number; errors: readonly string[] }) =>
    state.failing(showTime(since, env.TIME_ZONE, locale), errors.join(", "));
  return [
    row(state.cron, swept === undefined ? state.firstRun : state.ranBefore(minutesIn(now - swept.at))),
    row(state.database, state.answers(databaseSize / 1e6)),
    row(state.mail, mail === undefined ? state.works : failing(mail)),
    row(state.webhook, hook === undefined ? state.off : typeof hook === "string" ? hook : failing(hook)),
    row(state.heartbeat, env.HEARTBEAT_URL ? state.on : state.off),
  ];
}

function minutesIn(milliseconds: number): number {
  return Math.round(milliseconds / minute);
}

function row(label: string, value: string): Row {
  return { name: "state", label, value };
}
