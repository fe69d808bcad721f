import type { Words } from "./words.ts";

/** The language in which the forms are written. */
export const words: Words = {
  language: "en",
  locale: "en",
  translate: (form) => form,
  onlyRequired: "Only the questions not marked optional need an answer.",
  optional: "(optional)",
  condition(answers, question) {
    const quoted = answers.map((answer) => `“${answer}”`);
    const list = new Intl.ListFormat("en-CA", { type: "disjunction" }).format(quoted);
    return `Only if you answered ${list} to “${question}”:`;
  },
  leaveEmpty: "Leave this empty",
  phoneCountry: "Phone number country",
  sending: "Message sending... Please wait",
  connectionLost:
    "Not sent yet: the connection was lost. Your answers are kept. Please send again; they will count only once.",
  preview: "This is a preview, so nothing was sent. The form sends once the page is published.",
  noClearAnswer:
    "Not sent yet: we got no clear answer. Your answers are kept. Please send again; they will count only once.",
  lookAgain: "Please look at this answer again.",
  wrongAnswers: (count) => `${count} answers need another look:`,
  reference: "Your reference:",
};
