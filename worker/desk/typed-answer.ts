import { defaultCountry, type Field } from "#lead/field.ts";
import type { SiteLanguage } from "#lead/languages.ts";
import { readPhone } from "#phone/read-phone.ts";
import { answerSchema } from "../intake/answer-schema.ts";
import { readIssue, wordRefusal } from "../intake/word-refusal.ts";

/**
 * Validates an answer typed on the desk as the form would. A number as dialled in Canada needs no `+1` here,
 * because the person who types it has just called it.
 */
export function typedAnswer(
  field: Field,
  typed: string,
  language: SiteLanguage,
): { readonly answer?: string | number | undefined; readonly refusal?: string } {
  const { data, error } = answerSchema(field).safeParse(field.kind === "phone" ? dialledHere(typed) : typed);
  const [issue] = error?.issues ?? [];
  return issue === undefined ? { answer: data } : { refusal: wordRefusal(field, readIssue(issue), language) };
}

function dialledHere(typed: string): string {
  const read = readPhone(typed, defaultCountry);
  return "text" in read && read.country === defaultCountry ? read.text : typed;
}
