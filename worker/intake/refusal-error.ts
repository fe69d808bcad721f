import { stoppedIn } from "#content/firm/practice.ts";
import { type Form, fieldsOf } from "#lead/field.ts";
import type { Language } from "#lead/languages.ts";
import type { FieldError, FormType } from "#lead/wire.ts";
import type { FormReasons } from "#lead/words.ts";
import { forms } from "#words/forms.ts";
import { wordsIn } from "#words/words-in.ts";
import { faultOf, log } from "../log.ts";
import { type Issue, readIssue, type WrongAnswer, wordRefusal } from "./word-refusal.ts";

type Status = 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 500 | 503;

/** A `param` that names no field means that the type of the form is wrong. */
export interface WrongAnswers {
  form: FormType;
  wrong: readonly WrongAnswer[];
}

type Reason = keyof FormReasons | "stopped" | WrongAnswers;

/** Thrown if a post cannot be accepted; `answer` is the response (docs/contract.md). */
export class RefusalError extends Error {
  readonly status: Status;
  readonly reason: Reason;
  readonly headers: Readonly<Record<string, string>>;
  readonly language: Language | undefined;

  constructor(status: Status, reason: Reason, headers: Record<string, string> = {}, language?: Language) {
    super(`refused with ${status}`);
    this.status = status;
    this.reason = reason;
    this.headers = headers;
    this.language = language;
  }

  errors(language: Language): readonly FieldError[] {
    const { reason } = this;
    const { form: formWords, refusals } = wordsIn[language];
    if (reason === "stopped") return [{ param: "form", msg: stoppedIn(wordsIn[language]) }];
    if (typeof reason === "string") return [{ param: "form", msg: refusals.reasons[reason] }];
    const fields = fieldsOf(forms[language][reason.form]);
    return reason.wrong.map((wrong) => {
      const { param, choices } = wrong;
      const field = fields.find(({ name }) => name === param);
      if (!field) return { param, msg: refusals.otherType(formWords.quote(reason.form)) };
      const msg = wordRefusal(field, wrong, language);
      return choices ? { param, msg, choices } : { param, msg };
    });
  }

  answer(language: Language): Response {
    const errors = this.errors(language);
    const [error] = errors;
    const body = this.status === 422 ? { error, errors } : { error };
    return Response.json(body, { status: this.status, headers: this.headers });
  }
}

export function asRefusal(error: unknown): RefusalError {
  if (error instanceof RefusalError) return error;
  log({ event: "failed", status: 500, fault: faultOf(error) });
  return new RefusalError(500, "failed");
}

export function unacceptable(form: Form, issues: readonly Issue[], language: Language): RefusalError {
  const order = [...fieldsOf(form).map(({ name }) => name), "type"];
  // Validation is asynchronous, so issues come in the order in which promises resolve.
  const wrong = issues
    .map(readIssue)
    .toSorted((one, other) => order.indexOf(one.param) - order.indexOf(other.param));
  log({ event: "refused", form: form.name, status: 422, fields: wrong.map(({ param }) => param) });
  return new RefusalError(422, { form: form.name, wrong }, {}, language);
}
