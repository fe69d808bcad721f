import { isoTime, showTime } from "#lead/local-time.ts";
import type { Row } from "#lead/present.ts";
import { consultantWords } from "../consultant-words.ts";
import { day, hour, minute } from "../durations.ts";
import { type Env, type MailSettings, webhookSettings } from "../env.ts";
import { findSince, findToDo } from "../leads/find.ts";
import { claimSystemMail } from "../leads/mail-claims.ts";
import {
  countUnsent,
  findFailure,
  markDailyMailSent,
  postpone,
  type SystemMessage,
} from "../leads/notifications.ts";
import { readWorkerState } from "../leads/worker-state.ts";
import { deliver, type Outcome } from "./deliver.ts";
import { reasonOf } from "./failure-reason.ts";
import { withActions } from "./mails/action-links.ts";
import { type Daily, dailyMail, listed } from "./mails/daily-mail.ts";
import { sendMail } from "./mails/send-mail.ts";
import { backoff, systemMailPause } from "./policy.ts";
import { markClosedPages, notesOnFacts } from "./site-facts.ts";

/** Sends the daily mail, an empty one too. */
export async function sendDailyMail(
  env: Env,
  mail: MailSettings,
  { id }: SystemMessage,
  now: number,
): Promise<Outcome> {
  const { DB } = env;
  return deliver({
    label: { channel: "mail", outcome: "daily" },
    claim: () => claimSystemMail(DB, id, systemMailPause, now),
    // Read behind the claim: what cannot be read is tried again with pauses, as what cannot be sent.
    send: async () => sendMail(mail, dailyMail(await readDaily(env, mail, now), mail)),
    done: () => markDailyMailSent(DB, id, now),
    failed: ({ tries }, error) =>
      postpone(DB, "mail", [id], { dueAt: now + backoff(tries), fault: reasonOf(error), now }),
  });
}

/** Leads that are read for the daily mail; of more only the number is told. */
const readAtMost = 100;

async function readDaily(env: Env, mail: MailSettings, now: number): Promise<Daily> {
  const last = await readWorkerState(env.DB, "daily");
  const since = last === undefined || last.value === "none yet" ? now - 2 * day : last.at;
  const { fresh, suspects, tests, databaseSize } = await findSince(env.DB, since, {
    leads: readAtMost,
    suspects: listed,
  });
  const { tested } = consultantWords(mail).mails.daily;
  const monthOf = (time: number) => isoTime(time, mail.timeZone).slice(0, 7);
  const today = isoTime(now, mail.timeZone).slice(0, 10);
  const { waiting, due } = await findToDo(env.DB, { before: now - day, today, limit: listed });
  return {
    at: now,
    fresh: fresh.leads,
    freshCount: fresh.count,
    waiting: await withActions(waiting.leads, "waiting", mail, now),
    waitingCount: waiting.count,
    suspects: await withActions(markClosedPages(suspects.leads, env), "suspect", mail, now),
    suspectCount: suspects.count,
    due: due.leads,
    dueCount: due.count,
    unsent: await countUnsent(env.DB, now - hour),
    state: await readState(env, mail, now, databaseSize),
    endedMonth: monthOf(since) === monthOf(now) ? undefined : monthOf(since),
    // A page that was left in test mode loses leads without a word.
    notes: [...notesOnFacts(mail, env, now), ...tests.map(({ posts, origin }) => tested(posts, origin))],
  };
}

async function readState(
  env: Env,
  reader: MailSettings,
  now: number,
  databaseSize: number,
): Promise<readonly Row[]> {
  const { locale, state } = consultantWords(reader).mails;
  const swept = await readWorkerState(env.DB, "swept");
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
