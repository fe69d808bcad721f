import { leadName } from "#lead/lead-rows.ts";
import { showTime } from "#lead/local-time.ts";
import { type Row, row } from "#lead/present.ts";
import { consultantWords, type MailWords } from "../../consultant-words.ts";
import { isSoon } from "../../leads/browse.ts";
import type { Found } from "../../leads/find.ts";
import { showDay } from "../../time/show-day.ts";
import { showWait } from "../../time/show-wait.ts";
import { compose, firstFitting, halvesOf } from "./compose.ts";
import {
  gistOf,
  glimpseOfMessage,
  leadButtons,
  leadCard,
  listLinks,
  listOf,
  mailable,
} from "./lead-parts.ts";
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
  waiting: Found<MailLead>;
  due: Found<MailLead>;
  given: readonly MailLead[];
  today: string;
  /** Leads with a notification that has been due for over an hour. */
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
  const { at, due, today } = daily;
  const words = context.mailWords;
  const partsOf = <T>(leads: readonly MailLead[], render: (lead: MailLead) => T) =>
    mailable(leads, context).map((lead) => renderSafely(lead, render));
  const isDue = new Set(due.leads.map(({ reference }) => reference));
  const others = daily.waiting.leads.slice(0, listed).filter(({ reference }) => !isDue.has(reference));
  const isUrgent = ({ starredAt, deadline }: MailLead) => starredAt != null || isSoon(deadline, today);
  const isUsual = (lead: MailLead) => !isUrgent(lead);
  const dueByAge = due.leads.toSorted((a, b) => a.receivedAt - b.receivedAt);
  const work = (leads: readonly MailLead[]) => [
    ...partsOf(leads.slice(0, answerable), (lead) => workCard(lead, daily, context)),
    ...rows(
      partsOf(leads.slice(answerable), (lead) => workRow(lead, context)),
      "ltr",
    ),
  ];
  const isShown = new Set([...others, ...due.leads].map(({ reference }) => reference));
  const lines = rows(
    partsOf(
      daily.fresh.leads.slice(0, listed).filter(({ reference }) => !isShown.has(reference)),
      (lead) => leadRow(lead, context),
    ),
    "ltr",
  );
  const given = rows(
    partsOf(daily.given, (lead) => givenRow(lead, words)),
    "ltr",
  );
  const held = partsOf(suspects, (lead) => leadCard(lead, context, { isSuspect: true }));
  return compose(
    words.daily.subject(daily.waiting.count, daily.fresh.count, daily.suspects.count),
    [
      ...paragraph(showTime(at, context.timeZone, words.locale)),
      ...section(words.daily.given, given),
      ...section(words.daily.urgent, work([...dueByAge, ...others].filter(isUrgent))),
      ...section(words.daily.due, work(due.leads.filter(isUsual))),
      ...beyond(due.count, "due", context),
      ...section(words.daily.toContact, work(others.filter(isUsual))),
      ...beyond(daily.waiting.count, "waiting", context),
      ...section(words.daily.newLeads, lines),
      ...(lines.length > 0 ? beyond(daily.fresh.count, "all", context) : []),
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

/** How many leads of a section have buttons: Gmail clips a mail in which all have. */
const answerable = 5;

function beyond(
  count: number,
  state: "waiting" | "due" | "held" | "all",
  context: MailContext,
  most = listed,
): readonly MailPart[] {
  const { more } = context.mailWords.daily;
  return paragraph(count > most && more(count - most, listOf(state, context)));
}

function workRow(lead: MailLead, context: MailContext): Row {
  const { noName } = context.mailWords;
  const parts = [leadName(lead.answers) || noName, lead.owner, gistOf(lead, context), glimpseOfMessage(lead)];
  return row(lead.reference, parts.filter(Boolean).join(", "));
}

function givenRow({ reference, answers, owner, history = [] }: MailLead, words: MailWords): Row {
  const by = history.findLast(({ what }) => what === "given")?.by ?? "";
  return row(reference, words.daily.givenTo(leadName(answers) || words.noName, owner ?? "", by));
}

function workCard(lead: MailLead, daily: Daily, context: MailContext): MailPart {
  const words = context.mailWords;
  const parts: readonly MailPart[] = [
    nameLine(stateOf(lead, daily, context), leadName(lead.answers) || words.noName),
    ...rows([row(words.inShort, gistOf(lead, context))]),
    ...quote(glimpseOfMessage(lead), lead.language),
    ...leadButtons(lead, context),
    ...buttons("small", lead.actions ?? [], lead.reference),
  ];
  return card(parts);
}

function stateOf(lead: MailLead, { at, today }: Daily, context: MailContext): string {
  const { desk, mails } = consultantWords(context);
  const { list, progress, locale } = desk;
  const { reference, owner, nextOn, deadline, starredAt, contactedAt, receivedAt } = lead;
  return [
    reference,
    owner ?? (nextOn && nextOn <= today ? mails.daily.nobodys : undefined),
    contactedAt == null
      ? list.waits(showWait(at - receivedAt, locale))
      : progress.contacted.toLocaleLowerCase(locale),
    starredAt != null && list.starred,
    isSoon(deadline, today) && deadline && list.deadline(showDay(deadline, locale, today)),
  ]
    .filter(Boolean)
    .join(", ");
}

function leadRow(lead: MailLead, context: MailContext): Row {
  const words = context.mailWords;
  const received = showTime(lead.receivedAt, context.timeZone, words.locale);
  return row(lead.reference, `${leadName(lead.answers)}, ${words.kinds[lead.form]}, ${received}`);
}
