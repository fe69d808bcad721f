import { type Language, languageOf } from "#lead/languages.ts";
import { languageName } from "#lead/wire.ts";

const inJson = new RegExp(`"${languageName}"\\s*:\\s*"\\s*([\\w-]*)\\s*"`);
const inPlainForm = new RegExp(`(?:^|&)${languageName}=([\\w-]*)`);

/** Of a body of which only the beginning arrived, or of invalid JSON, too. */
export function languageIn(text: string): Language {
  const pattern = text.trimStart().startsWith("{") ? inJson : inPlainForm;
  return languageOf(pattern.exec(text)?.[1]);
}
