import { firm } from "#content/firm/firm.ts";
import type { SheetWords } from "#lead/words.ts";
import { firm as words } from "./forms.ts";

const adviser = words.advisers[firm.profession];

export const sheet: SheetWords = {
  heading: "Do you want to live, work or study in Canada?",
  lead: (languages) =>
    `Asking is free. ${adviser} reads your message and tells you${languages && `, in ${languages},`} whether we can help.`,
  scan: "Point your phone’s camera at the code, or open ",
  check: "Before you write, check who we are: ",
  malformed:
    "This is no partner code, so what comes from this sheet would be credited to nobody. A code has 1 to 64 characters: a–z, 0–9 and hyphens.",
  print: "Print this sheet",
};
