import { isoTime, showTime } from "#lead/local-time.ts";
import { type Row, row } from "#lead/present.ts";
import { consultantWords } from "../consultant-words.ts";
import {
  type Env,
  type MailSettings,
  mailSettings,
  timeZoneOf,
  webhookSettings,
  wholeNumber,
} from "../env.ts";
import { find } from "../leads/browse.ts";
import { type Found, findSince } from "../leads/find.ts";
import { claimSystemMail } from "../leads/mail-claims.ts";
import { countUnsent, findFailure, markDailyMailSent, type SystemMessage } from "../leads/notifications.ts";
import type { Channel } from "../leads/record.ts";
import { sql } from "../leads/sql.ts";
import { addDailyMail, readLastRuns } from "../leads/worker-state.ts";
import { day, hour, minute } from "../time/durations.ts";
import { type DeliveryResult, deliver, postponing } from "./deliver.ts";
import { withActions } from "./mails/action-links.ts";
import { type Daily, dailyMail, listed } from "./mails/daily-mail.ts";
import type { MailLead } from "./mails/mail-lead.ts";
import { sendMail } from "./mails/send-mail.ts";
import { systemMailPause } from "./policy.ts";
import { notesOnFacts } from "./site-facts.ts";

/** Time zones differ by multiples of a quarter of an hour. */
const step = 15 * minute;

/** Undefined if the daily mail is switched off. */
function lastDailyTime(env: Env, now: number) {
  if (env.DAILY_MAIL_HOUR === "" || mailSettings(env) === undefined) return undefined;
  const hour = wholeNumber(env.DAILY_MAIL_HOUR, 6);
  const clock = new Intl.DateTimeFormat("en-CA", {
    timeZone: timeZoneOf(env),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const shown = `${String(hour).padStart(2, "0")}:00`;
  // A day on which daylight saving time skips this hour has no daily mail.
  for (let at = Math.floor(now / step) * step; at > now - 2 * day; at -= step) {
    if (clock.format(at) === shown) return at;
  }
  return undefined;
}

export async function planDailyMail(env: Env, now: number): Promise<void> {
  const dueAt = lastDailyTime(env, now);
  if (dueAt !== undefined) await addDailyMail(env.DB, dueAt, now);
}

export async function sendDailyMail(
  env: Env,
  mail: MailSettings,
  { id }: SystemMessage,
  now: number,
): Promise<DeliveryResult> {
  const { DB } = env;
  return deliver({
    label: { channel: "mail", outcome: "daily" },
    claim: () => claimSystemMail(DB, id, systemMailPause, now),
    // Reading after the claim makes a failing read back off like a failing send.
    send: async () => sendMail(mail, dailyMail(await readDaily(env, mail, now), mail)),
    done: () => markDailyMailSent(DB, id, now),
    failed: postponing(DB, "mail", [id], now),
  });
}

const readAtMost = 100;

async function readDaily(env: Env, mail: MailSettings, now: number): Promise<Daily> {
  const { daily: since = now - 2 * day, swept } = await readLastRuns(env.DB);
  const atMost = { leads: readAtMost, suspects: listed };
  const { fresh, suspects, tests, databaseSize } = await findSince(env.DB, since, atMost);
  const { tested } = consultantWords(mail).mails.daily;
  const today = isoTime(now, mail.timeZone).slice(0, 10);
  const before = isoTime(since, mail.timeZone).slice(0, 7);
  const first = { limit: listed, offset: 0 };
  const waiting = await find(env.DB, { state: "waiting", until: now - day }, first);
  const offered = async (found: Found<MailLead>, offer: "waiting" | "suspect") => {
    const leads = await Promise.all(found.leads.map((lead) => withActions(lead, offer, mail, now)));
    return { ...found, leads };
  };
  const byOwner = { ...first, order: sql`owner IS NULL, owner, next_on, reference` };
  return {
    at: now,
    fresh,
    waiting: await offered(waiting, "waiting"),
    suspects: await offered(suspects, "suspect"),
    due: await find(env.DB, { state: "due", today }, byOwner),
    unsent: await countUnsent(env.DB, now - hour),
    state: await readState(env, mail, swept === undefined ? undefined : now - swept, databaseSize),
    endedMonth: today.startsWith(before) ? undefined : before,
    notes: [...notesOnFacts(mail, now), ...tests.map(({ posts, origin }) => tested(posts, origin))],
  };
}

async function readState(
  env: Env,
  reader: MailSettings,
  sweptAgo: number | undefined,
  databaseSize: number,
): Promise<readonly Row[]> {
  const { locale, state } = consultantWords(reader).mails;
  const stateOf = async (channel: Channel) => {
    const failure = await findFailure(env.DB, channel);
    if (failure === undefined) return state.works;
    return state.failing(showTime(failure.since, env.TIME_ZONE, locale), failure.errors.join(", "));
  };
  return [
    row(state.cron, sweptAgo === undefined ? state.firstRun : state.ranBefore(Math.round(sweptAgo / minute))),
    row(state.database, state.answers(databaseSize / 1e6)),
    row(state.mail, await stateOf("mail")),
    row(state.webhook, webhookSettings(env) ? await stateOf("webhook") : state.off),
    row(state.heartbeat, env.HEARTBEAT_URL ? state.on : state.off),
  ];
}
