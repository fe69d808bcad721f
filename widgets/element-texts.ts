import { firmTextsIn, siteOriginIn } from "#content/firm/firm-texts.ts";
import type { LoadResendWords } from "#forms/tools/loaded-tools.ts";
import type { FormDefinition } from "#lead/field.ts";
import type { Language } from "#lead/languages.ts";
import { wordedForm } from "#lead/worded-form.ts";
import type { Words, WordsOf } from "#lead/words.ts";
import type { PrerenderedElement } from "./build-tree.ts";

export type ElementTexts = ReturnType<typeof elementTexts>;

export function elementTexts<F extends FormDefinition>(
  definition: F,
  questions: WordsOf<F>,
  words: Pick<Words, "form" | "element" | "firm" | "receipt">,
  loadToolsWords?: LoadResendWords,
) {
  const firmTexts = firmTextsIn(words);
  const site = siteOriginIn(words.form.language);
  return {
    ...words.element,
    form: wordedForm(definition, questions),
    words: words.form,
    loadToolsWords,
    firmTexts,
    site,
    /** The same form on our own site. */
    ownFormAddress:
      definition.name === "request" ? firmTexts.assessmentAddress : site + firmTexts.contactPath,
  };
}

/** Texts that an element needs before React. */
export interface EarlyTexts extends Pick<ElementTexts, "failure" | "hosted"> {
  language: Language;
  /** Absent: from left to right. */
  direction?: "rtl";
  /** The path of our own pages in this language; absent: the root. */
  pages?: string;
}

export interface PrerenderedForm extends EarlyTexts {
  locale: string;
  tree: PrerenderedElement;
}

export interface ButtonTexts extends EarlyTexts {
  label: string;
  /** In place of the button while the practice is stopped. */
  tree?: PrerenderedElement;
}
