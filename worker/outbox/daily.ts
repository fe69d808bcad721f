import { isoTime, showTime, startOfDay } from "#lead/local-time.ts";
import { type Row, row } from "#lead/present.ts";
import {
  type Env,
  type MailSettings,
  mailSettings,
  parseWholeNumber,
  timeZoneOf,
  webhookSettings,
} from "../env.ts";
import { findForDaily } from "../leads/browse.ts";
import { type Found, findSince } from "../leads/find.ts";
import { countUnsent, findFailure } from "../leads/notifications.ts";
import { readWatched } from "../leads/official-pages.ts";
import { practiceChangeIn, practiceStates } from "../leads/practice.ts";
import type { Channel } from "../leads/record.ts";
import { addDailyMail } from "../leads/worker-state.ts";
import { day, hour, minute } from "../time/durations.ts";
import { withActions } from "./mails/action-links.ts";
import { dailyMail, listed } from "./mails/daily-mail.ts";
import type { MailLead } from "./mails/mail-lead.ts";
import type { Mail } from "./mails/send-mail.ts";
import { practiceNotes } from "./practice-notes.ts";
import { notesOnFacts, notesOnPages, notesOnRegister } from "./site-facts.ts";
import { watchedFacts } from "./watched-facts.ts";

/**
 * Undefined if the daily mail is switched off. A day on which daylight saving time skips its hour has none.
 */
function lastDailyTime(env: Env, now: number) {
  if (env.DAILY_MAIL_HOUR === "" || mailSettings(env) === undefined) return undefined;
  const timeZone = timeZoneOf(env);
  const clock = `${String(parseWholeNumber(env.DAILY_MAIL_HOUR, 6)).padStart(2, "0")}:00`;
  return [0, 1, 2]
    .map((days) => startOfDay(isoTime(now - days * day, timeZone).slice(0, 10), timeZone, clock))
    .find((at) => at <= now && at > now - 2 * day && isoTime(at, timeZone).slice(11, 16) === clock);
}

export async function planDailyMail(env: Env, now: number): Promise<void> {
  const dueAt = lastDailyTime(env, now);
  if (dueAt !== undefined) await addDailyMail(env.DB, dueAt, now);
}

export async function composeDailyMail(env: Env, mail: MailSettings, now: number): Promise<Mail> {
  const watched = await readWatched(env.DB, ["daily", "swept", ...practiceStates]);
  const states = watched.states.filter(({ value }) => value !== "none yet");
  const { daily: since = now - 2 * day, swept } = Object.fromEntries(
    states.map(({ name, at }) => [name, at]),
  );
  const { fresh, suspects, tests, databaseSize } = await findSince(env.DB, since, listed);
  const { tested } = mail.mailWords.daily;
  const today = isoTime(now, mail.timeZone).slice(0, 10);
  const offered = async (found: Found<MailLead>) => {
    const offerOf = ({ state, contactedAt }: MailLead) =>
      state === "suspect" ? state : contactedAt == null ? "waiting" : "contacted";
    const leads = await Promise.all(found.leads.map((lead) => withActions(lead, offerOf(lead), mail, now)));
    return { ...found, leads };
  };
  const asked = { today, givenSince: since, limit: listed };
  const { waiting, due, given } = await findForDaily(env.DB, asked);
  return dailyMail(
    {
      at: now,
      fresh,
      waiting: await offered(waiting),
      suspects: await offered(suspects),
      due: await offered(due),
      given,
      today,
      unsent: await countUnsent(env.DB, now - hour),
      state: await readState(env, mail, { swept, now, databaseSize }),
      notes: [
        ...practiceNotes(mail, practiceChangeIn(states), now),
        ...notesOnPages(mail, watchedFacts(watched)),
        ...notesOnRegister(mail, now),
        ...notesOnFacts(mail, now),
        ...tests.map(({ posts, origin }) => tested(posts, origin)),
      ],
    },
    mail,
  );
}

async function readState(
  env: Env,
  reader: MailSettings,
  { swept, now, databaseSize }: { swept: number | undefined; now: number; databaseSize: number },
): Promise<readonly Row[]> {
  const { locale, state } = reader.mailWords;
  const stateOf = async (channel: Channel) => {
    const failure = await findFailure(env.DB, channel);
    if (failure === undefined) return state.works;
    return state.failing(showTime(failure.since, env.TIME_ZONE, locale), failure.errors.join(", "));
  };
  return [
    row(
      state.cron,
      swept === undefined ? state.firstRun : state.ranBefore(Math.round((now - swept) / minute)),
    ),
    row(state.database, state.answers(databaseSize / 1e6)),
    row(state.mail, await stateOf("mail")),
    row(state.webhook, webhookSettings(env) ? await stateOf("webhook") : state.off),
    row(state.heartbeat, env.HEARTBEAT_URL ? state.on : state.off),
  ];
}
