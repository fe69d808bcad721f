import { firm } from "./firm.ts";

/** The page that follows a form sent without scripts; the worker shows one outcome and fills in its texts. */
export const receipt = {
  received: {
    heading: "Thank you. We have your answers.",
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
