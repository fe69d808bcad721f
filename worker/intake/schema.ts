import * as z from "zod";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { type Field, type Form, fieldsOf } from "#lead/field.ts";
import { dropHiddenAnswers } from "#lead/visible.ts";
import { elapsedName, honeypotName } from "#lead/wire.ts";
import { readAnswer } from "./field-rules.ts";
import { readSource } from "./source.ts";

/** An accepted body: answers in form order, where they came from, and the signs of spam. */
export type Submission = z.output<ReturnType<typeof submissionSchema>>;

/** The zod schema of a form's body. Unknown names are ignored, hidden answers dropped before they are read. */
function submissionSchema(form: Form) {
  return z.preprocess(
    (body: Body) => ({
      answers: shownAnswers(form, body),
      type: body.type,
      source: body.source,
      honeypot: body[honeypotName],
      elapsed: body[elapsedName],
    }),
    z.object({
      answers: z
        .object(Object.fromEntries(fieldsOf(form).map((field) => [field.name, answerSchema(field)])))
        .transform(withoutUnanswered),
      type: z.literal(form.name, { error: `Please send this form with its type, “${form.name}”.` }),
      source: z.unknown().transform(readSource),
      honeypot: z.unknown().transform((text) => typeof text === "string" && text !== ""),
      elapsed: z.unknown().transform((time) => (typeof time === "number" ? time : undefined)),
    }),
  );
}

type Body = Readonly<Record<string, unknown>>;

function answerSchema(field: Field) {
  return z.unknown().transform((raw, context) => {
    const reading = readAnswer(field, raw);
    if ("msg" in reading) {
      context.addIssue({ code: "custom", message: reading.msg });
      return z.NEVER;
    }
    return reading.value;
  });
}

// Every name of the form is there, so that zod asks for each, and a hidden answer is not judged.
function shownAnswers(form: Form, body: Body): Record<string, unknown> {
  const shown = dropHiddenAnswers(form, body);
  return Object.fromEntries(fieldsOf(form).map(({ name }) => [name, shown[name]]));
}

function withoutUnanswered(answers: Readonly<Record<string, string | number | undefined>>) {
  return Object.fromEntries(
    Object.entries(answers).filter((entry): entry is [string, string | number] => entry[1] !== undefined),
  );
}

export const schemas = { contact: submissionSchema(contact), request: submissionSchema(assessment) };
