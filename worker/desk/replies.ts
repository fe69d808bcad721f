import { firm, withoutDoubleStop } from "#content/firm/firm.ts";
import type { ReplyTemplate } from "#content/firm/firm-replies.ts";
import { replies } from "#firm/texts.ts";
import { type Language, languageOfCode, type SiteLanguage, siteLanguageOf } from "#lead/languages.ts";
import { leadName } from "#lead/lead-rows.ts";
import { wordsIn } from "#words/words-in.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { draftLinks } from "../outbox/mails/contact-links.ts";
import { estimateOf } from "../outbox/mails/estimate.ts";
import type { MailLink } from "../outbox/mails/parts.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import { closedPageOf } from "../outbox/site-facts.ts";
import type { Reader } from "./reader.ts";

export interface ReplyDraft {
  offered: readonly ReplyTemplate[];
  chosen?: ReplyTemplate;
  text: string;
  /** When the reader used this text, if that is the one asked for. */
  usedAt?: number;
  /** The text is final, and the links contain it; if it is too long for a link, it has to be copied. */
  isUsed: boolean;
  isLong: boolean;
  /** The meaning of a text in a language that nobody here reads. */
  english?: string;
  links: readonly MailLink[];
}

/** What the address of a lead's page asks for: a reply by its id, and one of its texts. */
export interface AskedReply {
  reply?: string | undefined;
  /** When the text was marked as used (ms); with `change` it can be edited again. */
  used?: string | undefined;
  change?: string | undefined;
}

export function draftOf(
  lead: ListedLead,
  reader: Reader,
  asked: AskedReply & Pick<ReplyTo, "origin">,
): ReplyDraft {
  const code = languageOfCode(lead.language);
  const language = siteLanguageOf(code);
  const questions = estimateOf(lead, { language })?.questions ?? [];
  const offered = offeredTo(lead, { language, questions, ...asked }, reader);
  const chosen = offered.find(({ id }) => id === asked.reply);
  if (chosen === undefined) return { offered, text: "", isUsed: false, isLong: false, links: [] };
  const opening = (code: Language) =>
    withoutDoubleStop(wordsIn[code].reply.opening[lead.form](firm.name, lead.reference));
  // In a language that nobody here writes, there is one sentence of greeting.
  const greeting = code === language ? "" : `${opening(code)}\n\n`;
  const used = lead.history.findLast(
    ({ what, by, at }) => what === "drafted" && by === reader.by && at === Number(asked.used),
  );
  const text = used ? String(used.text) : greeting + filledIn(chosen, lead, { language, questions });
  const isRead = code === language || code === reader.language || firm.languages?.includes(code);
  const subject = `${wordsIn[code].reply.subject[lead.form]} ${lead.reference}`;
  const body = text.replaceAll("\n", "\r\n");
  const links = draftLinks(lead, reader, { subject, body, chat: text, opening: opening(code) });
  const carries = (href: string) => [text, body].some((whole) => href.includes(encodeURIComponent(whole)));
  return {
    offered,
    chosen,
    text,
    ...(used && { usedAt: used.at }),
    isUsed: used !== undefined && asked.change === undefined,
    isLong: !links.every(({ href }) => carries(href)),
    ...(isRead ? {} : { english: opening("en") }),
    links,
  };
}

interface ReplyTo {
  language: SiteLanguage;
  questions: readonly string[];
  origin?: string | undefined;
}

/** The replies in a language that fit a lead, with their titles in the desk's. */
function offeredTo(
  lead: ListedLead,
  { language, questions, origin }: ReplyTo,
  reader: Reader,
): readonly ReplyTemplate[] {
  const fits = {
    always: true,
    questions: questions.length > 0,
    closed: closedPageOf(lead, origin) !== undefined,
    call: lead.answers.phone !== undefined,
  };
  const titled = (reply: ReplyTemplate) =>
    replies.find(({ id, language: other }) => id === reply.id && other === reader.language)?.title ??
    reply.title;
  return replies
    .filter((template) => template.language === language && fits[template.offered])
    .map((template) => ({ ...template, title: titled(template) }));
}

function filledIn(
  { text }: ReplyTemplate,
  { answers, reference }: ListedLead,
  { language, questions }: ReplyTo,
) {
  const values = {
    name: oneLine(leadName(answers)),
    reference,
    firm: firm.name,
    price: priceIn(language),
    booking: firm.bookingUrl,
    questions: questions.map((question) => `- ${question}`).join("\n"),
  };
  return withoutDoubleStop(fill(text, values));
}

/** The price of a consultation; undefined if the firm publishes none. */
export function priceIn(language: SiteLanguage): string | undefined {
  const { consultation } = firm;
  if (consultation === undefined) return undefined;
  const unit = (value: number, style: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(`${language}-CA`, style).format(value);
  const price = unit(consultation.price, { style: "currency", currency: "CAD", minimumFractionDigits: 0 });
  return `${price}, ${unit(consultation.minutes, { style: "unit", unit: "minute", unitDisplay: "long" })}`;
}

/** Inserts values for `{name}`. Leaves out a paragraph whose value is missing, unless there is a `blank`. */
export function fill(text: string, values: Readonly<Record<string, string | undefined>>, blank = "") {
  const placeholder = /\{(\w+)\}/g;
  return text
    .split(/\n{2,}/)
    .filter((part) => [...part.matchAll(placeholder)].every(([, name = ""]) => values[name] || blank))
    .map((part) => part.replace(placeholder, (_, name: string) => values[name] || blank))
    .join("\n\n");
}
