import { firm, withoutDoubleStop } from "#content/firm.ts";
import { isSiteLanguage, languageOf } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { consultantWords } from "../../consultant-words.ts";
import { isDeliverable } from "../../leads/email-address.ts";
import { estimateOf } from "./estimate.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import type { Link } from "./parts.ts";
import { doubtOf } from "./whereabouts.ts";

/** What a mail or a chat begins with. */
export interface Draft {
  readonly subject: string;
  readonly body: string;
  /** Of the chat. */
  readonly opening: string;
}

/**
 * Returns the ways to reach a visitor in rows of at most two; without `drafts` a mail has a subject alone. A number that
 * may be a stranger's comes after the address, each reading in a row of its own.
 */
export function reachLinks(
  lead: MailLead,
  letterhead: Letterhead,
  drafts: boolean,
): readonly (readonly Link[])[] {
  const { call } = consultantWords(letterhead).mails;
  const { phone, extension, atHome } = numbersOf(lead);
  const told = toldIn(lead);
  const { write, chat } = waysWith(lead, letterhead, replyTo(lead, letterhead), drafts);
  const callOf = (digits: string, ext = "") => ({ label: call + told(digits), href: `tel:+${digits}${ext}` });
  const calls = phone === undefined ? [] : [callOf(phone, extension)];
  const chats = phone === undefined ? [] : [chat(phone)];
  const rows =
    doubtOf(lead) === undefined
      ? [[...calls, ...write], chats]
      : [write, [...calls, ...chats], atHome === undefined ? [] : [callOf(atHome), chat(atHome)]];
  return rows.filter((row) => row.length > 0);
}

/** Returns a mail and chats that begin with a draft. */
export function linksWith(lead: MailLead, letterhead: Letterhead, draft: Draft): readonly Link[] {
  const { phone, atHome } = numbersOf(lead);
  const { write, chat } = waysWith(lead, letterhead, draft, true);
  return [...write, ...[phone ?? [], atHome ?? []].flat().map(chat)];
}

function waysWith(
  lead: MailLead,
  letterhead: Letterhead,
  { subject, body, opening }: Draft,
  drafts: boolean,
) {
  const email = String(lead.answers.email ?? "");
  const told = toldIn(lead);
  const href = `mailto:${addressInLink(email)}?${query({ subject, ...(drafts && { body }) })}`;
  return {
    write: isDeliverable(email) ? [{ label: consultantWords(letterhead).mails.email, href }] : [],
    chat: (digits: string): Link => ({
      label: `WhatsApp${told(digits)}`,
      href: `https://wa.me/${digits}${drafts ? `?${query({ text: opening })}` : ""}`,
    }),
  };
}

/** The digits of the visitor's own number where it is as src/phone/read-phone.ts writes it, and as they may have meant it. */
function numbersOf(lead: MailLead) {
  const [, phone, extension] =
    /^\+([1-9]\d{4,14})(?: ext\. (\d{1,12}))?$/.exec(String(lead.answers.phone ?? "")) ?? [];
  return {
    ...{ phone, extension: extension === undefined ? "" : `;ext=${extension}` },
    atHome: doubtOf(lead)?.atHome?.number.slice(1),
  };
}

/** Where there are two readings, each button says which. */
function toldIn(lead: MailLead): (digits: string) => string {
  const { atHome } = numbersOf(lead);
  return (digits) => (atHome === undefined ? "" : ` +${digits}`);
}

/** Begins an answer to a visitor, in the language of their form: the firm's own words and nothing of theirs. */
function replyTo(lead: MailLead, letterhead: Letterhead): Draft {
  const { form, reference } = lead;
  const language = languageOf(lead.language);
  const { reply } = wordsIn[language];
  const opening = withoutDoubleStop(reply.opening[form](firm.name, reference));
  // The questions exist in the languages of the whole site.
  const questions = isSiteLanguage(language)
    ? (estimateOf(lead, { ...letterhead, language })?.questions ?? [])
    : [];
  const list = [reply.ask, ...questions.map((question) => `- ${question}`)].join("\r\n");
  return {
    subject: `${reply.subject[form]} ${reference}`,
    opening,
    body: [opening, ...(questions.length === 0 ? [] : [list])].join("\r\n\r\n"),
  };
}

/** Spaces as `%20`: mail programs show a `+` as it is. */
function query(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
}

/** RFC 6068: a `?`, `&` or `%` of the address would otherwise begin a header field of the new mail. */
function addressInLink(email: string): string {
  const at = email.lastIndexOf("@");
  return `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}
