import { defaultLanguage, isSiteLanguage, type Language, languageCodes } from "#lead/languages.ts";
import { isPublicBuild } from "./build-facts.ts";
import type { Day } from "./facts.ts";
import { language } from "./language.ts";

// A bundle is told by scripts/build/build-facts.ts, so that it does not carry the reviewers; Node has no such variable.
declare const process: { readonly env: { readonly SPOKEN_LANGUAGES?: readonly Language[] } };

interface Review {
  readonly reviewedBy: string;
  readonly reviewedOn: Day;
}

/** Names who has read every text of a language; without it a public build leaves the language out. English needs none. */
export const reviews: Readonly<Partial<Record<Language, Review>>> = {};

/** The languages that are built: all of them, or for the public those that somebody has reviewed. */
export function builtLanguages(forPublic: boolean, of = reviews): readonly Language[] {
  return languageCodes.filter((code) => !forPublic || code === defaultLanguage || of[code]);
}

/** The languages of this build. */
export const spokenLanguages = process.env.SPOKEN_LANGUAGES ?? builtLanguages(isPublicBuild);

/** Those in which the whole site is built. */
export const siteLanguages = spokenLanguages.filter(isSiteLanguage);

/** Those that have one page of their own instead. */
export const pageLanguages = spokenLanguages.filter((code) => !isSiteLanguage(code));

/** The languages that the visitor can switch to. */
export const otherLanguages = siteLanguages.filter((code) => code !== language);
