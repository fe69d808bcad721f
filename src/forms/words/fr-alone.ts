import type { Words } from "./words.ts";

/** What a form says in French where the form itself is in French already. */
export const words: Words = {
  language: "fr",
  locale: "fr-CA",
  translate: (form) => form,
  onlyRequired: "Seules les questions sans la mention «\u00a0facultatif\u00a0» demandent une réponse.",
  optional: "(facultatif)",
  condition(answers, question) {
    const quoted = answers.map((answer) => `«\u00a0${answer}\u00a0»`);
    const list = new Intl.ListFormat("fr-CA", { type: "disjunction" }).format(quoted);
    return `Seulement si vous avez répondu ${list} à «\u00a0${question}\u00a0»\u00a0:`;
  },
  leaveEmpty: "Laissez ce champ vide",
  phoneCountry: "Pays du numéro de téléphone",
  sending: "Envoi du message... Veuillez patienter",
  connectionLost:
    "Pas encore envoyé\u00a0: la connexion a été coupée. Vos réponses sont conservées. Veuillez les envoyer de nouveau; elles ne compteront qu'une fois.",
  preview: "Ceci est un aperçu\u00a0: rien n'a été envoyé. Le formulaire enverra une fois la page publiée.",
  noClearAnswer:
    "Pas encore envoyé\u00a0: nous n'avons pas reçu de réponse claire. Vos réponses sont conservées. Veuillez les envoyer de nouveau; elles ne compteront qu'une fois.",
  lookAgain: "Veuillez revoir cette réponse.",
  wrongAnswers: (count) => `${count} réponses sont à revoir\u00a0:`,
  reference: "Votre référence\u00a0:",
};
