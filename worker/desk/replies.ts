import { firm, withoutDoubleStop } from "#content/firm/firm.ts";
import type { ReplyTemplate } from "#content/firm/firm-replies.ts";
import { replies } from "#firm/texts.ts";
import { type Language, languageOfCode, type SiteLanguage, siteLanguageOf } from "#lead/languages.ts";
import { leadName } from "#lead/lead-rows.ts";
import { wordsIn } from "#words/words-in.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { draftLinks } from "../outbox/mails/contact-links.ts";
import { estimateOf } from "../outbox/mails/estimate.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import { closedPageOf } from "../outbox/site-facts.ts";
import type { Reader } from "./reader.ts";

export type ReplyDraft = ReturnType<typeof draftOf>;

/**
 * What the address of a lead's page asks for: a reply by its id, and the text that was marked as used at a
 * time (ms), with `change` to edit it again.
 */
export type AskedReply = Partial<Record<"reply" | "used" | "change", string | undefined>>;

export function draftOf(lead: ListedLead, reader: Reader, asked: AskedReply, origin: string | undefined) {
  const code = languageOfCode(lead.language);
  const language = siteLanguageOf(code);
  const estimate = estimateOf(lead, { language });
  const questions = estimate?.questions.map((question) => `- ${question}`).join("\n");
  const fits = {
    always: true,
    questions,
    closed: closedPageOf(lead, origin),
    call: lead.answers.phone,
  };
  // In the lead's language, with their titles in the desk's.
  const offered = replies
    .filter((reply) => reply.language === language && fits[reply.offered])
    .map((reply) => ({ ...reply, title: titleIn(reader.language, reply) }));
  const chosen = offered.find(({ id }) => id === asked.reply);
  if (chosen === undefined) return { offered };
  const opening = (code: Language) =>
    withoutDoubleStop(wordsIn[code].reply.opening[lead.form](firm.name, lead.reference));
  // In a language that nobody here writes, there is one sentence of greeting.
  const greeting = code === language ? "" : `${opening(code)}\n\n`;
  const used = lead.history.findLast(
    ({ what, by, at }) => what === "drafted" && by === reader.by && at === Number(asked.used),
  );
  const values = {
    name: oneLine(leadName(lead.answers)),
    reference: lead.reference,
    firm: firm.name,
    price: priceIn(language),
    booking: firm.bookingUrl,
    questions,
  };
  const text = used ? String(used.text) : greeting + withoutDoubleStop(fill(chosen.text, values));
  const isRead = code === language || code === reader.language || firm.languages?.includes(code);
  const subject = `${wordsIn[code].reply.subject[lead.form]} ${lead.reference}`;
  const body = text.replaceAll("\n", "\r\n");
  const links = draftLinks(lead, reader, { subject, body, chat: text, opening: opening(code) });
  const carries = (href: string) => [text, body].some((whole) => href.includes(encodeURIComponent(whole)));
  const draft = {
    id: chosen.id,
    text,
    /** When the reader used this text, if that is the one asked for. */
    usedAt: used?.at,
    /** The text is final, and the links contain it; if it is too long for a link, it has to be copied. */
    isUsed: used !== undefined && asked.change === undefined,
    isLong: !links.every(({ href }) => carries(href)),
    /** The meaning of a text in a language that nobody here reads. */
    english: isRead ? undefined : opening("en"),
    links,
  };
  return { offered, draft };
}

function titleIn(language: SiteLanguage, { id, title }: ReplyTemplate) {
  return replies.find((reply) => reply.id === id && reply.language === language)?.title ?? title;
}

export function priceIn(language: SiteLanguage): string | undefined {
  const { consultation } = firm;
  if (consultation === undefined) return undefined;
  const unit = (value: number, style: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(`${language}-CA`, style).format(value);
  const price = unit(consultation.price, { style: "currency", currency: "CAD", minimumFractionDigits: 0 });
  return `${price}, ${unit(consultation.minutes, { style: "unit", unit: "minute", unitDisplay: "long" })}`;
}

/** Inserts values for `{name}`. Leaves out a paragraph whose value is missing, unless there is a `blank`. */
export function fill(text: string, values: Record<string, string | undefined>, blank = "") {
  const placeholder = /\{(\w+)\}/g;
  return text
    .split(/\n{2,}/)
    .filter((part) => [...part.matchAll(placeholder)].every(([, name = ""]) => values[name] || blank))
    .map((part) => part.replace(placeholder, (_, name: string) => values[name] || blank))
    .join("\n\n");
}
