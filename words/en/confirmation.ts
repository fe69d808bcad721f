import type { ConfirmationWords } from "#lead/confirmation-words.ts";

export const confirmation: ConfirmationWords = {
  notYou: "You did not write to us? Then somebody typed your address by mistake. Nothing else will come.",
  notice:
    "To confirm that your message arrived, we send one e-mail to the address that you gave. None of your answers is in it.",
};
