import { absenceIn } from "#content/firm/absence.ts";
import { firm } from "#content/firm/firm.ts";
import { licenceIn } from "#content/firm/licence.ts";
import { nextStepsIn } from "#content/firm/practice.ts";
import { directionOf, type Language, languages } from "#lead/languages.ts";
import { latin } from "#lead/latin.ts";
import { showDate } from "#lead/show-date.ts";
import { confirmationsIn } from "#words/confirmations-in.ts";
import { wordsIn } from "#words/words-in.ts";
import { promiseFor } from "../../time/reply-promise.ts";
import { htmlPart } from "./html-part.ts";
import type { MailLead } from "./mail-lead.ts";
import {
  bulletList,
  buttons,
  card,
  heading,
  type MailPart,
  paragraph,
  renderText,
  section,
} from "./parts.ts";
import type { Mail } from "./send-mail.ts";

/** Contains nothing that the visitor typed, or anybody could make the form mail their text to a stranger. */
export function confirmationMail(
  { reference, form, receivedAt }: MailLead,
  language: Language,
  page: string,
  timeZone: string,
): Mail {
  const words = wordsIn[language];
  const { receipt } = words;
  const licence = licenceIn(words);
  const { tag } = languages[language];
  const isReversed = directionOf(language) !== undefined;
  const inOrder = (text: string) => (isReversed ? latin(text) : text);
  const away = absenceIn(words);
  const isAway = away && away.delaysFrom <= receivedAt && receivedAt < away.ends;
  const { until, isMade } = promiseFor(receivedAt, timeZone);
  const { months } = receipt;
  const reply = isMade
    ? words.followUp.promised(showDate(until - 1, { tag, months, timeZone, precision: "day" }))
    : receipt.replyBy(undefined);
  const subject = `${words.refusals.plan(receipt.received[form], reference)} – ${firm.name}`;
  const parts: readonly MailPart[] = [
    heading(firm.name),
    ...paragraph(receipt.received[form], "strong"),
    ...paragraph(words.form.reference + inOrder(reference)),
    ...buttons("large", [{ label: receipt.question, href: page }]),
    ...paragraph(isAway && away.text),
    ...section(receipt.nextHeading, bulletList(nextStepsIn(words, reply))),
    ...bulletList(receipt.notes(firm)),
    // Side by side, an address of usual length would not fit on a phone.
    ...buttons("plain", [{ label: inOrder(firm.phone), href: firm.phoneHref }]),
    ...buttons("plain", [{ label: inOrder(firm.email), href: `mailto:${firm.email}` }]),
    ...[licence, ...licence.others].flatMap(({ line, register }) =>
      paragraph(line + inOrder(register), "quiet"),
    ),
    ...paragraph(confirmationsIn[language].notYou, "quiet"),
  ];
  return {
    subject,
    text: `${renderText(parts, ": ")}\n`,
    html: htmlPart(subject, [card(parts)], tag, isReversed),
    headers: { "Auto-Submitted": "auto-replied" },
    replyTo: firm.email,
  };
}
