import type { Asked, IntakeWords } from "./words.ts";

const phoneExample = "for example +1 604 555 0142";
const range = ({ min, max }: Asked) => `a whole number from ${min} to ${max}`;

export const english: IntakeWords = {
  locale: "en-CA",
  quote: (text) => `“${text}”`,
  reasons: {
    tooOften: "You have sent this form several times, so please wait a minute and send it again.",
    notJson: "Please send the form as JSON in UTF-8, with the content type application/json.",
    withoutToken: "Please reload the page and send the form again.",
    malformed: "Please send the form as one complete JSON object in UTF-8.",
    incomplete: "The form did not arrive completely, so please send it again.",
    brokenPage: "The form did not arrive completely, so please go back and send it again.",
    tooLarge: "Please shorten your answers, together they may take at most 64 KiB.",
    compressed: "Please send the form as it is, not compressed.",
    foreign: "Please open the form on our own site and send it from there.",
    notStored: "We could not store your message just now, so please send it again in a minute.",
    failed: "Something went wrong on our side, so please send the form again in a minute.",
    nothingHere: "Please check the address, because there is nothing here.",
    notPosted: "Please send the form with the method POST.",
  },
  otherType: (form) => `Please send this form with its type, ${form}.`,
  answers: {
    missing: ({ name }) => `Please fill in ${name}.`,
    wrong: ({ name }) => `Please write an answer to ${name}.`,
    long: ({ name, max }) => `Please shorten ${name} to at most ${max.toLocaleString("en-CA")} characters.`,
    garbled: ({ name }) => `Please write ${name} again without line breaks, tabs or broken characters.`,
    "no country": () => `Please start the phone number with + and the country code, ${phoneExample}.`,
    "too short": () => `Please check the phone number, some digits seem to be missing, ${phoneExample}.`,
    "too long": () =>
      `Please check the phone number, its count of digits does not fit its country, ${phoneExample}.`,
    "not a number": () => `Please write a phone number with its country code, ${phoneExample}.`,
    longText: {
      garbled: ({ name }) => `Please write ${name} again without broken characters.`,
    },
    email: {
      missing: () => "Please write your e-mail address.",
      wrong: () => "Please write a complete e-mail address, for example name@example.com.",
      garbled: () => "Please write the e-mail address again without line breaks, tabs or broken characters.",
    },
    phone: {
      missing: () => "Please write your phone number.",
      wrong: () => `Please write a phone number with its country code, ${phoneExample}.`,
    },
    integer: {
      missing: (asked) => `Please fill in ${asked.name} with ${range(asked)}.`,
      wrong: (asked) => `Please write ${asked.name} as ${range(asked)}.`,
    },
    ages: {
      wrong: ({ name }) =>
        `Please write ${name} as whole numbers with commas between them, for example 3, 7, and 0 for a baby.`,
    },
    choice: {
      missing: ({ name }) => `Please choose an answer for ${name}.`,
      wrong: ({ name, options }) =>
        `Please choose one of the answers given for ${name}${options.length > 2 ? "" : `, ${options.join(" or ")}`}.`,
    },
  },
  titles: { received: "Received: ", refused: "Not sent yet: ", check: "Not sent yet, please check: " },
  summary: "Not sent yet. Your answers are kept; please look at this and send again:",
};
