import { firstSubject } from "../../worker/intake/spam/keys.ts";
import { type Meanings, meaningOf } from "../../worker/intake/spam/text-features.ts";
import { concepts, subjects } from "./concepts.ts";

/** Each concept's number with its words: by its place in its list, from 1. */
export const numbered: readonly (readonly [number, readonly string[]])[] = [
  ...Object.values(concepts).map((words, at) => [at + 1, words.split(" ")] as const),
  ...Object.values(subjects).map((words, at) => [firstSubject + at, words.split(" ")] as const),
];

/** The table of all concepts' words. */
export const meanings: Meanings = new Map(
  numbered.flatMap(([number, words]) => words.map((word) => [meaningOf(word), number] as const)),
);
