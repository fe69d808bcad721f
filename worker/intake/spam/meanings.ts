import dictionary from "./concepts.json" with { type: "json" };
import { plainWords } from "./plain-words.ts";

/**
 * Words with the same meaning in several languages, so that the classifier learns a subject from one of them.
 * `casin*` is every word that begins so, `for_sale` two words in a row; lower case without accents, and in
 * scripts without spaces two to four characters anywhere. Subjects come last.
 */
export const wordsOfConcepts: readonly (readonly [string, readonly string[]])[] = [
  ...Object.entries(dictionary.concepts),
  ...Object.entries(dictionary.subjects),
].map(([concept, words]) => [concept, words.split(" ")]);

const words = new Map<string, string>();
const beginnings = new Map<string, string>();
for (const [concept, list] of wordsOfConcepts) {
  for (const written of list) {
    const plain = plainWords(written).replaceAll("_", " ");
    if (plain.endsWith("*")) beginnings.set(plain.slice(0, -1), `#${concept}`);
    else words.set(plain, `#${concept}`);
  }
}
const shortestBeginning = 3;
const longestBeginning = Math.max(...[...beginnings.keys()].map(({ length }) => length));

export function conceptsOf(text: string): readonly string[] {
  const concept = words.get(text);
  return concept === undefined ? [] : [concept];
}

export function conceptsFrom(word: string): readonly string[] {
  const found: string[] = [];
  for (let size = shortestBeginning; size <= Math.min(word.length, longestBeginning); size += 1) {
    const concept = beginnings.get(word.slice(0, size));
    if (concept !== undefined) found.push(concept);
  }
  return found;
}
