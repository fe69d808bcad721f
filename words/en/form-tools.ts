import type { AnswersFileWords, ResendWords } from "#lead/form-tools-words.ts";

export const answersFile: AnswersFileWords = {
  save: "Save my answers to a file",
  caution: "Not on a shared computer: others could read it.",
  saved: (name) => `Your answers are in the file ${name}.`,
  savedCopy: (name) => `A copy of what you sent is in the file ${name}.`,
  download: "Download the file instead",
  cannotSave: "This app cannot save files. Copy your answers, or open this page in your usual browser.",
  filled: (count) => `Answers filled in from the file: ${count}.`,
  unsent: " Nothing has been sent.",
  kept: (count) => `Answers you had already typed, which were kept: ${count}.`,
  replace: "Replace them with those from the file",
  unplaced: "This form has no field for these answers from the file:",
  problems: {
    large: "This file is too large to be a file of answers. Please choose one that you saved from a form.",
    foreign: "This is not a file of answers. Please choose one that you saved from a form.",
    newer: "This file is from a newer form. Please open it in the form in which you saved it.",
    archive:
      "This is a web archive (MHTML) that a browser made of the file. Please choose the file that you saved from a form.",
    encoding:
      "A program has saved this file again in another encoding than UTF-8, and letters are lost. Please choose the file that you saved from a form.",
  },
  title: (form) => `My answers: ${form}`,
  savedOn: (day) => `Saved on ${day}`,
  copyOf: (day) => `A copy of what you sent, saved on ${day}`,
  reopen: (firm, button) =>
    `To continue with these answers, open this form of ${firm}, then press “${button}”:`,
  fileName: "answers",
};

export const resend: ResendWords = {
  offer: "Send as soon as I am online",
  waiting: "We will send it as soon as you are online. Please keep this page open. It will count only once.",
  stop: "Stop",
  stopped: "Stopped. Your answers are kept.",
  slow: "The line is slow. We are waiting for an answer.",
  otherWays: "If it still does not work, you can also reach us here:",
  ownForm: "The form on our own site",
};
