import type { ConfirmationWords } from "#lead/confirmation-words.ts";

export const confirmation: ConfirmationWords = {
  notYou:
    "If you did not write to us, someone probably entered your address by mistake. You can ignore this e\u2011mail.",
  notice:
    "To confirm that your message arrived, we send one e\u2011mail to the address that you gave. It contains none of your answers.",
};
