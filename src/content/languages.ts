import { isPublicBuild } from "./build-facts.ts";
import type { Day } from "./facts.ts";
import { type LanguageCode, language } from "./language.ts";

// Node has none; a bundle is told by vite.config.ts.
declare const process: { readonly env: { readonly SITE_LANGUAGES?: readonly SiteLanguage[] } };

export interface SiteLanguage {
  readonly code: LanguageCode;
  /** Its name for itself. */
  readonly name: string;
  /** Absent: from left to right. */
  readonly direction?: "rtl";
  /** Who has read every text in it, and when: without both a public build leaves the language out. English needs none. */
  readonly reviewedBy?: string;
  readonly reviewedOn?: Day;
}

// A language begins here; docs/languages.md says what follows.
export const languages: readonly SiteLanguage[] = [
  { code: "en", name: "English" },
  { code: "fr", name: "Français" },
];

/** The language without a prefix in its addresses. */
export const defaultLanguage: LanguageCode = "en";

/** The languages that are built: all of them, or for the public those that somebody has reviewed. */
export function builtLanguages(forPublic: boolean, of = languages): readonly SiteLanguage[] {
  return of.filter(
    ({ code, reviewedBy, reviewedOn }) => !forPublic || code === "en" || (reviewedBy && reviewedOn),
  );
}

/** Those of this build; told to a bundle, so that it carries neither the others nor their reviewers. */
export const siteLanguages = process.env.SITE_LANGUAGES ?? builtLanguages(isPublicBuild);

/** What the visitor can switch to. */
export const otherLanguages = siteLanguages.filter(({ code }) => code !== language);

/** The address of a route in a language: `/visit` is `/fr/visit` in French, and `/` is `/fr`. */
export function addressIn(code: LanguageCode, path: string): string {
  return code === "en" ? path : `/${code}${path === "/" ? "" : path}`;
}

/** Which way a language is written; undefined: from left to right. */
export function directionOf(code: LanguageCode): "rtl" | undefined {
  return languages.find((language) => language.code === code)?.direction;
}

/** A language as a tag for `Intl`, `lang` and `hreflang` (BCP 47). */
export function tagOf(code: LanguageCode): string {
  return `${code}-CA`;
}
