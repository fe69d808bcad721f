import { firm } from "#content/firm.ts";
import { licence as french } from "#content/practice.fr.ts";
import { licence as english } from "#content/practice.ts";
import { languageOf } from "#lead/languages.ts";
import { readSettings } from "#scripts/deploy/settings.ts";

/** The licensed person, for the foot of the worker's mails, in their language: the worker itself knows no contents. */
export function licenceLine(): string {
  const licence = languageOf(readSettings().vars.DESK_LANGUAGE) === "fr" ? french : english;
  return `${firm.name}. ${licence.line} ${licence.href}`;
}
