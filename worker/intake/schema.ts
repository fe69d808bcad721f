import * as z from "zod/mini";
import { type Form, fieldsOf } from "#lead/field.ts";
import { defaultLanguage, languageOf } from "#lead/languages.ts";
import { dropHiddenAnswers } from "#lead/visible.ts";
import { elapsedName, honeypotName, languageName, noticeName, phoneEntryName, testName } from "#lead/wire.ts";
import { forms } from "#words/forms.ts";
import { answerSchema } from "./answer-schema.ts";
import { TypedPhone } from "./phone-choices.ts";
import { readNotice, readPhoneEntry, readSource } from "./source.ts";

export type Submission = z.output<ReturnType<typeof submissionSchema>>;

type Body = Readonly<Record<string, unknown>>;

const envelope = {
  source: z.transform(readSource),
  [languageName]: z.transform(languageOf),
  [noticeName]: z.transform(readNotice),
  [phoneEntryName]: z.transform(readPhoneEntry),
  [honeypotName]: z.transform((text: unknown) => typeof text === "string" && text !== ""),
  [elapsedName]: z.transform((time: unknown) => (typeof time === "number" ? time : undefined)),
  [testName]: z.transform((test: unknown) => test === true),
};

/** Answers come out in form order. Hidden ones are dropped before validation, unknown names ignored. */
function submissionSchema(form: Form) {
  const fields = fieldsOf(form);
  const names = fields.map(({ name }) => name);
  return z.pipe(
    z.pipe(
      z.transform((body: Body) => withShownAnswers(form, names, body)),
      z.object({
        ...Object.fromEntries(fields.map((field) => [field.name, answerSchema(field)])),
        type: z.literal(form.name),
        ...envelope,
      }),
    ),
    z.transform((read) => ({
      answers: answersIn(names, read),
      source: read.source,
      language: read[languageName],
      notice: read[noticeName],
      phoneEntry: read[phoneEntryName],
      honeypot: read[honeypotName],
      elapsed: read[elapsedName],
      isTest: read[testName],
    })),
  );
}

// A fresh object with every name, so that the schema checks each and reads nothing of a prototype.
function withShownAnswers(form: Form, names: readonly string[], body: Body): Record<string, unknown> {
  const visible = dropHiddenAnswers(form, body);
  const entry = readPhoneEntry(body[phoneEntryName]);
  const { timeZone = "" } = readSource(body.source);
  const text = visible.phone;
  const language = languageOf(body[languageName]);
  const citizenship = typeof visible.citizenship === "string" ? visible.citizenship.slice(0, 120) : "";
  const phone =
    entry && typeof text === "string"
      ? new TypedPhone({ text, entry, language, timeZone, citizenship })
      : text;
  return {
    ...Object.fromEntries(names.map((name) => [name, visible[name]])),
    phone,
    ...Object.fromEntries(["type", ...Object.keys(envelope)].map((name) => [name, body[name]])),
  };
}

function answersIn(names: readonly string[], body: Body): Record<string, string | number> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const answer = body[name];
      return typeof answer === "string" || typeof answer === "number" ? [[name, answer]] : [];
    }),
  );
}

const { contact, request } = forms[defaultLanguage];
export const schemas = { contact: submissionSchema(contact), request: submissionSchema(request) };
