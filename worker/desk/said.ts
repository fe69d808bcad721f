import type { DeskWords } from "../consultant-words.ts";

/** What a page says first after a button was pressed. */
export type Saying = keyof DeskWords["said"];

/** Says whether an address asks for something that can be said. */
export function isSaying(text: string, words: DeskWords): text is Saying {
  return Object.hasOwn(words.said, text);
}
