import { type Language, languageOfCode } from "#lead/languages.ts";
import { languageName } from "#lead/wire.ts";

const inJson = new RegExp(`"${languageName}"\\s*:\\s*"([\\w-]*)"`);
const inPlainForm = new RegExp(`(?:^|&)${languageName}=([\\w-]*)`);

/** The language that the text of a body names, also where only its beginning arrived or it is no sound JSON. */
export function languageIn(text: string): Language {
  const pattern = text.trimStart().startsWith("{") ? inJson : inPlainForm;
  return languageOfCode(pattern.exec(text)?.[1]);
}
