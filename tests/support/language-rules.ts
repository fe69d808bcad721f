import type { Language } from "#lead/languages.ts";
import { englishIn, typographyFaults } from "./french.ts";

const keyboardMarks = /['"]/g;

/** What in a text is against the rules of its language, a piece each. */
export function faultsOf(text: string, language: Language): readonly string[] {
  const own = language === "fr" ? [...englishIn(text), ...typographyFaults(text)] : [];
  return [...own, ...(text.match(keyboardMarks) ?? [])];
}
