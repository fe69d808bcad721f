import { firm } from "#content/firm.ts";
import { isSiteLanguage, languageOf } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { consultantWords } from "../../consultant-words.ts";
import { isDeliverable } from "../../leads/email-address.ts";
import { estimateOf } from "./estimate.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import type { Link } from "./parts.ts";
import { doubtOf } from "./whereabouts.ts";

/**
 * Returns the ways to reach a visitor in rows of at most two, by their own number and address where these are as the worker's
 * rules made them. A number that may be a stranger's comes after the address, each reading in a row of its own.
 */
export function reachLinks(
  lead: MailLead,
  letterhead: Letterhead,
  drafts: boolean,
): readonly (readonly Link[])[] {
  const { answers } = lead;
  const { call, email: mail } = consultantWords(letterhead).mails;
  // As src/phone/read-phone.ts writes it: E.164, and an extension after it.
  const [, digits, extension] =
    /^\+([1-9]\d{4,14})(?: ext\. (\d{1,12}))?$/.exec(String(answers.phone ?? "")) ?? [];
  const email = String(answers.email ?? "");
  const { subject, opening, body } = replyTo(lead, letterhead);
  const doubt = doubtOf(lead);
  const other = doubt?.atHome?.number.slice(1);
  // Where there are two readings, each button says which.
  const told = (number: string) => (other === undefined ? "" : ` +${number}`);
  const callOf = (number: string, ext = "") => ({ label: call + told(number), href: `tel:+${number}${ext}` });
  const chatOf = (number: string) => ({
    label: `WhatsApp${told(number)}`,
    href: `https://wa.me/${number}${drafts ? `?${query({ text: opening })}` : ""}`,
  });
  const write = isDeliverable(email)
    ? [{ label: mail, href: `mailto:${addressInLink(email)}?${query({ subject, ...(drafts && { body }) })}` }]
    : [];
  const calls = digits ? [callOf(digits, extension && `;ext=${extension}`)] : [];
  const chats = digits ? [chatOf(digits)] : [];
  const rows =
    doubt === undefined
      ? [[...calls, ...write], chats]
      : [write, [...calls, ...chats], other === undefined ? [] : [callOf(other), chatOf(other)]];
  return rows.filter((row) => row.length > 0);
}

/** Begins an answer to a visitor, in the language of their form: the firm's own words and nothing of theirs. */
function replyTo(lead: MailLead, letterhead: Letterhead) {
  const { form, reference } = lead;
  const language = languageOf(lead.language);
  const { reply } = wordsIn[language];
  const opening = reply.opening[form](firm.name, reference);
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
