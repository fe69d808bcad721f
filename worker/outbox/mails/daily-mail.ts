import { leadName } from "#lead/lead-rows.ts";
import { showTime } from "#lead/local-time.ts";
import type { Row } from "#lead/present.ts";
import { compose, type NamingMail, splitToFit } from "./compose.ts";
import { drawn } from "./drawable.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import { buttons, type Part, rows } from "./parts.ts";
import { reachLinks } from "./reach.ts";
import type { Mail } from "./send-mail.ts";
import { suspectMails, suspectParts } from "./suspect-mail.ts";
import type { MailWords } from "./words/en.ts";
import { mailWords } from "./words/mail-words.ts";

/** What the daily mail tells. It is sent every day, because a day without it is itself the alarm. */
export interface Daily {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Leads since the last daily mail that was sent, newest first. */
  readonly fresh: readonly MailLead[];
  /** How many there are, where `fresh` holds only the newest. */
  readonly freshCount?: number;
  /** Leads that wait for contact for more than a day, oldest first. */
  readonly waiting: readonly MailLead[];
  /** How many there are, where `waiting` holds only the oldest. */
  readonly waitingCount?: number;
  /** Suspects that no sent mail has named yet. */
  readonly suspects: readonly MailLead[];
  /** Notifications that are unsent for over an hour. */
  readonly unsent: number;
  /** The state of cron, database, mail and webhook: `Cron`, `last ran 1 minute ago`. */
  readonly state: readonly Row[];
  /** What else needs a look, such as facts on pages that nobody has checked for long. */
  readonly notes?: readonly string[];
}

/**
 * The daily mail, and behind it as many as its suspects need beyond what it holds. It names the suspects with their
 * text; leads it only lists, because their own mails have named them.
 */
export function dailyMails(daily: Daily, letterhead: Letterhead): readonly NamingMail[] {
  const { waiting = [] } = daily;
  return drawn(daily.suspects, (suspects) =>
    drawn(daily.fresh, (fresh) =>
      drawn(waiting, (some) =>
        drawDaily(
          { ...daily, suspects, fresh, ...(daily.waiting === undefined ? {} : { waiting: some }) },
          letterhead,
        ),
      ),
    ),
  );
}

function drawDaily(daily: Daily, letterhead: Letterhead): readonly NamingMail[] {
  const [first = [], ...rest] = splitToFit(daily.suspects, (some) => digest(daily, some, letterhead));
  return [
    { mail: digest(daily, first, letterhead), references: first.map(({ reference }) => reference) },
    ...suspectMails(rest.flat(), letterhead),
  ];
}

function digest(daily: Daily, suspects: readonly MailLead[], letterhead: Letterhead): Mail {
  const { at, fresh, freshCount = fresh.length, unsent, state, notes = [] } = daily;
  const { waiting, waitingCount = waiting.length } = daily;
  const words = mailWords(letterhead);
  return compose(
    words.daily.subject(freshCount, waitingCount, daily.suspects.length),
    [
      { kind: "paragraph", text: showTime(at, letterhead.timeZone, words.locale) },
      ...rows([
        row(words.daily.newLeads, String(freshCount)),
        row(words.daily.waiting, String(waitingCount)),
        row(words.perhapsSpam, String(daily.suspects.length)),
        row(words.daily.unsent, String(unsent)),
        ...state,
      ]),
      ...section(
        words.daily.oldestFirst,
        waiting.slice(0, listed).map((lead) => waitingCard(lead, at, letterhead)),
      ),
      ...beyond(waitingCount, words),
      ...section(words.daily.newLeads, rows(fresh.slice(0, listed).map((lead) => leadRow(lead, letterhead)))),
      ...beyond(freshCount, words),
      ...section(
        words.perhapsSpam,
        suspects.flatMap((lead) => suspectParts(lead, letterhead)),
      ),
      ...section(words.daily.toLookAt, notes.length === 0 ? [] : [{ kind: "list", items: notes }]),
    ],
    letterhead,
  );
}

/** Leads that a list of the daily mail names at most; a practice with more waiting works from the command line's list. */
export const listed = 20;

function beyond(count: number, words: MailWords): readonly Part[] {
  return count <= listed
    ? []
    : [
        {
          kind: "paragraph",
          text: words.daily.more(count - listed),
        },
      ];
}

function waitingCard(lead: MailLead, now: number, letterhead: Letterhead): Part {
  const words = mailWords(letterhead);
  const days = Math.floor((now - lead.receivedAt) / 86_400_000);
  return {
    kind: "card",
    parts: [
      {
        kind: "name",
        label: words.daily.waitingFor(lead.reference, days),
        text: leadName(lead.answers) || words.noName,
      },
      ...buttons("large", reachLinks(lead, letterhead)),
      ...buttons("small", lead.actions ?? []),
    ],
  };
}

function leadRow(lead: MailLead, letterhead: Letterhead): Row {
  const words = mailWords(letterhead);
  const received = showTime(lead.receivedAt, letterhead.timeZone, words.locale);
  return row(lead.reference, `${leadName(lead.answers)}, ${words.kinds[lead.form]}, ${received}`);
}

function row(label: string, value: string): Row {
  return { name: "daily", label, value };
}

function section(title: string, parts: readonly Part[]): readonly Part[] {
  return parts.length === 0 ? [] : [{ kind: "heading", text: title }, ...parts];
}
