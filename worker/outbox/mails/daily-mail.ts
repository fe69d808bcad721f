import { leadName } from "#lead/lead-rows.ts";
import { showTime } from "#lead/local-time.ts";
import { type Row, row } from "#lead/present.ts";
import type { MailWords } from "../../consultant-words.ts";
import type { Found } from "../../leads/find.ts";
import { compose, firstFitting, halvesOf } from "./compose.ts";
import { glimpseOfMessage, leadButtons, leadCard, listLinks, listOf, mailable } from "./lead-parts.ts";
import type { MailContext, MailLead } from "./mail-lead.ts";
import {
  bulletList,
  buttons,
  card,
  type MailPart,
  nameLine,
  paragraph,
  quote,
  rows,
  section,
} from "./parts.ts";
import { renderSafely } from "./render-safely.ts";
import type { Mail } from "./send-mail.ts";

/** Sent every day, because a day without it is itself the alarm. */
export interface Daily {
  at: number;
  /** Leads since the last daily mail, newest first; digests have already listed the suspects. */
  fresh: Found<MailLead>;
  suspects: Found<MailLead>;
  /** Leads that have waited for more than a day, oldest first. */
  waiting: Found<MailLead>;
  /** Leads to come back to today, by owner. */
  due: Found<MailLead>;
  /** Number of leads with a notification that has been due for over an hour. */
  unsent: number;
  state: readonly Row[];
  notes: readonly string[];
}

/** Suspects are repeated with their text, so that a wrong guess is seen once more; leads are only listed. */
export function dailyMail(daily: Daily, context: MailContext): Mail {
  const { leads } = daily.suspects;
  // Fewer suspects if the mail would become larger than mail programs show.
  return firstFitting(halvesOf(leads.length), (count) => digest(daily, leads.slice(0, count), context));
}

function digest(daily: Daily, suspects: readonly MailLead[], context: MailContext): Mail {
  const { at, due } = daily;
  const words = context.mailWords;
  const partsOf = <T>(leads: readonly MailLead[], render: (lead: MailLead) => T) =>
    mailable(leads, context).map((lead) => renderSafely(lead, render));
  const isDue = new Set(due.leads.map(({ reference }) => reference));
  const others = daily.waiting.leads.filter(({ reference }) => !isDue.has(reference));
  const whoWaits = [
    ...partsOf(others.slice(0, answerable), (lead) => waitingCard(lead, at, context)),
    ...rows(
      partsOf(others.slice(answerable, listed), (lead) => waitingRow(lead, words)),
      "ltr",
    ),
  ];
  const dueCards = partsOf(due.leads, (lead) =>
    workCard(lead, `${lead.reference}, ${lead.owner ?? words.daily.nobodys}`, context),
  );
  const lines = rows(
    partsOf(daily.fresh.leads.slice(0, listed), (lead) => leadRow(lead, context)),
    "ltr",
  );
  const held = partsOf(suspects, (lead) => leadCard(lead, context, { isSuspect: true }));
  return compose(
    words.daily.subject(daily.fresh.count, daily.waiting.count, daily.suspects.count),
    [
      ...paragraph(showTime(at, context.timeZone, words.locale)),
      ...section(words.daily.due, dueCards),
      ...beyond(due.count, "due", context),
      ...section(words.daily.oldestFirst, whoWaits),
      ...beyond(daily.waiting.count, "waiting", context),
      ...section(words.daily.newLeads, lines),
      ...beyond(daily.fresh.count, "all", context),
      ...section(words.perhapsSpam, held),
      ...beyond(daily.suspects.count, "held", context, suspects.length),
      ...listLinks(["waiting", "held"], context),
      ...section(words.daily.toLookAt, bulletList(daily.notes)),
      ...paragraph(machineLine(daily, words), "quiet"),
    ],
    context,
  );
}

/** A line for technical readers, after everything for people who answer leads. */
function machineLine({ unsent, state }: Daily, { daily, colon }: MailWords) {
  return [row(daily.unsent, String(unsent)), ...state]
    .map(({ label, value }) => `${label}${colon}${value}`)
    .join("; ");
}

export const listed = 20;

/** How many of those who wait have buttons: a phone shows two of these cards at a time. */
const answerable = 5;

function beyond(
  count: number,
  state: "waiting" | "due" | "held" | "all",
  context: MailContext,
  shown = listed,
): readonly MailPart[] {
  const { more } = context.mailWords.daily;
  return paragraph(count > shown && more(count - shown, listOf(state, context)));
}

function waitingCard(lead: MailLead, now: number, context: MailContext): MailPart {
  const { daily } = context.mailWords;
  const days = Math.floor((now - lead.receivedAt) / 86_400_000);
  const waits = daily.waitingFor(lead.reference, days);
  return workCard(lead, lead.owner == null ? waits : `${waits}, ${lead.owner}`, context);
}

function waitingRow(lead: MailLead, words: MailWords): Row {
  const parts = [leadName(lead.answers) || words.noName, lead.owner, glimpseOfMessage(lead)];
  return row(lead.reference, parts.filter(Boolean).join(", "));
}

function workCard(lead: MailLead, label: string, context: MailContext): MailPart {
  const words = context.mailWords;
  const parts: readonly MailPart[] = [
    nameLine(label, leadName(lead.answers) || words.noName),
    ...quote(glimpseOfMessage(lead), lead.language),
    ...leadButtons(lead, context),
    ...buttons("small", lead.actions ?? [], lead.reference),
  ];
  return card(parts);
}

function leadRow(lead: MailLead, context: MailContext): Row {
  const words = context.mailWords;
  const received = showTime(lead.receivedAt, context.timeZone, words.locale);
  return row(lead.reference, `${leadName(lead.answers)}, ${words.kinds[lead.form]}, ${received}`);
}
