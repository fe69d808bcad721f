import { firm } from "./firm.ts";
import type { receipt as english } from "./receipt.ts";
import type { Translated } from "./translated.ts";

export const receipt = {
  received: {
    heading: "Merci. Nous avons vos réponses.",
  },
  unproven: {
    heading: "Il n'y a pas de reçu à cette adresse",
    text: "Si vous venez de nous envoyer un formulaire, ouvrez l'adresse complète qui vous a été donnée. Vous pouvez aussi nous demander si vos réponses sont arrivées.",
  },
  refused: {
    heading: "Pas encore envoyé",
    text: "Vos réponses ne nous sont pas parvenues. Vous pouvez revenir en arrière dans votre navigateur et essayer de nouveau, ou nous joindre d'une autre façon.",
  },
  contact: {
    heading: "Nous joindre",
    text: `${firm.name} est là pour répondre à vos questions.`,
  },
} as const satisfies Translated<typeof english>;
