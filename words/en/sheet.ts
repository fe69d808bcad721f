import type { SheetWords } from "#lead/words.ts";

export const sheet: SheetWords = {
  heading: "Do you want to live, work or study in Canada?",
  lead: "Asking is free. A licensed Canadian immigration consultant reads your message and tells you whether we can help.",
  scan: "Point your phone’s camera at the code, or open",
  check: "Before you write, check who we are:",
  print: "Print this sheet",
};
