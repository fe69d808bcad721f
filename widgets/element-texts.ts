import type { Practice } from "#forms/practice.ts";
import type { Words } from "#forms/words/words.ts";

/** What a form of an element says in one language. */
export interface ElementTexts {
  readonly words: Words;
  readonly practice: Practice;
  /** Where our pages in this language begin. */
  readonly site: string;
  /** The label of the overlay's button. */
  readonly close: string;
}
