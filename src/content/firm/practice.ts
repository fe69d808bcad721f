import { siteLanguages } from "#content/languages.ts";
import { practice } from "#firm/facts.ts";
import { languageAmong } from "#lead/language-tags.ts";
import { isSiteLanguage, type Language, siteLanguageCodes } from "#lead/languages.ts";
import type { Words } from "#lead/words.ts";
import { firm } from "./firm.ts";
import type { Practice } from "./firm-facts.ts";

export { practice };

/** A firm that names none answers in those of its site. */
export const replyLanguages: readonly string[] = firm.languages ?? siteLanguages;

export const isReplyLanguage = (code: Language, tags = replyLanguages) =>
  tags.some((tag) => languageAmong([code], tag));

/** English, French or both; empty if the firm answers in the visitor's own language. */
export function replyLanguagesIn(
  { form, firm: words }: Pick<Words, "form" | "firm">,
  tags = replyLanguages,
): string {
  if (isReplyLanguage(form.language, tags)) return "";
  return siteLanguageCodes
    .filter((code) => isReplyLanguage(code, tags))
    .map((code) => words.siteLanguages[code])
    .join(words.or);
}

export function nextStepsIn(
  words: Pick<Words, "form" | "firm" | "receipt">,
  reply: string,
): readonly string[] {
  return words.receipt.steps(reply, firm.profession, replyLanguagesIn(words));
}

/** Why no form is open: in the firm's own words where it has written any. */
export function stoppedIn(
  { form, firm: words }: Pick<Words, "form" | "firm">,
  stop: Practice | undefined = practice,
): string {
  const own = isSiteLanguage(form.language) ? stop?.sentence?.[form.language] : undefined;
  return own ?? words.stopped(firm.name, firm.profession, firm.hasSeveralRegisters);
}
