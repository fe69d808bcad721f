import { leadName } from "#lead/lead-rows.ts";
import { showTime } from "#lead/local-time.ts";
import type { Row } from "#lead/present.ts";
import type { MailWords } from "../../consultant-words.ts";
import { consultantWords } from "../../consultant-words.ts";
import type { DueLead } from "../../leads/find.ts";
import { compose, fits } from "./compose.ts";
import { leadButtons, listLinks, listOf } from "./lead-parts.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import { buttons, type Part, rows } from "./parts.ts";
import { renderSafely } from "./render-safely.ts";
import type { Mail } from "./send-mail.ts";
import { suspectCard } from "./suspect-card.ts";

/** The content of the daily mail. It is sent every day, because a day without it is itself the alarm. */
export interface Daily {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Leads since the last daily mail that was sent, newest first. */
  readonly fresh: readonly MailLead[];
  /** Number of all, where `fresh` holds only the newest. */
  readonly freshCount?: number;
  /** Leads that wait for contact for more than a day, oldest first. */
  readonly waiting: readonly MailLead[];
  /** Number of all, where `waiting` holds only the oldest. */
  readonly waitingCount?: number;
  /** The newest suspects since the last daily mail that was sent; digests have named them. */
  readonly suspects: readonly MailLead[];
  /** Number of all, where `suspects` holds only the newest. */
  readonly suspectCount?: number;
  /** Leads to come back to today, by owner. */
  readonly due?: readonly DueLead[];
  /** Number of all, where `due` holds only some. */
  readonly dueCount?: number;
  /** Notifications that are unsent for over an hour. */
  readonly unsent: number;
  /** The state of cron, database, mail and webhook: `Cron`, `last ran 1 minute ago`. */
  readonly state: readonly Row[];
  /** The month such as `2026-11` that has ended since the last daily mail. */
  readonly endedMonth?: string | undefined;
  /** Else to look at, such as facts on pages that nobody has checked for long. */
  readonly notes?: readonly string[];
}

/** The daily mail. It repeats the newest suspects with their text, so that a wrong guess is seen once more; leads it only lists. */
export function dailyMail(daily: Daily, letterhead: Letterhead): Mail {
  return renderSafely(daily.suspects, (suspects) =>
    renderSafely(daily.fresh, (fresh) =>
      renderSafely(daily.waiting, (waiting) =>
        fitting(suspects, (some) => digest({ ...daily, fresh, waiting }, some, letterhead)),
      ),
    ),
  );
}

/** Fewer suspects where the mail would become larger than mail programs show. */
function fitting(suspects: readonly MailLead[], build: (some: readonly MailLead[]) => Mail): Mail {
  const mail = build(suspects);
  return fits(mail) || suspects.length === 0
    ? mail
    : fitting(suspects.slice(0, Math.floor(suspects.length / 2)), build);
}

function digest(daily: Daily, suspects: readonly MailLead[], letterhead: Letterhead): Mail {
  const { at, fresh, freshCount = fresh.length, unsent, state, notes = [] } = daily;
  const { waiting, waitingCount = waiting.length, suspectCount = daily.suspects.length } = daily;
  const words = consultantWords(letterhead).mails;
  return compose(
    words.daily.subject(freshCount, waitingCount, suspectCount),
    [
      { kind: "paragraph", text: showTime(at, letterhead.timeZone, words.locale) },
      ...rows([
        row(words.daily.newLeads, String(freshCount)),
        row(words.daily.waiting, String(waitingCount)),
        row(words.perhapsSpam, String(suspectCount)),
        row(words.daily.unsent, String(unsent)),
        ...state,
      ]),
      ...section(words.daily.due, dueRows(daily.due ?? [], words)),
      ...beyond(daily.dueCount ?? 0, "due", letterhead),
      ...section(
        words.daily.oldestFirst,
        waiting.slice(0, listed).map((lead) => waitingCard(lead, at, letterhead)),
      ),
      ...beyond(waitingCount, "waiting", letterhead),
      ...section(words.daily.newLeads, rows(fresh.slice(0, listed).map((lead) => leadRow(lead, letterhead)))),
      ...beyond(freshCount, "all", letterhead),
      ...section(
        words.perhapsSpam,
        suspects.map((lead) => suspectCard(lead, letterhead)),
      ),
      ...beyond(suspectCount, "held", letterhead, suspects.length),
      ...listLinks(["waiting", "held"], letterhead),
      ...monthLink(daily.endedMonth, letterhead),
      ...section(words.daily.toLookAt, notes.length === 0 ? [] : [{ kind: "list", items: notes }]),
    ],
    letterhead,
  );
}

/** A row for each owner. */
function dueRows(due: readonly DueLead[], { daily, noName }: MailWords): readonly Part[] {
  const byOwner = Map.groupBy(due, ({ owner }) => owner ?? daily.nobodys);
  return rows(
    [...byOwner].map(([owner, leads]) =>
      row(owner, leads.map(({ name, reference }) => `${name || noName} (${reference})`).join(", ")),
    ),
  );
}

function monthLink(month: string | undefined, letterhead: Letterhead): readonly Part[] {
  const { desk } = letterhead;
  if (month === undefined || desk === undefined) return [];
  const { month: label } = consultantWords(letterhead).mails.daily;
  return buttons("large", [{ label, href: `${desk}month?month=${month}` }]);
}

/** Leads that a list of the daily mail names at most; a firm with more waiting works from the desk's list. */
export const listed = 20;

function beyond(
  count: number,
  state: "waiting" | "due" | "held" | "all",
  letterhead: Letterhead,
  shown = listed,
): readonly Part[] {
  const { more } = consultantWords(letterhead).mails.daily;
  return count <= shown ? [] : [{ kind: "paragraph", text: more(count - shown, listOf(state, letterhead)) }];
}

function waitingCard(lead: MailLead, now: number, letterhead: Letterhead): Part {
  const words = consultantWords(letterhead).mails;
  const days = Math.floor((now - lead.receivedAt) / 86_400_000);
  return {
    kind: "card",
    parts: [
      {
        kind: "name",
        label: words.daily.waitingFor(lead.reference, days),
        text: leadName(lead.answers) || words.noName,
      },
      ...leadButtons(lead, letterhead),
      ...buttons("small", lead.actions ?? []),
    ],
  };
}

function leadRow(lead: MailLead, letterhead: Letterhead): Row {
  const words = consultantWords(letterhead).mails;
  const received = showTime(lead.receivedAt, letterhead.timeZone, words.locale);
  return row(lead.reference, `${leadName(lead.answers)}, ${words.kinds[lead.form]}, ${received}`);
}

function row(label: string, value: string): Row {
  return { name: "daily", label, value };
}

function section(title: string, parts: readonly Part[]): readonly Part[] {
  return parts.length === 0 ? [] : [{ kind: "heading", text: title }, ...parts];
}
