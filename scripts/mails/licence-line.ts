import { firm } from "#content/firm.ts";
import { licenceIn } from "#content/practice.ts";
import { languageOf } from "#lead/languages.ts";
import { wordsIn } from "#lead/words-in.ts";
import { readSettings } from "#scripts/deploy/settings.ts";

/** The licensed person, for the foot of the worker's mails, in their language: the worker itself knows no contents. */
export function licenceLine(): string {
  const { line, href } = licenceIn(wordsIn[languageOf(readSettings().vars.DESK_LANGUAGE)].firm);
  return `${firm.name}. ${line} ${href}`;
}
