import type { Practice } from "#forms/practice.ts";
import type { Words } from "#forms/words/words.ts";
import type { Language } from "#lead/languages.ts";
import type { PrerenderedElement } from "./build-tree.ts";

/** The texts of an element in one language. */
export interface ElementTexts {
  readonly words: Words;
  readonly practice: Practice;
  /** Address at which our pages in this language begin. */
  readonly site: string;
  /** The label of the overlay's button. */
  readonly close: string;
  /** Said where a form cannot load. */
  readonly failure: string;
  /** On the link to the form's own page beside it. */
  readonly hosted: string;
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
