import { defaultLanguage } from "#lead/languages.ts";
import { sourceRows } from "#lead/lead-rows.ts";
import { nameClock, showTime } from "#lead/local-time.ts";
import { presentAnswers, type Row, row } from "#lead/present.ts";
import { forms } from "#words/forms.ts";
import { consultantWords, labelOf } from "../../consultant-words.ts";
import type { MailSettings } from "../../env.ts";
import { nameCountry } from "../../leads/phone-country.ts";
import { compose, firstFitting } from "./compose.ts";
import { estimateOf } from "./estimate.ts";
import { excerptLimit, leadCard, messageOf, moreOf, wholeLeadAt } from "./lead-parts.ts";
import type { MailContext, MailLead } from "./mail-lead.ts";
import { bulletList, type MailPart, rows, section } from "./parts.ts";
import { renderSafely } from "./render-safely.ts";
import type { Mail } from "./send-mail.ts";
import { firstOf, languageOfWords } from "./visitor-text.ts";
import { homeOf } from "./whereabouts.ts";

type SenderContext = MailContext & Pick<MailSettings, "from">;

/**
 * The subject contains a country and figures, but nothing that a visitor wrote. Only answers of many bytes
 * per character are cut, with a count and where to read the rest.
 */
export function leadMail(lead: MailLead, context: SenderContext): Mail {
  return renderSafely(lead, (one) => renderLead(one, context));
}

function renderLead(lead: MailLead, context: SenderContext): Mail {
  const words = context.mailWords;
  const estimate = estimateOf(lead, context);
  // Country and points distinguish assessments in a list of mails.
  const country = estimate && homeOf(lead);
  const subject = [
    (lead.corrects ? words.correctedSubjects : words.subjects)[lead.form](lead.reference),
    country && nameCountry(country, words.locale),
    estimate?.total,
  ]
    .filter(Boolean)
    .join(", ");
  const mail = firstFitting([Number.POSITIVE_INFINITY, 2000, excerptLimit], (limit) =>
    compose(subject, leadParts(lead, context, limit, words.from), context),
  );
  return { ...mail, headers: threading(lead, context) };
}

/**
 * A lead, its repeats and its corrections are one conversation. No `Reply-To`: a reply would quote the signed
 * links and the estimate to the visitor, so the mail has a button for replies.
 */
function threading({ corrects, reference }: MailLead, { from }: SenderContext) {
  // The message that it refers to need not exist.
  const thread = `<${corrects ?? reference}@${from.split("@").at(-1)}>`;
  return { References: thread, "X-Lead-Reference": reference };
}

/**
 * A lead's card, questions, estimate, answers in form order, and source; `label` is for a mail's only lead.
 */
export function leadParts(
  lead: MailLead,
  context: MailContext,
  limit: number,
  label?: string,
): readonly MailPart[] {
  const { desk, mails: words } = consultantWords(context);
  const estimate = estimateOf(lead, context);
  const form = forms[context.language ?? defaultLanguage][lead.form];
  return [
    leadCard(lead, context, { label, restAt: words.below }),
    ...section(words.headings.toAsk, bulletList(estimate?.questions ?? [])),
    ...section(words.headings.estimate, rows(estimate?.rows ?? [])),
    ...presentAnswers(form, lead.answers).flatMap(({ title, rows: answers }) =>
      section(
        title || words.headings.message,
        rows(
          answers.map((answer) =>
            shownAnswer({ ...answer, label: labelOf(answer, desk) }, limit, lead, context),
          ),
        ),
      ),
    ),
    ...section(words.headings.source, rows([receivedRow(lead, context), ...sourceRows(lead, words)])),
  ];
}

function shownAnswer({ label, value }: Row, limit: number, lead: MailLead, context: MailContext): Row {
  const words = context.mailWords;
  const excerpt = firstOf(value, limit);
  const more = moreOf(value, excerpt.length, words.elsewhere(wholeLeadAt(lead, context)), words);
  return {
    label: more ? `${label} (${more})` : label,
    value: excerpt,
    // A visitor writes their message in the language of their form, and most other answers in any.
    lang: value === messageOf(lead) ? languageOfWords(value, lead.language) : undefined,
  };
}

function receivedRow({ receivedAt }: MailLead, context: MailContext): Row {
  const { timeZone } = context;
  const { locale, received } = context.mailWords;
  return row(
    received,
    `${showTime(receivedAt, timeZone, locale)}, ${nameClock(receivedAt, timeZone, locale)}`,
  );
}
