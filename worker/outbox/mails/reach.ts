import { isDeliverable } from "../../leads/email-address.ts";
import type { MailLead } from "./mail-lead.ts";
import type { Link } from "./parts.ts";

/** How to reach a visitor, by their own number and address where these are as the worker's rules made them. */
export function reachLinks({ answers, form, reference }: MailLead): readonly Link[] {
  // As worker/intake/phone-number.ts writes it: E.164, and an extension after it.
  const phone = /^\+([1-9]\d{4,14})(?: ext\. (\d{1,12}))?$/.exec(String(answers.phone ?? ""));
  const email = String(answers.email ?? "");
  const subject = form === "contact" ? `Your message ${reference}` : `Your assessment ${reference}`;
  return [
    ...(phone === null
      ? []
      : [{ label: "Call", href: `tel:+${phone[1]}${phone[2] === undefined ? "" : `;ext=${phone[2]}`}` }]),
    ...(isDeliverable(email)
      ? [{ label: "E-mail", href: `mailto:${addressInLink(email)}?subject=${encodeURIComponent(subject)}` }]
      : []),
    ...(phone === null ? [] : [{ label: "WhatsApp", href: `https://wa.me/${phone[1]}` }]),
  ];
}

/** RFC 6068: a `?`, `&` or `%` of the address would otherwise begin a header field of the new mail. */
function addressInLink(email: string): string {
  const at = email.lastIndexOf("@");
  return `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}
