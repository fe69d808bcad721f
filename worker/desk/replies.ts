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

/** A reply that the address of a lead's page asks for. */
export interface AskedReply {
  id: string | undefined;
  /** When (ms) the reader used a text of it. */
  usedAt: number | undefined;
  /** Whether that text is to be edited again. */
  isChanged: boolean;
}

interface DraftText {
  id: string;
  text: string;
  /** The meaning of a text in a language that nobody here reads. */
  english: string | undefined;
}

/** A final text, and the links that contain it. */
export interface UsedDraft extends DraftText {
  kind: "used";
  usedAt: number;
  links: readonly MailLink[];
  /** Too long for a link, so it has to be copied. */
  isLong: boolean;
}

export type Draft = (DraftText & { kind: "editable" }) | UsedDraft;

export interface LeadReplies {
  offered: readonly ReplyTemplate[];
  draft: Draft | undefined;
}

/** The replies that fit a lead, in its language with their titles in the desk's, and the draft of one. */
export function repliesTo(
  lead: ListedLead,
  reader: Reader,
  asked: AskedReply,
  origin: string | undefined,
): LeadReplies {
  const language = siteLanguageOf(languageOfCode(lead.language));
  const questions = estimateOf(lead, { language })?.questions.map((question) => `- ${question}`);
  const fits = {
    always: true,
    questions: questions?.join("\n"),
    closed: closedPageOf(lead, origin),
    call: lead.answers.phone,
  };
  const offered = replies
    .filter((reply) => reply.language === language && fits[reply.offered])
    .map((reply) => ({ ...reply, title: titleIn(reader.language, reply) }));
  const chosen = offered.find(({ id }) => id === asked.id);
  const values = {
    name: oneLine(leadName(lead.answers)),
    reference: lead.reference,
    firm: firm.name,
    price: priceIn(language),
    booking: firm.bookingUrl,
    questions: fits.questions,
  };
  return {
    offered,
    draft: chosen && draftOf(lead, reader, asked, { ...chosen, text: fill(chosen.text, values) }),
  };
}

function draftOf(lead: ListedLead, reader: Reader, asked: AskedReply, reply: ReplyTemplate): Draft {
  const code = languageOfCode(lead.language);
  const opening = (language: Language) =>
    withoutDoubleStop(wordsIn[language].reply.opening[lead.form](firm.name, lead.reference));
  // In a language that nobody here writes, there is one sentence of greeting.
  const greeting = code === reply.language ? "" : `${opening(code)}\n\n`;
  const used = lead.history.findLast(
    ({ what, by, at }) => what === "drafted" && by === reader.by && at === asked.usedAt,
  );
  const text = used ? String(used.text) : greeting + withoutDoubleStop(reply.text);
  const isRead = code === reply.language || code === reader.language || firm.languages?.includes(code);
  const draft = { id: reply.id, text, english: isRead ? undefined : opening("en") };
  if (used === undefined || asked.isChanged) return { ...draft, kind: "editable" };
  const subject = `${wordsIn[code].reply.subject[lead.form]} ${lead.reference}`;
  const body = text.replaceAll("\n", "\r\n");
  const links = draftLinks(lead, reader, { subject, body, chat: text, opening: opening(code) });
  const carries = (href: string) => [text, body].some((whole) => href.includes(encodeURIComponent(whole)));
  return {
    ...draft,
    kind: "used",
    usedAt: used.at,
    links,
    isLong: !links.every(({ href }) => carries(href)),
  };
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
