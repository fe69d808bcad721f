import type { Language } from "#lead/languages.ts";
import { english, type MailWords } from "./en.ts";
import { french } from "./fr.ts";

/** What mails say to a reader of a language; English where none is set. */
export function mailWords({ language = "en" }: { readonly language?: Language }): MailWords {
  return language === "fr" ? french : english;
}
