import type { Language } from "#lead/languages.ts";
import { english } from "./en.ts";
import { french } from "./fr.ts";
import type { IntakeWords } from "./words.ts";

/** What the worker says to visitors, by the language of their form. */
export const wordsIn: Readonly<Record<Language, IntakeWords>> = { en: english, fr: french };
