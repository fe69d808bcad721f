import { facts } from "#firm/facts.ts";
import { reviewedLanguages } from "#firm/reviews.ts";
import { defaultLanguage, isSiteLanguage, type Language, languageCodes } from "#lead/languages.ts";
import { isPublicBuild } from "./build-facts.ts";

// scripts/build/build-facts.ts defines it in bundles; Node has no such variable.
declare const process: { env: { SPOKEN_LANGUAGES?: readonly Language[] } };

/**
 * The languages that are built: all, or for the public those that somebody has reviewed. The firm's first
 * language is the first, if it is among them.
 */
export function builtLanguages(
  forPublic: boolean,
  reviewed = reviewedLanguages,
  first: Language = facts.defaultLanguage,
): readonly Language[] {
  return languageCodes
    .filter((code) => !forPublic || code === defaultLanguage || reviewed.includes(code))
    .toSorted((a, b) => Number(b === first) - Number(a === first));
}

export const spokenLanguages = process.env.SPOKEN_LANGUAGES ?? builtLanguages(isPublicBuild);

export const siteLanguages = spokenLanguages.filter(isSiteLanguage);

/** Languages that have a single page instead of a site. */
export const pageLanguages: readonly Language[] = spokenLanguages.filter((code) => !isSiteLanguage(code));
