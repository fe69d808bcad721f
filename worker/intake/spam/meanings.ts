import dictionary from "./concepts.json" with { type: "json" };
import { folded } from "./plain-words.ts";

/**
 * Words with the same meaning in the languages of enquiries and spam, so that the classifier needs to meet a
 * subject in only one of them. The weight of a concept is learned like that of any word: its place here makes
 * it neither good nor bad. `casin*` is every word that begins so, `for_sale` two words in a row; words are
 * lower case without accents, and in scripts without spaces of two to four characters, wherever they occur.
 * Subjects come last.
 */
export const wordsOfConcepts: readonly (readonly [string, readonly string[]])[] = [
  ...Object.entries(dictionary.concepts),
  ...Object.entries(dictionary.subjects),
].map(([concept, words]) => [concept, words.split(" ")]);

/** Whole words, and two words in a row. */
const words = new Map<string, string>();
const beginnings = new Map<string, string>();
for (const [concept, list] of wordsOfConcepts) {
  for (const written of list) {
    const plain = folded(written).replaceAll("_", " ");
    if (plain.endsWith("*")) beginnings.set(plain.slice(0, -1), concept);
    else words.set(plain, concept);
  }
}
const shortestBeginning = 3;
const longestBeginning = Math.max(...[...beginnings.keys()].map(({ length }) => length));

/** The concept of a word, of two words in a row, or of characters in a script without spaces. */
export function conceptAt(word: string): string | undefined {
  return words.get(word);
}

export function conceptsFrom(word: string): readonly string[] {
  const found: string[] = [];
  for (let size = shortestBeginning; size <= Math.min(word.length, longestBeginning); size += 1) {
    const concept = beginnings.get(word.slice(0, size));
    if (concept !== undefined) found.push(concept);
  }
  return found;
}
