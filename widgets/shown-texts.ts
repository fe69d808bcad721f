import { loaders, usual } from "virtual:texts";
import type { Language } from "#lead/languages.ts";
import type { ElementTexts } from "./element-texts.ts";

/** Loads the texts of a language; the default language's are there. */
export async function loadTexts(language: Language): Promise<ElementTexts> {
  return (await loaders[language]?.()) ?? usual;
}

/** The texts that a form shows, as its language changes. */
export interface ShownTexts {
  readonly now: ElementTexts;
  /** Shows those of another language once they are there; without them the form stays as it is. */
  change(language: Language): void;
}

export function shownTexts(now: ElementTexts, onChange: () => void): ShownTexts {
  let wanted = now.words.language;
  const shown = {
    now,
    change(language: Language) {
      wanted = language;
      if (language === shown.now.words.language) return;
      loadTexts(language).then(
        (texts) => {
          if (wanted !== language) return;
          shown.now = texts;
          onChange();
        },
        () => undefined,
      );
    },
  };
  return shown;
}
