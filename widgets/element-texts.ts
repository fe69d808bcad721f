import { firmTextsIn, siteOriginIn } from "#content/firm-texts.ts";
import type { FirmTexts } from "#forms/firm-texts.ts";
import type { Form, FormDefinition } from "#lead/field.ts";
import type { Language } from "#lead/languages.ts";
import { wordedForm } from "#lead/worded-form.ts";
import type { ElementWords, FormWords, Words, WordsOf } from "#lead/words.ts";
import type { PrerenderedElement } from "./build-tree.ts";

export interface ElementTexts extends ElementWords {
  readonly form: Form;
  readonly words: FormWords;
  readonly firmTexts: FirmTexts;
  /** Address at which our pages in this language begin. */
  readonly site: string;
}

export function elementTexts<F extends FormDefinition>(
  definition: F,
  questions: WordsOf<F>,
  words: Pick<Words, "form" | "element" | "firm" | "receipt">,
): ElementTexts {
  return {
    ...words.element,
    form: wordedForm(definition, questions),
    words: words.form,
    firmTexts: firmTextsIn(words),
    site: siteOriginIn(words.form.language),
  };
}

/** The texts that an element needs before React is there. */
export interface EarlyTexts extends Pick<ElementTexts, "failure" | "hosted"> {
  readonly language: Language;
  /** Absent: from left to right. */
  readonly direction?: "rtl";
  /** The path of our own pages in this language; absent: the root. */
  readonly pages?: string;
}

/** A form as React rendered it when it was built. */
export interface PrerenderedForm extends EarlyTexts {
  /** The language as a tag that `Intl` knows. */
  readonly locale: string;
  readonly tree: PrerenderedElement;
}

export interface ButtonTexts extends EarlyTexts {
  readonly label: string;
}
