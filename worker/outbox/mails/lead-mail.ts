import { defaultLanguage } from "#lead/languages.ts";
import { sourceRows } from "#lead/lead-rows.ts";
import { nameClock, showTime } from "#lead/local-time.ts";
import { presentAnswers, type Row, row } from "#lead/present.ts";
import { forms } from "#words/forms.ts";
import { consultantWords } from "../../consultant-words.ts";
import type { MailSettings } from "../../env.ts";
import { nameCountry } from "../../leads/phone-country.ts";
import { compose, firstFitting } from "./compose.ts";
import { estimateOf } from "./estimate.ts";
import { leadCard, moreOf, restOf } from "./lead-parts.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import { list, type Part, rows, section } from "./parts.ts";
import { renderSafely } from "./render-safely.ts";
import type { Mail } from "./send-mail.ts";
import { firstOf } from "./visitor-text.ts";
import { homeOf } from "./whereabouts.ts";

/** The sender's address names the conversations by its domain. */
type SenderLetterhead = Letterhead & Pick<MailSettings, "from">;

/** Characters of a message in the first screenful of a phone. */
export const excerptLimit = 300;

/**
 * The mail about one lead or one correction. Nothing a visitor wrote stands in its subject: a country and figures do. Its size stays within
 * the limit: only answers made of marks that take many bytes are cut, with a count and where to read the rest.
 */
export function leadMail(lead: MailLead, letterhead: SenderLetterhead): Mail {
  return renderSafely([lead], ([one = lead]) => renderLead(one, letterhead));
}

function renderLead(lead: MailLead, letterhead: SenderLetterhead): Mail {
  const words = consultantWords(letterhead).mails;
  const subject = [
    (lead.corrects ? words.correctedSubjects : words.subjects)[lead.form](lead.reference),
    ...gist(lead, letterhead),
  ].join(", ");
  return firstFitting([Number.POSITIVE_INFINITY, 2000, excerptLimit], (limit) =>
    compose(subject, leadParts(lead, letterhead, limit, words.from), letterhead, threading(lead, letterhead)),
  );
}

/** Returns what tells one assessment from another in a list of mails: where it comes from, and its points. */
function gist(lead: MailLead, letterhead: Letterhead): readonly string[] {
  const country = homeOf(lead);
  const estimate = estimateOf(lead, letterhead);
  if (estimate === undefined) return [];
  const place = country === undefined ? [] : [nameCountry(country, consultantWords(letterhead).mails.locale)];
  return [...place, estimate.total];
}

/**
 * A lead, its repeats and its corrections are one conversation. No `Reply-To`: a reply would quote the signed links
 * and the estimate to the visitor, so the way to write is the mail's own button.
 */
function threading({ corrects, reference }: MailLead, { from }: SenderLetterhead): Pick<Mail, "headers"> {
  // The message that it refers to need not exist.
  const thread = `<${corrects ?? reference}@${from.split("@").at(-1)}>`;
  return { headers: { References: thread, "X-Lead-Reference": reference } };
}

/** With a `label` the lead stands alone. A lead in full: its card, what to ask, the estimate, the answers in sections and form order, and where it came from. */
export function leadParts(
  lead: MailLead,
  letterhead: Letterhead,
  limit: number,
  label?: string,
): readonly Part[] {
  const words = consultantWords(letterhead).mails;
  const estimate = estimateOf(lead, letterhead);
  const form = forms[letterhead.language ?? defaultLanguage][lead.form];
  return [
    leadCard(lead, letterhead, {
      excerpt: excerptLimit,
      rest: words.below,
      reach: true,
      drafts: label !== undefined,
      ...(label === undefined ? {} : { label }),
    }),
    ...section(words.headings.toAsk, list(estimate?.questions ?? [])),
    ...section(words.headings.estimate, rows(estimate?.rows ?? [])),
    ...presentAnswers(form, lead.answers).flatMap(({ title, rows: answers }) =>
      section(
        title || words.headings.message,
        rows(answers.map((answer) => cut(answer, limit, lead, letterhead))),
      ),
    ),
    ...section(words.headings.source, rows([receivedRow(lead, letterhead), ...sourceRows(lead, words)])),
  ];
}

function cut(row: Row, limit: number, lead: MailLead, letterhead: Letterhead): Row {
  const words = consultantWords(letterhead).mails;
  const value = firstOf(row.value, limit);
  const more = moreOf(row.value, value.length, words.elsewhere(restOf(lead, letterhead)), words);
  return more === undefined ? row : { ...row, label: `${row.label} (${more})`, value };
}

function receivedRow({ receivedAt }: MailLead, letterhead: Letterhead): Row {
  const { timeZone } = letterhead;
  const { locale, received } = consultantWords(letterhead).mails;
  return row(
    received,
    `${showTime(receivedAt, timeZone, locale)}, ${nameClock(receivedAt, timeZone, locale)}`,
  );
}
