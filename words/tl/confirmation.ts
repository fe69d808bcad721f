import type { ConfirmationWords } from "#lead/confirmation-words.ts";

export const confirmation: ConfirmationWords = {
  notYou:
    "Hindi kayo ang sumulat sa amin? Baka may nagkamali ng paglalagay ng email address ninyo. Sabihin ninyo sa amin, at buburahin namin ito.",
  notice:
    "Para kumpirmahing natanggap namin ang ipinadala ninyo, nagpapadala kami ng isang email sa ibinigay ninyong address. Wala roon ang alinman sa mga sagot ninyo.",
};
