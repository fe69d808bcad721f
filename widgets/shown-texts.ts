import type { Language } from "#lead/languages.ts";
import type { ElementTexts } from "./element-texts.ts";

/** Texts of a form in every language that is built. */
export interface ReactTexts {
  /** In the default language, which is there. */
  readonly usual: ElementTexts;
  readonly loaders: Readonly<Record<string, () => Promise<ElementTexts>>>;
}

/** The texts that a form shows, as its language changes. */
export interface ShownTexts {
  readonly now: ElementTexts;
  /** Shows those of another language once they are there; without them the form stays as it is. */
  change(language: Language): void;
}

/** Loads the texts of a language and shows them. */
export async function showTexts(
  { usual, loaders }: ReactTexts,
  language: Language,
  onChange: () => void,
): Promise<ShownTexts> {
  const load = async (code: Language) => (await loaders[code]?.()) ?? usual;
  let wanted = language;
  const shown = {
    now: await load(language),
    change(language: Language) {
      wanted = language;
      if (language === shown.now.words.language) return;
      load(language).then(
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
