import { languageOf, siteLanguageOf } from "#lead/languages.ts";
import { isDeliverable } from "../../leads/email-address.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import type { Link } from "./parts.ts";
import { mailWords } from "./words/mail-words.ts";

/** The subject of an answer to a visitor, in the language of their form. */
const subjects = {
  en: { contact: "Your message", request: "Your assessment" },
  fr: { contact: "Votre message", request: "Votre évaluation" },
} as const;

/** How to reach a visitor, by their own number and address where these are as the worker's rules made them. */
export function reachLinks(lead: MailLead, letterhead: Letterhead): readonly Link[] {
  const { answers, form, language, reference } = lead;
  const { call, email: mail } = mailWords(letterhead);
  // As worker/intake/phone-number.ts writes it: E.164, and an extension after it.
  const phone = /^\+([1-9]\d{4,14})(?: ext\. (\d{1,12}))?$/.exec(String(answers.phone ?? ""));
  const email = String(answers.email ?? "");
  const subject = `${subjects[siteLanguageOf(languageOf(language))][form]} ${reference}`;
  return [
    ...(phone === null
      ? []
      : [{ label: call, href: `tel:+${phone[1]}${phone[2] === undefined ? "" : `;ext=${phone[2]}`}` }]),
    ...(isDeliverable(email)
      ? [{ label: mail, href: `mailto:${addressInLink(email)}?subject=${encodeURIComponent(subject)}` }]
      : []),
    ...(phone === null ? [] : [{ label: "WhatsApp", href: `https://wa.me/${phone[1]}` }]),
  ];
}

/** RFC 6068: a `?`, `&` or `%` of the address would otherwise begin a header field of the new mail. */
function addressInLink(email: string): string {
  const at = email.lastIndexOf("@");
  return `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}
