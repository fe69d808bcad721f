import { type Language, languageOf } from "#lead/languages.ts";
import { languageName } from "#lead/wire.ts";

// Bounded, because a stranger's body may be 64 KiB of blanks.
const inJson = new RegExp(`"${languageName}"\\s{0,9}:\\s{0,9}"\\s{0,9}([\\w-]{1,40})`);
const inPlainForm = new RegExp(`(?:^|&)${languageName}=([\\w-]{1,40})`);

/** Finds the language of a body, even if only its beginning arrived or its JSON is invalid. */
export function languageIn(text: string): Language {
  const pattern = text.trimStart().startsWith("{") ? inJson : inPlainForm;
  return languageOf(pattern.exec(text)?.[1]);
}
