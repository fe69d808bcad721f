import { firm } from "./firm.ts";

/** The page that follows a form sent without scripts; the worker shows one outcome and fills in its texts. */
export const receipt = {
  received: {
    heading: "Thank you. We have your answers.",
    reference: "Your reference",
    keep: "Please write it down or print this page. Quote it when you call or write to us again.",
    next: {
      heading: "What happens next",
      steps: [
        "A licensed consultant reads every line. If something is missing, we ask you.",
        "We reply by e-mail or phone and tell you if we can help. No one can promise you a visa.",
        "For advice on your case we invite you to a consultation. You get a written agreement with the price first, and decide then.",
      ],
    },
  },
  unproven: {
    heading: "There is no receipt at this address",
    text: "If you have just sent us a form, please open the whole address that you were led to. You can also ask us if your answers have arrived.",
  },
  refused: {
    heading: "Not sent yet",
    text: "Your answers have not reached us. You can go back in your browser and try again, or reach us another way.",
  },
  contact: {
    heading: "Reach us",
    text: `${firm.name} is here for your questions.`,
  },
} as const;
