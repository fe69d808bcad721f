import { elided } from "#lead/elided.ts";
import type { AnswersFileWords, ResendWords } from "#lead/form-tools-words.ts";

export const answersFile: AnswersFileWords = {
  save: "Enregistrer mes réponses dans un fichier",
  caution: "À éviter sur un ordinateur partagé\u00a0: d’autres personnes pourraient lire le fichier.",
  saved: (name) => `Vos réponses sont dans le fichier ${name}.`,
  savedCopy: (name) => `Une copie de ce que vous avez envoyé est dans le fichier ${name}.`,
  download: "Télécharger plutôt le fichier",
  cannotSave:
    "Cette application ne peut pas enregistrer de fichiers. Copiez vos réponses ou ouvrez cette page dans votre navigateur habituel.",
  filled: (count) => `Réponses reprises du fichier\u00a0: ${count}.`,
  unsent: " Rien n’a été envoyé.",
  kept: (count) => `Réponses que vous aviez déjà écrites et qui sont conservées\u00a0: ${count}.`,
  replace: "Les remplacer par celles du fichier",
  unplaced: "Ce formulaire n’a pas de champ pour ces réponses du fichier\u00a0:",
  problems: {
    large:
      "Ce fichier est trop gros pour être un fichier de réponses. Veuillez en choisir un que vous avez enregistré à partir d’un formulaire.",
    foreign:
      "Ce n’est pas un fichier de réponses. Veuillez en choisir un que vous avez enregistré à partir d’un formulaire.",
    newer:
      "Ce fichier vient d’un formulaire plus récent. Veuillez l’ouvrir dans le formulaire où vous l’avez enregistré.",
    archive:
      "Ceci est une archive Web (MHTML) qu’un navigateur a faite du fichier. Veuillez choisir le fichier que vous avez enregistré à partir d’un formulaire.",
    encoding:
      "Un programme a réenregistré ce fichier dans un autre encodage que l’UTF-8, et des lettres sont perdues. Veuillez choisir le fichier que vous avez enregistré à partir d’un formulaire.",
  },
  title: (form) => `Mes réponses\u00a0: ${form}`,
  savedOn: (day) => `Enregistré le ${day}`,
  copyOf: (day) => `Copie de ce que vous avez envoyé, enregistrée le ${day}`,
  reopen: (firm, button) =>
    elided(
      `Pour continuer avec ces réponses, ouvrez ce formulaire de ${firm}, puis appuyez sur «\u00a0${button}\u00a0»\u00a0:`,
      firm,
    ),
  fileName: "réponses",
};

export const resend: ResendWords = {
  offer: "Envoyer dès que je suis en ligne",
  waiting:
    "L’envoi se fera dès que vous serez en ligne. Veuillez garder cette page ouverte. Votre envoi ne comptera qu’une fois.",
  stop: "Arrêter",
  stopped: "Envoi arrêté. Vos réponses sont conservées.",
  slow: "La connexion est lente. Nous attendons une réponse.",
  otherWays: "Si cela ne fonctionne toujours pas, vous pouvez aussi nous joindre ainsi\u00a0:",
  ownForm: "Le formulaire sur notre site",
};
