import type { ConfirmationWords } from "#lead/confirmation-words.ts";

export const confirmation: ConfirmationWords = {
  notYou:
    "You did not write to us? Someone probably entered your address by mistake. Tell us, and we will erase it.",
  notice:
    "To confirm that your message arrived, we send one e\u2011mail to the address that you gave. It contains none of your answers.",
};
