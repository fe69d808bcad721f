import { type Field, optionText } from "#lead/field.ts";
import { type Language, languages } from "#lead/languages.ts";
import type { Problem } from "#lead/words.ts";
import { wordsIn } from "#words/words-in.ts";
import { nameCountry } from "../leads/phone-country.ts";

/** The plan in which a phone number was read: its country (ISO 3166-1 alpha-2) and calling code without +. */
export interface NumberingPlan {
  readonly country?: string;
  readonly calling?: string;
}

/** What a schema finds wrong: the message is a problem's name. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** Puts a problem of an answer into one sentence that tells the visitor what to do. */
export function wordRefusal(
  field: Field,
  problem: Problem,
  language: Language,
  plan?: NumberingPlan,
): string {
  const { kind, label, min = 0, max = 0, options = [] } = field;
  const { form, refusals } = wordsIn[language];
  const write = refusals.answers[kind]?.[problem] ?? refusals.answers[problem];
  return write({
    name: form.quote(label),
    min,
    max: max.toLocaleString(`${languages[language].tag}-u-nu-latn`),
    options: options.map((option) => optionText(field, option)),
    country: plan?.country ? namePlan(plan, language) : "",
  });
}

/** The same for what an answer's schema found first. */
export function wordIssue(
  field: Field,
  issue: Pick<Issue, "message" | "params"> | undefined,
  language: Language,
): string {
  return wordRefusal(field, issue?.message as Problem, language, issue?.params?.plan as NumberingPlan);
}

/** `Nigeria (+234)` */
export function namePlan({ country = "", calling = "" }: NumberingPlan, language: Language): string {
  return `${nameCountry(country, languages[language].tag)} (+${calling})`;
}
