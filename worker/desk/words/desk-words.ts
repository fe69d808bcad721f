import { languageOf, type SiteLanguage, siteLanguageOf } from "#lead/languages.ts";
import type { Env } from "../../env.ts";
import { type DeskWords, english } from "./en.ts";
import { french } from "./fr.ts";

const words: Readonly<Record<SiteLanguage, DeskWords>> = { en: english, fr: french };

/** Returns the words of pages for the consultant, in the language of their mails. */
export function deskWords({ DESK_LANGUAGE }: Pick<Env, "DESK_LANGUAGE">): DeskWords {
  return words[siteLanguageOf(languageOf(DESK_LANGUAGE))];
}
