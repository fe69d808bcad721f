import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { leadTitles, sourceRows } from "#lead/lead-rows.ts";
import { nameClock, showTime } from "#lead/local-time.ts";
import { presentAnswers, type Row } from "#lead/present.ts";
import { isSafeInHeader } from "../../leads/email-address.ts";
import { compose, fits } from "./compose.ts";
import { drawn } from "./drawable.ts";
import { estimateOf } from "./estimate.ts";
import { leadCard, moreOf, restOf } from "./lead-parts.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import { type Part, rows } from "./parts.ts";
import type { Mail } from "./send-mail.ts";
import { firstOf } from "./visitor-text.ts";

/** Characters of a message in the first screenful of a phone. */
export const excerptLimit = 300;

/**
 * The mail about one lead or one correction. Nothing a visitor wrote stands in its subject. Its size stays within
 * the limit: only answers made of marks that take many bytes are cut, with a count and where to read the rest.
 */
export function leadMail(lead: MailLead, letterhead: Letterhead): Mail {
  return drawn([lead], ([one = lead]) => drawLead(one, letterhead));
}

function drawLead(lead: MailLead, letterhead: Letterhead): Mail {
  const subject = `${lead.corrects ? "Corrected" : "New"} ${leadTitles[lead.form]} ${lead.reference}`;
  return firstFitting([Number.POSITIVE_INFINITY, 2000, excerptLimit], (limit) =>
    compose(subject, leadParts(lead, letterhead, limit, "From"), letterhead, threading(lead, letterhead)),
  );
}

/** A reply goes to the visitor; a lead, its repeats and its corrections are one conversation. */
export function threading(
  { answers, corrects, reference }: MailLead,
  { from }: Letterhead,
): Pick<Mail, "replyTo" | "headers"> {
  const email = String(answers.email ?? "");
  // The message that it refers to need not exist.
  const thread = `<${corrects ?? reference}@${from.split("@").at(-1)}>`;
  return {
    ...(isSafeInHeader(email) ? { replyTo: email } : {}),
    headers: { References: thread, "X-Lead-Reference": reference },
  };
}

/** A lead in full: its card, then the answers in sections and form order, the estimate, and where it came from. */
export function leadParts(
  lead: MailLead,
  letterhead: Letterhead,
  limit: number,
  label?: string,
): readonly Part[] {
  const estimate = estimateOf(lead);
  return [
    leadCard(lead, letterhead, {
      excerpt: excerptLimit,
      rest: " below",
      reach: true,
      ...(label === undefined ? {} : { label }),
    }),
    ...answerParts(lead, limit),
    ...(estimate === undefined
      ? []
      : [
          heading("Federal Skilled Worker"),
          ...rows(estimate.rows),
          heading("To ask"),
          { kind: "list", items: estimate.questions } as const,
        ]),
    heading("Where it came from"),
    ...rows([receivedRow(lead, letterhead), ...sourceRows(lead)]),
  ];
}

const forms = { contact, request: assessment };

function answerParts(lead: MailLead, limit: number): readonly Part[] {
  return presentAnswers(forms[lead.form], lead.answers).flatMap(({ title, rows: answers }) => [
    heading(title === "" ? "The message" : title),
    ...rows(answers.map((answer) => cut(answer, limit, lead))),
  ]);
}

function cut(row: Row, limit: number, lead: MailLead): Row {
  const value = firstOf(row.value, limit);
  const more = moreOf(row.value, value.length, `: ${restOf(lead)}`);
  return more === undefined ? row : { ...row, label: `${row.label} (${more})`, value };
}

function receivedRow({ receivedAt }: MailLead, { timeZone }: Letterhead): Row {
  const value = `${showTime(receivedAt, timeZone)}, ${nameClock(receivedAt, timeZone)}`;
  return { name: "received", label: "Received", value };
}

function heading(text: string): Part {
  return { kind: "heading", text };
}

function firstFitting(limits: readonly number[], build: (limit: number) => Mail): Mail {
  const [limit = 0, ...smaller] = limits;
  const mail = build(limit);
  return smaller.length === 0 || fits(mail) ? mail : firstFitting(smaller, build);
}
