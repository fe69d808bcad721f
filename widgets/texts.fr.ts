import { practice, siteOrigin } from "#content/practice.fr.ts";
import { words } from "#forms/words/fr.ts";
import type { ElementTexts } from "./element-texts.ts";

export const french: ElementTexts = { words, practice, site: siteOrigin, close: "Fermer" };
