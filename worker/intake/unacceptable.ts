import { type Form, fieldsOf } from "#lead/field.ts";
import type { Language } from "#lead/languages.ts";
import { log } from "../log.ts";
import { RefusalError, type WrongAnswer } from "./refusal-error.ts";
import type { Issue } from "./word-refusal.ts";

/** The refusal for what a form's schema found wrong, in the form's order; an issue's message names its problem. */
export function unacceptable(form: Form, issues: readonly Issue[], language: Language): RefusalError {
  const order = [...fieldsOf(form).map(({ name }) => name), "type"];
  // The validator reads asynchronously, so the issues come in the order in which their promises resolve.
  const wrong = issues
    .map(({ path, message, params }) => ({
      param: String(path.at(-1) ?? "form"),
      problem: message,
      ...(params as Pick<WrongAnswer, "plan" | "choices"> | undefined),
    }))
    .toSorted((one, other) => order.indexOf(one.param) - order.indexOf(other.param));
  log({ event: "refused", form: form.name, status: 422, fields: wrong.map(({ param }) => param) });
  return new RefusalError(422, { form: form.name, wrong }, {}, language);
}
