import { facts } from "#firm/facts.ts";
import { type Field, optionText } from "#lead/field.ts";
import { directionOf, type Language, languages } from "#lead/languages.ts";
import { latin } from "#lead/latin.ts";
import type { PhoneChoice } from "#lead/wire.ts";
import type { Problem } from "#lead/words.ts";
import { wordsIn } from "#words/words-in.ts";
import { nameCountry } from "../leads/phone-country.ts";

/** Country (ISO 3166-1 alpha-2) and calling code without +. */
export interface NumberingPlan {
  country?: string;
  calling?: string;
}

export interface WrongAnswer {
  param: string;
  problem: Problem;
  plan?: NumberingPlan;
  hasCode?: boolean;
  choices?: readonly PhoneChoice[];
}

export interface Issue {
  path: readonly PropertyKey[];
  message: string;
  params?: Readonly<Record<string, unknown>> | undefined;
}

export function readIssue({ path, message, params }: Issue): WrongAnswer {
  return {
    param: String(path.at(-1) ?? "form"),
    // The schema's messages are problems, except that of a wrong `type`, which has its own sentence.
    problem: message as Problem,
    ...(params as Pick<WrongAnswer, "plan" | "hasCode" | "choices"> | undefined),
  };
}

export function wordRefusal(
  field: Field,
  { problem, plan, hasCode = false }: Omit<WrongAnswer, "param">,
  language: Language,
): string {
  const { kind, label, min = 0, max = 0, options = [], autocomplete } = field;
  const { form, refusals } = wordsIn[language];
  const isOneName = problem === "missing" && /^(?:given|family)-name$/.test(autocomplete);
  const write = isOneName
    ? refusals.oneName
    : (refusals.answers[kind]?.[problem] ?? refusals.answers[problem]);
  return write({
    name: form.quote(label),
    min,
    max: max.toLocaleString(`${languages[language].tag}-u-nu-latn`),
    options: options.map((option) => optionText(field, option)),
    country: plan?.country ? namePlan(plan, language) : "",
    hasCode,
    firmPhone: facts.phone.replaceAll(" ", "\u00a0").replaceAll("-", "\u2011"),
  });
}

export function namePlan({ country = "", calling = "" }: NumberingPlan, language: Language): string {
  return wordsIn[language].refusals.plan(countryIn(language, country), inOrder(`+${calling}`, language));
}

/** Keeps the order of a phone number's groups in a text from right to left. */
export function inOrder(number: string, language: Language): string {
  return directionOf(language) ? latin(number) : number;
}

/** A country's name, also in languages that the worker's `Intl` lacks. */
export function countryIn(language: Language, country: string): string {
  return wordsIn[language].form.phoneCountries[country] ?? nameCountry(country, languages[language].tag);
}
