import { type Firm, firm } from "./firm.ts";

const { replyDays }: Firm = firm;

/** By when the firm replies, as far as it has promised a number of business days. */
export function replyBy(days: number | undefined): string {
  if (days === undefined)
    return "We name no day for it. If you wait longer than you can, call or write to us, and give your reference.";
  return days === 1
    ? "You hear from us by the next business day."
    : `You hear from us within ${days} business days.`;
}

/** What a visitor can keep of a lead, in a form that a script has sent and on the page that follows one without. */
export const receiptToKeep = {
  locale: "en-CA",
  offer: "Keep a receipt",
  title: `Receipt of ${firm.name}`,
  reference: "Your reference",
  keep: "Print this page or write the reference down. Quote it when you call or write to us again.",
  next: {
    heading: "What happens next",
    steps: [
      "A licensed consultant reads every line. If something is missing, we ask you.",
      `We reply by e-mail or phone and tell you if we can help. ${replyBy(replyDays)}`,
      "For advice on your case we invite you to a consultation. You get a written agreement with the price first, and decide then. No one can promise you a visa.",
    ],
  },
  notes: [
    "No licensed person asks you for money before you have a written agreement. If somebody does so in our name, do not pay, and tell us.",
    `To correct or erase what you sent, write to ${firm.email} or call ${firm.phone}, and give your reference.`,
  ],
  print: "Print or save",
  hide: "Hide",
} as const;
