import { type Form, fieldsOf } from "#lead/field.ts";
import type { Language } from "#lead/languages.ts";
import { log } from "../log.ts";
import { RefusalError } from "./refusal-error.ts";
import { type Issue, readIssue } from "./word-refusal.ts";

/** The refusal for what a form's schema found wrong, in the form's order. */
export function unacceptable(form: Form, issues: readonly Issue[], language: Language): RefusalError {
  const order = [...fieldsOf(form).map(({ name }) => name), "type"];
  // The validator reads asynchronously, so the issues come in the order in which their promises resolve.
  const wrong = issues
    .map(readIssue)
    .toSorted((one, other) => order.indexOf(one.param) - order.indexOf(other.param));
  log({ event: "refused", form: form.name, status: 422, fields: wrong.map(({ param }) => param) });
  return new RefusalError(422, { form: form.name, wrong }, {}, language);
}
