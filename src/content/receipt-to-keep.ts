import { firm } from "./firm.ts";

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
      "We reply by e-mail or phone and tell you if we can help. No one can promise you a visa.",
      "For advice on your case we invite you to a consultation. You get a written agreement with the price first, and decide then.",
    ],
  },
  notes: [
    "No licensed person asks you for money before you have a written agreement. If somebody does so in our name, do not pay, and tell us.",
    `To correct or erase what you sent, write to ${firm.email} or call ${firm.phone}, and give your reference.`,
  ],
  print: "Print or save",
  hide: "Hide",
} as const;
