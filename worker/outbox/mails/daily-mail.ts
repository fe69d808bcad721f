import { leadName, leadTitles } from "#lead/lead-rows.ts";
import { showTime } from "#lead/local-time.ts";
import type { Row } from "#lead/present.ts";
import { compose, type NamingMail, splitToFit } from "./compose.ts";
import { counted } from "./digest-mail.ts";
import { drawn } from "./drawable.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import { buttons, type Part, rows } from "./parts.ts";
import { reachLinks } from "./reach.ts";
import type { Mail } from "./send-mail.ts";
import { suspectMails, suspectParts } from "./suspect-mail.ts";

/** What the daily mail tells. It is sent every day, because a day without it is itself the alarm. */
export interface Daily {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Leads since the last daily mail that was sent, newest first. */
  readonly fresh: readonly MailLead[];
  /** How many there are, where `fresh` holds only the newest. */
  readonly freshCount?: number;
  /** Leads that wait for contact for more than a day, oldest first; absent where nobody notes whom they contacted. */
  readonly waiting?: readonly MailLead[];
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
  const { at, fresh, freshCount = fresh.length, waiting = [], unsent, state, notes = [] } = daily;
  const waits = daily.waiting === undefined ? "" : ` ${waiting.length} waiting,`;
  return compose(
    `Daily: ${counted(freshCount, "new lead")},${waits} ${daily.suspects.length} perhaps spam`,
    [
      { kind: "paragraph", text: showTime(at, letterhead.timeZone) },
      ...rows([
        row("New leads", String(freshCount)),
        ...(waits === "" ? [] : [row("Waiting for contact for more than a day", String(waiting.length))]),
        row("Perhaps spam", String(daily.suspects.length)),
        row("Unsent for over an hour", String(unsent)),
        ...state,
      ]),
      ...section(
        "Waiting for contact, oldest first",
        waiting.slice(0, listed).map((lead) => waitingCard(lead, at)),
      ),
      ...beyond(waiting.length),
      ...section("New leads", rows(fresh.slice(0, listed).map((lead) => leadRow(lead, letterhead)))),
      ...beyond(freshCount),
      ...section(
        "Perhaps spam",
        suspects.flatMap((lead) => suspectParts(lead, letterhead)),
      ),
      ...section("To look at", notes.length === 0 ? [] : [{ kind: "list", items: notes }]),
    ],
    letterhead,
  );
}

/** Leads that a list of the daily mail names; a practice with more waiting works from the command line's list. */
const listed = 20;

function beyond(count: number): readonly Part[] {
  return count <= listed
    ? []
    : [
        {
          kind: "paragraph",
          text: `And ${(count - listed).toLocaleString("en-CA")} more: npm run leads -- list`,
        },
      ];
}

function waitingCard(lead: MailLead, now: number): Part {
  const days = Math.floor((now - lead.receivedAt) / 86_400_000);
  return {
    kind: "card",
    parts: [
      {
        kind: "name",
        label: `${lead.reference}, waiting for ${days <= 1 ? "a day" : `${days} days`}`,
        text: leadName(lead.answers) || "(no name)",
      },
      ...buttons("large", reachLinks(lead)),
      ...buttons("small", lead.actions ?? []),
    ],
  };
}

function leadRow(lead: MailLead, { timeZone }: Letterhead): Row {
  const received = showTime(lead.receivedAt, timeZone);
  return row(lead.reference, `${leadName(lead.answers)}, ${leadTitles[lead.form]}, ${received}`);
}

function row(label: string, value: string): Row {
  return { name: "daily", label, value };
}

function section(title: string, parts: readonly Part[]): readonly Part[] {
  return parts.length === 0 ? [] : [{ kind: "heading", text: title }, ...parts];
}
