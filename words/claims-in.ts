import type { SiteLanguage } from "#lead/languages.ts";
import { claims as en } from "./en/facts.ts";
import { claims as fr } from "./fr/facts.ts";

/** The ledger's reports by fact, in the languages of the desk. */
export const claimsIn: Readonly<Record<SiteLanguage, Readonly<Record<string, string>>>> = { en, fr };
