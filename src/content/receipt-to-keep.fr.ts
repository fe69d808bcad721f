import { type Firm, firm } from "./firm.ts";
import type * as texts from "./receipt-to-keep.ts";
import type { Translated } from "./translated.ts";

const { replyDays }: Firm = firm;

export const replyBy: typeof texts.replyBy = (days) => {
  if (days === undefined)
    return "Nous ne fixons pas de jour. Si l’attente vous paraît trop longue, appelez-nous ou écrivez-nous, et donnez votre numéro de référence.";
  return days === 1
    ? "Vous aurez de nos nouvelles au plus tard le prochain jour ouvrable."
    : `Vous aurez de nos nouvelles d’ici ${days}\u00a0jours ouvrables.`;
};

export const receiptToKeep = {
  locale: "fr-CA",
  offer: "Conserver un reçu",
  title: `Reçu de ${firm.name}`,
  reference: "Votre numéro de référence",
  keep: "Imprimez cette page ou notez le numéro. Donnez-le quand vous nous appelez ou nous écrivez de nouveau.",
  next: {
    heading: "La suite",
    steps: [
      "Une personne titulaire d’un permis lit chaque ligne. S’il manque quelque chose, nous vous le demandons.",
      `Nous répondons par courriel ou par téléphone et nous vous disons si nous pouvons vous aider. ${replyBy(replyDays)}`,
      "Pour des conseils sur votre cas, nous vous invitons à une consultation. Vous recevez d’abord une entente écrite avec le prix, puis vous décidez. Personne ne peut vous promettre un visa.",
    ],
  },
  notes: [
    "Aucune personne titulaire d’un permis ne vous demande d’argent avant une entente écrite. Si quelqu’un le fait en notre nom, ne payez pas et dites-le-nous.",
    `Pour corriger ou faire effacer ce que vous avez envoyé, écrivez à ${firm.email} ou appelez le ${firm.phone}, et donnez votre numéro de référence.`,
  ],
  print: "Imprimer ou enregistrer",
  hide: "Masquer",
} as const satisfies Translated<typeof texts.receiptToKeep>;
