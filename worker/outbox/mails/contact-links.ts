import { firm, withoutDoubleStop } from "#content/firm/firm.ts";
import { isSiteLanguage, languageOfCode } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { isDeliverable } from "../../leads/email-address.ts";
import { numberToCall } from "../../leads/phone-country.ts";
import { estimateOf } from "./estimate.ts";
import type { MailContext, MailLead } from "./mail-lead.ts";
import type { MailLink } from "./parts.ts";

export interface OpeningDraft {
  subject: string;
  body: string;
  /** Text of a chat; absent: the opening. */
  chat?: string;
  /** Begins a mail or a chat whose whole text is too long for a link. */
  opening: string;
}

/** Windows passes 2,046 characters from a browser to Outlook or WhatsApp. */
export const longestLink = 2000;

function firstShort(...addresses: readonly string[]) {
  return addresses.find(({ length }) => length <= longestLink) ?? addresses.at(-1) ?? "";
}

/**
 * Links to call, write and chat, in rows of at most two; without `drafts` a mail has only a subject. A number
 * that may be a stranger's comes after the address, each reading in its own row.
 */
export function contactLinks(
  lead: MailLead,
  context: MailContext,
  drafts: boolean,
): readonly (readonly MailLink[])[] {
  const { write, numbers } = waysTo(lead, context, replyTo(lead), drafts);
  const pairs = numbers.map(({ call, chat }) => [call, chat]);
  const [first] = numbers;
  const rows =
    first === undefined || lead.phoneReading?.isDoubtful
      ? [write, ...pairs]
      : [[first.call, ...write], [first.chat], ...pairs.slice(1)];
  return rows.filter((row) => row.length > 0);
}

export function draftLinks(lead: MailLead, context: MailContext, draft: OpeningDraft): readonly MailLink[] {
  const { write, numbers } = waysTo(lead, context, draft, true);
  return [...write, ...numbers.map(({ chat }) => chat)];
}

function waysTo(
  lead: MailLead,
  context: MailContext,
  { subject, body, opening, chat = opening }: OpeningDraft,
  drafts: boolean,
) {
  const words = context.mailWords;
  const email = String(lead.answers.email ?? "");
  const readings = [String(lead.answers.phone ?? ""), lead.phoneReading?.other?.number ?? ""].flatMap(
    (phone) => numberToCall(phone) ?? [],
  );
  const numbers = readings.map(({ number, href }) => {
    // With two readings, each label names its number.
    const suffix = readings.length > 1 ? ` ${number}` : "";
    const address = `https://wa.me/${number.slice(1)}`;
    const texts = drafts ? [chat, opening].map((text) => `${address}?${query({ text })}`) : [];
    return {
      call: { label: words.call + suffix, href },
      chat: { label: `WhatsApp${suffix}`, href: firstShort(...texts, address) },
    };
  });
  // RFC 6068: a `?`, `&` or `%` in the address would otherwise begin a header field of the new mail.
  const mailto = `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
  const bodies = drafts ? [body, opening].map((text) => `${mailto}?${query({ subject, body: text })}`) : [];
  const href = firstShort(...bodies, `${mailto}?${query({ subject })}`, mailto);
  return { write: isDeliverable(email) ? [{ label: words.email, href }] : [], numbers };
}

function replyTo(lead: MailLead): OpeningDraft {
  const { form, reference } = lead;
  const language = languageOfCode(lead.language);
  const { reply } = wordsIn[language];
  const opening = withoutDoubleStop(reply.opening[form](firm.name, reference));
  // The questions exist in the languages of the whole site.
  const questions = isSiteLanguage(language) ? (estimateOf(lead, { language })?.questions ?? []) : [];
  const list = ["", "", reply.ask, ...questions.map((question) => `- ${question}`)].join("\r\n");
  return {
    subject: `${reply.subject[form]} ${reference}`,
    opening,
    body: questions.length === 0 ? opening : opening + list,
  };
}

/** Spaces as `%20`, because mail programs show a `+` as it is. */
function query(values: Readonly<Record<string, string>>) {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
}
