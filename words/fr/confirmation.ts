import type { ConfirmationWords } from "#lead/confirmation-words.ts";

export const confirmation: ConfirmationWords = {
  notYou:
    "Vous ne nous avez pas écrit? Quelqu’un a sans doute saisi votre adresse par erreur. Dites-le-nous, et nous l’effacerons.",
  notice:
    "Pour confirmer l’arrivée de votre message, nous envoyons un seul courriel à l’adresse que vous avez donnée. Aucune de vos réponses n’y figure.",
};
