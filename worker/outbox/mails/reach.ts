import { firm } from "#content/firm.ts";
import { isSiteLanguage, languageOf } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { consultantWords } from "../../consultant-words.ts";
import { isDeliverable } from "../../leads/email-address.ts";
import { estimateOf } from "./estimate.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import type { Link } from "./parts.ts";
import { doubtOf } from "./whereabouts.ts";

/** Returns the ways to reach a visitor, by their own number and address where these are as the worker's rules made them. */
export function reachLinks(lead: MailLead, letterhead: Letterhead, drafts: boolean): readonly Link[] {
  const { answers } = lead;
  const { call, email: mail } = consultantWords(letterhead).mails;
  // As worker/intake/phone-number.ts writes it: E.164, and an extension after it.
  const phone = /^\+([1-9]\d{4,14})(?: ext\. (\d{1,12}))?$/.exec(String(answers.phone ?? ""));
  const email = String(answers.email ?? "");
  const { subject, opening, body } = replyTo(lead, letterhead);
  const atHome = doubtOf(lead)?.atHome?.number.slice(1);
  // Where there are two readings, each button says which.
  const told = (digits = "") => (atHome === undefined ? "" : ` +${digits}`);
  return [
    ...(phone === null
      ? []
      : [
          {
            label: call + told(phone[1]),
            href: `tel:+${phone[1]}${phone[2] === undefined ? "" : `;ext=${phone[2]}`}`,
          },
        ]),
    ...(atHome === undefined ? [] : [{ label: call + told(atHome), href: `tel:+${atHome}` }]),
    ...(isDeliverable(email)
      ? [
          {
            label: mail,
            href: `mailto:${addressInLink(email)}?${query({ subject, ...(drafts && { body }) })}`,
          },
        ]
      : []),
    ...[...(phone === null ? [] : [phone[1] ?? ""]), ...(atHome === undefined ? [] : [atHome])].map(
      (digits) => ({
        label: `WhatsApp${told(digits)}`,
        href: `https://wa.me/${digits}${drafts ? `?${query({ text: opening })}` : ""}`,
      }),
    ),
  ];
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
