import { firm } from "./firm.ts";
import type * as english from "./heads.ts";
import type { Translated } from "./translated.ts";

export const heads: typeof english.heads = {
  home: {
    title: `${firm.name} : services d'immigration et de visas`,
    description:
      "Un cabinet réglementé de consultation en immigration canadienne : résidence permanente, études, visites, parrainage, citoyenneté.",
    updated: "2026-11-22",
  },
  assessment: {
    title: `Évaluation gratuite | ${firm.name}`,
    description:
      "De 22 à 31 questions sur une seule page, dont dix demandent une réponse. Si nous pouvons vous aider, nous vous invitons à une consultation.",
    updated: "2026-11-22",
  },
  receipt: {
    title: `Votre formulaire | ${firm.name}`,
    description: "Ce que vous nous avez envoyé, et la suite.",
    updated: "2026-11-22",
  },
};

export const notFoundHead = {
  title: `Page introuvable | ${firm.name}`,
  description: "Il n'y a pas de page à cette adresse.",
} as const satisfies Translated<typeof english.notFoundHead>;

export const unlistedTitles = {
  assessment: "Formulaire d'évaluation",
  receipt: "Votre formulaire",
  privacy: "Politique de confidentialité",
  verify: "Ce formulaire est-il le nôtre?",
} as const satisfies Translated<typeof english.unlistedTitles>;

export const knowsAbout = "Immigration au Canada";
