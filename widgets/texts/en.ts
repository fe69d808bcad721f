import { practice, siteOrigin } from "#content/practice.ts";
import { words } from "#forms/words/en.ts";
import type { ElementTexts } from "../element-texts.ts";

export const texts: ElementTexts = {
  words,
  practice,
  site: siteOrigin,
  close: "Close",
  failure: "This form could not load. Please try again.",
  hosted: "Open it in a new tab",
};
