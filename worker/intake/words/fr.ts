import type { Asked, IntakeWords } from "./words.ts";

const phoneExample = "par exemple +1\u00a0604\u00a0555\u00a00142";
const range = ({ min, max }: Asked) => `un nombre entier de ${min} à ${max}`;

/** French as it is written in Canada. */
export const french: IntakeWords = {
  locale: "fr-CA",
  quote: (text) => `«\u00a0${text}\u00a0»`,
  reasons: {
    tooOften:
      "Vous avez envoyé ce formulaire plusieurs fois, veuillez donc attendre une minute et l'envoyer de nouveau.",
    notJson: "Veuillez envoyer le formulaire en JSON, en UTF-8, avec le type de contenu application/json.",
    withoutToken: "Veuillez recharger la page et envoyer le formulaire de nouveau.",
    malformed: "Veuillez envoyer le formulaire comme un seul objet JSON complet, en UTF-8.",
    incomplete: "Le formulaire n'est pas arrivé au complet, veuillez donc l'envoyer de nouveau.",
    brokenPage:
      "Le formulaire n'est pas arrivé au complet, veuillez donc revenir à la page précédente et l'envoyer de nouveau.",
    tooLarge: "Veuillez raccourcir vos réponses, qui peuvent prendre au plus 64\u00a0Kio en tout.",
    compressed: "Veuillez envoyer le formulaire tel quel, sans le compresser.",
    foreign: "Veuillez ouvrir le formulaire sur notre propre site et l'envoyer de là.",
    notStored:
      "Nous n'avons pas pu enregistrer votre message, veuillez donc l'envoyer de nouveau dans une minute.",
    failed:
      "Un problème est survenu de notre côté, veuillez donc envoyer le formulaire de nouveau dans une minute.",
    nothingHere: "Veuillez vérifier l'adresse, car il n'y a rien ici.",
    notPosted: "Veuillez envoyer le formulaire avec la méthode POST.",
  },
  otherType: (form) => `Veuillez envoyer ce formulaire avec son type, ${form}.`,
  answers: {
    missing: ({ name }) => `Veuillez remplir ${name}.`,
    wrong: ({ name }) => `Veuillez écrire une réponse à ${name}.`,
    long: ({ name, max }) =>
      `Veuillez raccourcir ${name} à ${max.toLocaleString("fr-CA")}\u00a0caractères ou moins.`,
    garbled: ({ name }) =>
      `Veuillez écrire ${name} de nouveau, sans saut de ligne, tabulation ou caractère illisible.`,
    "no country": () =>
      `Veuillez commencer le numéro de téléphone par + et l'indicatif du pays, ${phoneExample}.`,
    "too short": () =>
      `Veuillez vérifier le numéro de téléphone, il semble y manquer des chiffres, ${phoneExample}.`,
    "too long": () =>
      `Veuillez vérifier le numéro de téléphone, il n'a pas le nombre de chiffres de son pays, ${phoneExample}.`,
    "not a number": () => `Veuillez écrire un numéro de téléphone avec l'indicatif du pays, ${phoneExample}.`,
    longText: {
      garbled: ({ name }) => `Veuillez écrire ${name} de nouveau, sans caractère illisible.`,
    },
    email: {
      missing: () => "Veuillez écrire votre adresse courriel.",
      wrong: () => "Veuillez écrire une adresse courriel complète, par exemple nom@example.com.",
      garbled: () =>
        "Veuillez écrire l'adresse courriel de nouveau, sans saut de ligne, tabulation ou caractère illisible.",
    },
    phone: {
      missing: () => "Veuillez écrire votre numéro de téléphone.",
      wrong: () => `Veuillez écrire un numéro de téléphone avec l'indicatif du pays, ${phoneExample}.`,
    },
    integer: {
      missing: (asked) => `Veuillez répondre à ${asked.name} par ${range(asked)}.`,
      wrong: (asked) => `Veuillez répondre à ${asked.name} par ${range(asked)}.`,
    },
    ages: {
      wrong: ({ name }) =>
        `Veuillez répondre à ${name} par des nombres entiers séparés par des virgules, par exemple 3, 7, et 0 pour un bébé.`,
    },
    choice: {
      missing: ({ name }) => `Veuillez choisir une réponse à ${name}.`,
      wrong: ({ name, options }) =>
        `Veuillez choisir une des réponses proposées à ${name}${options.length > 2 ? "" : `, ${options.join(" ou ")}`}.`,
    },
  },
  titles: {
    received: "Reçu\u00a0: ",
    refused: "Pas encore envoyé\u00a0: ",
    check: "Pas encore envoyé, à vérifier\u00a0: ",
  },
  summary:
    "Pas encore envoyé. Vos réponses sont conservées; veuillez revoir ce qui suit et envoyer de nouveau\u00a0:",
};
