import { practice, siteOrigin } from "#content/practice.ts";
import { words } from "#forms/words/en.ts";
import type { ElementTexts } from "./element-texts.ts";

export const english: ElementTexts = { words, practice, site: siteOrigin, close: "Close" };
