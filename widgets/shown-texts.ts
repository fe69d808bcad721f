import { directionOf, type Language } from "#lead/languages.ts";
import type { ElementTexts } from "./element-texts.ts";

export interface ReactTexts {
  /** In the default language, which is there. */
  usual: ElementTexts;
  loaders: Readonly<Record<string, () => Promise<ElementTexts>>>;
}

export type ShownTexts = Awaited<ReturnType<typeof showTexts>>;

export async function showTexts({ usual, loaders }: ReactTexts, language: Language, onChange: () => void) {
  const load = async (code: Language) => (await loaders[code]?.()) ?? usual;
  let wanted = language;
  const current = {
    now: await load(language),
    /** Shows those of another language once loaded; until then the form stays as it is. */
    change(language: Language) {
      wanted = language;
      if (language === current.now.words.language) return;
      load(language).then(
        (texts) => {
          if (wanted !== language) return;
          current.now = texts;
          onChange();
        },
        () => undefined,
      );
    },
  };
  return current;
}

export function setLanguage(wrapper: HTMLElement, language: Language): void {
  wrapper.lang = language;
  wrapper.dir = directionOf(language) ?? "ltr";
}
