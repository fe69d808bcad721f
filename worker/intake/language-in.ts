import { type Language, languageOf } from "#lead/languages.ts";
import { languageName } from "#lead/wire.ts";

const inJson = new RegExp(`"${languageName}"\\s*:\\s*"\\s*([\\w-]*)\\s*"`);
const inPlainForm = new RegExp(`(?:^|&)${languageName}=([\\w-]*)`);

/** Finds the language of a body, even if only its beginning arrived or its JSON is invalid. */
export function languageIn(text: string): Language {
  const pattern = text.trimStart().startsWith("{") ? inJson : inPlainForm;
  return languageOf(pattern.exec(text)?.[1]);
}
