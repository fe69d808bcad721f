import type { contact } from "./contact.ts";
import type { Translation } from "./translate.ts";

/** The contact form as French is written in Canada. */
export const frenchContact = {
  heading: "Nous joindre",
  submitLabel: "Envoyer le message",
  successMessage:
    "Merci. Votre message nous est parvenu. Une personne titulaire d'un permis vous écrira ou vous appellera pour vous dire si nous pouvons vous aider. Les conseils commencent par une consultation, selon une entente écrite que vous lisez d'abord.",
  sections: {},
  fields: {
    fullName: { label: "Nom complet" },
    phone: { label: "Téléphone" },
    email: { label: "Courriel" },
    body: { label: "Votre message" },
  },
} satisfies Translation<typeof contact>;
