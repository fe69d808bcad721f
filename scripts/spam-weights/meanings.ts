import { type Meanings, meaningOf } from "../../worker/intake/spam/text-features.ts";
import { concepts } from "./concepts.ts";

/** The table of all concepts' words. A concept's number is its place in the list, from 1. */
export const meanings: Meanings = new Map(
  Object.values(concepts).flatMap((words, at) =>
    words.split(" ").map((word) => [meaningOf(word), at + 1] as const),
  ),
);
