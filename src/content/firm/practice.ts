import { practice } from "#firm/facts.ts";
import { languageAmong } from "#lead/language-tags.ts";
import { isSiteLanguage, type Language, siteLanguageCodes } from "#lead/languages.ts";
import type { Words } from "#lead/words.ts";
import { firm } from "./firm.ts";
import type { Practice } from "./firm-facts.ts";

export { practice };

// scripts/build/build-facts.ts defines it in bundles; Node has no such variable.
declare const process: { env: { REPLY_LANGUAGES?: readonly string[] } };

export const replyLanguages: readonly string[] =
  process.env.REPLY_LANGUAGES ?? firm.languages ?? siteLanguageCodes;

const isSpoken = (code: Language) => replyLanguages.some((tag) => languageAmong([code], tag) !== undefined);

/** Empty if the firm answers in the visitor's own language, or in neither English nor French. */
export function replyLanguagesIn({ form, firm: words }: Pick<Words, "form" | "firm">): string {
  if (isSpoken(form.language)) return "";
  return siteLanguageCodes
    .filter(isSpoken)
    .map((code) => words.siteLanguages[code])
    .join(words.or);
}

/** Why no form is open: in the firm's own words where it has written any. */
export function stoppedIn(
  { form, firm: words }: Pick<Words, "form" | "firm">,
  stop: Practice | undefined = practice,
): string {
  const own = isSiteLanguage(form.language) ? stop?.sentence?.[form.language] : undefined;
  return own ?? words.stopped(firm.name, firm.profession);
}
