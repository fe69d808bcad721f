import { defaultLanguage } from "#lead/languages.ts";
import { leadName, nameLanguage, sourceRows } from "#lead/lead-rows.ts";
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
import { firstOf, languageOfWords, oneLine } from "./visitor-text.ts";
import { homeOf } from "./whereabouts.ts";

type SenderContext = MailContext & Pick<MailSettings, "from">;

/**
 * The subject contains a country and figures, and the visitor's name only where the firm wants it. Only
 * answers of many bytes per character are cut, with a count and where to read the rest.
 */
export function leadMail(lead: MailLead, context: SenderContext): Mail {
  return renderSafely(lead, (one) => renderLead(one, context));
}

function renderLead(lead: MailLead, context: SenderContext): Mail {
  const words = context.mailWords;
  const estimate = estimateOf(lead, context);
  const isNamed = context.subjects === "names";
  // Country and points distinguish assessments in a list of mails.
  const country = (isNamed || estimate) && homeOf(lead);
  const subject = [
    ...beginningOf(lead, context),
    country && nameCountry(country, words.locale),
    isNamed && lead.language && nameLanguage(lead.language, words.locale),
    estimate?.total,
  ]
    .filter(Boolean)
    .join(", ");
  const mail = firstFitting([Number.POSITIVE_INFINITY, 2000, excerptLimit], (limit) =>
    compose(subject, leadParts(lead, context, limit, words.from), context),
  );
  return { ...mail, headers: threading(lead, context) };
}

function beginningOf(lead: MailLead, { subjects, mailWords: words }: MailContext) {
  const { form, reference, corrects } = lead;
  const name = subjects === "names" && (nameInSubject(lead) || words.noName);
  if (corrects) return [words.correctedSubjects[form](reference), name];
  return [name ? words.namedSubjects[form](name) : words.subjects[form](reference)];
}

/** At most 40 characters of letters, marks, digits and what joins names, on one line. */
function nameInSubject({ answers }: MailLead): string {
  return firstOf(
    oneLine(leadName(answers).replace(/(?!\p{Join_Control})[^\p{L}\p{M}\p{Nd}\p{Zs}'’ʼ.·-]/gu, " ")),
    40,
  ).trim();
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
