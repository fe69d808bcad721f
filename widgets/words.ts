import type { Language } from "#lead/languages.ts";

/** What an element says before React is there. */
export interface ElementWords {
  /** When its form cannot load, and on the link to the form's own page beside it. */
  readonly failure: string;
  readonly hosted: string;
  /** The path under which our pages in this language stand. */
  readonly pages: string;
}

export const elementWords: Readonly<Record<Language, ElementWords>> = {
  en: {
    failure: "This form could not load. Please try again.",
    hosted: "Open it in a new tab",
    pages: "",
  },
  fr: {
    failure: "Ce formulaire ne s’est pas chargé. Veuillez réessayer.",
    hosted: "L’ouvrir dans un nouvel onglet",
    pages: "/fr",
  },
};
