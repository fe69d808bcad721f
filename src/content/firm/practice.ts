import { practice } from "#firm/facts.ts";
import { isSiteLanguage } from "#lead/languages.ts";
import type { Words } from "#lead/words.ts";
import { firm } from "./firm.ts";
import type { Practice } from "./firm-facts.ts";

export { practice };

/** Why no form is open: in the firm's own words where it has written any. */
export function stoppedIn(
  { form, firm: words }: Pick<Words, "form" | "firm">,
  of: Practice | undefined = practice,
): string {
  const own = isSiteLanguage(form.language) ? of?.sentence?.[form.language] : undefined;
  return own ?? words.stopped(firm.name, firm.profession);
}
