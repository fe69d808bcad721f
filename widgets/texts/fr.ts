import { practice, siteOrigin } from "#content/practice.fr.ts";
import { words } from "#forms/words/fr.ts";
import type { ElementTexts } from "../element-texts.ts";

export const texts: ElementTexts = {
  words,
  practice,
  site: siteOrigin,
  close: "Fermer",
  failure: "Ce formulaire ne s’est pas chargé. Veuillez réessayer.",
  hosted: "L’ouvrir dans un nouvel onglet",
};
