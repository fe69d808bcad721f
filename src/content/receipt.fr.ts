import { firm } from "./firm.ts";
import type { receipt as english } from "./receipt.ts";
import type { Translated } from "./translated.ts";

export const receipt = {
  received: {
    heading: "Merci. Nous avons vos réponses.",
    reference: "Votre numéro de référence",
    keep: "Notez-le ou imprimez cette page. Donnez ce numéro quand vous nous appelez ou nous écrivez de nouveau.",
    next: {
      heading: "La suite",
      steps: [
        "Un consultant réglementé lit chaque ligne. S'il manque quelque chose, nous vous le demandons.",
        "Nous répondons par courriel ou par téléphone et nous vous disons si nous pouvons vous aider. Personne ne peut vous promettre un visa.",
        "Pour des conseils sur votre cas, nous vous invitons à une consultation. Vous recevez d'abord une entente écrite avec le prix, puis vous décidez.",
      ],
    },
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
