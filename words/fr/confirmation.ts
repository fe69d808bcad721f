import type { ConfirmationWords } from "#lead/confirmation-words.ts";

export const confirmation: ConfirmationWords = {
  notYou:
    "Vous ne nous avez pas écrit? Quelqu’un a sans doute saisi votre adresse par erreur. Vous pouvez ignorer ce courriel.",
  notice:
    "Pour confirmer l’arrivée de votre message, nous envoyons un seul courriel à l’adresse que vous avez donnée. Aucune de vos réponses n’y figure.",
};
