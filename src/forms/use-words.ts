import { createContext, useContext } from "react";
import type { FormWords } from "#lead/words.ts";

/** The words of the form around a component. */
export const WordsContext = createContext<FormWords | null>(null);

export function useWords(): FormWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error("No form is around this component.");
  return words;
}
