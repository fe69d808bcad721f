import { createContext, useContext } from "react";
import { words as english } from "./en.ts";
import type { Words } from "./words.ts";

/** The words of the form around a component. */
export const WordsContext = createContext<Words>(english);

export function useWords(): Words {
  return useContext(WordsContext);
}
