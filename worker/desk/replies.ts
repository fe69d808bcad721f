import { firm, moneyIn, withoutDoubleStop } from "#content/firm/firm.ts";
import type { ReplyTemplate } from "#content/firm/firm-replies.ts";
import { isReplyLanguage } from "#content/firm/practice.ts";
import { replies } from "#firm/texts.ts";
import { elided } from "#lead/elided.ts";
import {
  isSiteLanguage,
  type Language,
  languageOfCode,
  languages,
  type SiteLanguage,
  siteLanguageOf,
} from "#lead/languages.ts";
import { leadName } from "#lead/lead-rows.ts";
import { wordsIn } from "#words/words-in.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { draftLinks } from "../outbox/mails/contact-links.ts";
import { estimateOf } from "../outbox/mails/estimate.ts";
import type { MailLink } from "../outbox/mails/parts.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import { closedPageOf } from "../outbox/site-facts.ts";
import type { Reader } from "./reader.ts";

export interface AskedReply {
  id: string | undefined;
  language?: string | undefined;
  /** When (ms) the reader pressed 'Use this text'. */
  usedAt: number | undefined;
  isChanged: boolean;
}

interface DraftText {
  id: string;
  text: string;
  /** The meaning of a text in a language that nobody here reads. */
  meaning: string | undefined;
  language: Language;
  /** The languages in which the firm has this reply. */
  languages: readonly Language[];
}

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

export function repliesTo(
  lead: ListedLead,
  reader: Reader,
  asked: AskedReply,
  origin: string | undefined,
): LeadReplies {
  const code = languageOfCode(lead.language ?? firm.defaultLanguage);
  const questionsIn = (language: Language) =>
    estimateOf(lead, { language: siteLanguageOf(language, firm.defaultLanguage) })
      ?.questions.map((question) => `- ${question}`)
      .join("\n");
  const fits = {
    always: true,
    questions: questionsIn(code),
    closed: closedPageOf(lead, origin),
    call: lead.answers.phone,
  };
  const ids = new Set(replies.filter((reply) => fits[reply.offered]).map(({ id }) => id));
  const offered = [...ids].flatMap((id) => {
    const [reply] = inLanguages(id, [code, siteLanguageOf(code, firm.defaultLanguage), reader.language]);
    return reply === undefined ? [] : { ...reply, title: titleIn(reader.language, reply) };
  });
  const usual = offered.find(({ id }) => id === asked.id);
  if (usual === undefined) return { offered, draft: undefined };
  const chosen = replies.find(({ id, language }) => id === usual.id && language === asked.language) ?? usual;
  const values = {
    name: oneLine(leadName(lead.answers)),
    reference: lead.reference,
    firm: firm.name,
    price: priceIn(chosen.language),
    booking: firm.bookingUrl,
    questions: questionsIn(chosen.language),
  };
  const text = fill(chosen.text, values, chosen.language);
  return { offered, draft: draftOf(lead, reader, asked, { ...chosen, text }) };
}

/** A reply in the first of some languages that has it, then in the others. */
function inLanguages(id: string, first: readonly Language[]): readonly ReplyTemplate[] {
  const rank = ({ language }: ReplyTemplate) => [...first, language].indexOf(language);
  return replies.filter((reply) => reply.id === id).toSorted((a, b) => rank(a) - rank(b));
}

function draftOf(lead: ListedLead, reader: Reader, asked: AskedReply, reply: ReplyTemplate): Draft {
  const visitors = languageOfCode(lead.language ?? firm.defaultLanguage);
  // In a language that nobody here writes, there is one sentence of greeting. Whoever chooses the other
  // language of the site knows that the visitor reads it.
  const isGreeted =
    visitors !== reply.language && !(reply.language === asked.language && isSiteLanguage(visitors));
  const code = isGreeted ? visitors : reply.language;
  const opening = (language: Language) =>
    withoutDoubleStop(wordsIn[language].reply.opening[lead.form](firm.name, lead.reference));
  const used = lead.history.findLast(
    ({ what, by, at }) => what === "drafted" && by === reader.by && at === asked.usedAt,
  );
  const greeting = (language: Language) => {
    const { firm: names, reply: words } = wordsIn[language];
    const rest = isSiteLanguage(reply.language) ? [words.rest(names.siteLanguages[reply.language])] : [];
    return [opening(language), ...rest].join("\n\n");
  };
  const text = used
    ? String(used.text)
    : [...(isGreeted ? [greeting(code)] : []), withoutDoubleStop(reply.text)].join("\n\n");
  const isRead = !isGreeted || code === reader.language || isReplyLanguage(code);
  const draft = {
    id: reply.id,
    text,
    meaning: isRead ? undefined : greeting(reader.language),
    language: reply.language,
    languages: inLanguages(reply.id, []).map(({ language }) => language),
  };
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

export function priceIn(language: Language): string | undefined {
  const { consultation } = firm;
  if (consultation === undefined) return undefined;
  const { tag } = languages[language];
  const minutes = new Intl.NumberFormat(tag, { style: "unit", unit: "minute", unitDisplay: "long" });
  return `${moneyIn(tag, consultation, wordsIn[language].firm)}, ${minutes.format(consultation.minutes)}`;
}

/** Inserts values for `{name}`. Leaves out a paragraph whose value is missing, unless there is a `blank`. */
export function fill(
  text: string,
  values: Record<string, string | undefined>,
  language: Language,
  blank = "",
) {
  const placeholder = /\{(\w+)\}/g;
  const filled = text
    .split(/\n{2,}/)
    .filter((part) => [...part.matchAll(placeholder)].every(([, name = ""]) => values[name] || blank))
    .map((part) => part.replace(placeholder, (_, name: string) => values[name] || blank))
    .join("\n\n");
  return language === "fr" ? elided(filled, firm.name) : filled;
}
