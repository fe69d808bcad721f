import type { SiteLanguage } from "#lead/languages.ts";
import { english, type MailWords } from "./en.ts";
import { french } from "./fr.ts";

const words: Readonly<Record<SiteLanguage, MailWords>> = { en: english, fr: french };

/** Returns the words of mails in a language; English where none is set. */
export function mailWords({ language = "en" }: { readonly language?: SiteLanguage }): MailWords {
  return words[language];
}
