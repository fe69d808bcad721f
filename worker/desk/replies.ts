import { firm, withoutDoubleStop } from "#content/firm/firm.ts";
import type { ReplyTemplate } from "#content/firm/firm-replies.ts";
import { replies } from "#firm/texts.ts";
import { languageOfCode, siteLanguageOf } from "#lead/languages.ts";
import { leadName } from "#lead/lead-rows.ts";
import { wordsIn } from "#words/words-in.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { draftLinks } from "../outbox/mails/contact-links.ts";
import { estimateOf } from "../outbox/mails/estimate.ts";
import type { MailLink } from "../outbox/mails/parts.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import { closedPageOf } from "../outbox/site-facts.ts";
import { fill } from "./fill.ts";
import type { Reader } from "./reader.ts";

export interface ReplyDraft {
  readonly offered: readonly ReplyTemplate[];
  readonly chosen?: ReplyTemplate;
  readonly text: string;
  /** The text is final, so the links contain it; one that is too long for a link has to be copied. */
  readonly isUsed: boolean;
  readonly isLong: boolean;
  /** The meaning of a text in a language that nobody here reads. */
  readonly english?: string;
  readonly links: readonly MailLink[];
}

/** The replies that fit a lead, and the draft of the chosen one, as changed. */
export function draftOf(
  lead: ListedLead,
  reader: Reader,
  {
    reply,
    draft,
    isUsed = false,
    origin,
  }: {
    readonly reply?: string | undefined;
    readonly draft?: string;
    readonly isUsed?: boolean;
    readonly origin: string | undefined;
  },
): ReplyDraft {
  const asked = languageOfCode(lead.language);
  const language = siteLanguageOf(asked);
  const context = { timeZone: reader.timeZone, language };
  const questions = estimateOf(lead, context)?.questions ?? [];
  const fits = {
    always: true,
    questions: questions.length > 0,
    closed: closedPageOf(lead, origin) !== undefined,
    call: lead.answers.phone !== undefined,
  };
  // Titles are in the desk's language.
  const titled = (reply: ReplyTemplate) =>
    replies.find(({ id, language: other }) => id === reply.id && other === reader.language)?.title ??
    reply.title;
  const offered = replies
    .filter((template) => template.language === language && fits[template.offered])
    .map((template) => ({ ...template, title: titled(template) }));
  const chosen = offered.find(({ id }) => id === reply);
  if (chosen === undefined) return { offered, text: "", isUsed: false, isLong: false, links: [] };
  const opening = (code: typeof asked) =>
    withoutDoubleStop(wordsIn[code].reply.opening[lead.form](firm.name, lead.reference));
  const values = {
    name: oneLine(leadName(lead.answers)),
    reference: lead.reference,
    firm: firm.name,
    price: priceIn(language),
    booking: firm.bookingUrl,
    questions: questions.map((question) => `- ${question}`).join("\n"),
  };
  // In a language that nobody here writes, there is one sentence of greeting.
  const greeting = asked === language ? "" : `${opening(asked)}\n\n`;
  const text = draft ?? greeting + withoutDoubleStop(fill(chosen.text, values));
  const isRead = asked === language || asked === reader.language || firm.languages?.includes(asked);
  const subject = `${wordsIn[asked].reply.subject[lead.form]} ${lead.reference}`;
  const body = text.replaceAll("\n", "\r\n");
  const links = draftLinks(lead, context, { subject, body, chat: text, opening: opening(asked) });
  const carries = (href: string) => [text, body].some((whole) => href.includes(encodeURIComponent(whole)));
  return {
    offered,
    chosen,
    text,
    isUsed,
    isLong: !links.every(({ href }) => carries(href)),
    ...(isRead ? {} : { english: opening("en") }),
    links,
  };
}

/** The price and length of a first consultation; undefined if the firm publishes none. */
export function priceIn(language: "en" | "fr"): string | undefined {
  const { consultation } = firm;
  if (consultation === undefined) return undefined;
  const unit = (value: number, style: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(`${language}-CA`, style).format(value);
  const price = unit(consultation.price, { style: "currency", currency: "CAD", minimumFractionDigits: 0 });
  return `${price}, ${unit(consultation.minutes, { style: "unit", unit: "minute", unitDisplay: "long" })}`;
}
