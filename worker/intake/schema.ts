import * as z from "zod/mini";
import { type Form, fieldsOf } from "#lead/field.ts";
import { defaultLanguage, languageOfCode } from "#lead/languages.ts";
import { dropHiddenAnswers } from "#lead/visible.ts";
import { elapsedName, honeypotName, languageName, noticeName, phoneEntryName, testName } from "#lead/wire.ts";
import { forms } from "#words/forms.ts";
import { answerSchema } from "./answer-schema.ts";
import { TypedPhone } from "./phone-choices.ts";
import {
  languageMetadata,
  noticeMetadata,
  phoneEntryMetadata,
  readNotice,
  readPhoneEntry,
  readSource,
  sourceMetadata,
} from "./source.ts";

/** An accepted body: answers in form order, their envelope, and the signs of spam. */
export type Submission = z.output<ReturnType<typeof submissionSchema>>;

type Body = Readonly<Record<string, unknown>>;

/** Returns the schema of a form's body, field by field in form order; unknown names are ignored. */
export function bodySchema(form: Form) {
  return z.object({
    ...Object.fromEntries(fieldsOf(form).map((field) => [field.name, answerSchema(field)])),
    type: z.literal(form.name),
    source: z.pipe(z.optional(z.unknown().check(z.meta(sourceMetadata))), z.transform(readSource)),
    [languageName]: z.pipe(
      z.optional(z.unknown().check(z.meta(languageMetadata))),
      z.transform(languageOfCode),
    ),
    [noticeName]: z.pipe(z.optional(z.unknown().check(z.meta(noticeMetadata))), z.transform(readNotice)),
    [phoneEntryName]: z.pipe(
      z.optional(z.unknown().check(z.meta(phoneEntryMetadata))),
      z.transform(readPhoneEntry),
    ),
  });
}

/** The schema that reads a form's body: hidden answers are dropped before they are judged. */
function submissionSchema(form: Form) {
  const names = fieldsOf(form).map(({ name }) => name);
  const hints = {
    [honeypotName]: z.transform((text: unknown) => typeof text === "string" && text !== ""),
    [elapsedName]: z.transform((time: unknown) => (typeof time === "number" ? time : undefined)),
    [testName]: z.transform((test: unknown) => test === true),
  };
  return z.pipe(
    z.pipe(
      z.transform((body: Body) => withShownAnswers(form, names, body)),
      z.extend(bodySchema(form), hints),
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

const envelope = [
  ...["type", "source", languageName, noticeName, phoneEntryName],
  ...[honeypotName, elapsedName, testName],
];

// Every name is there, so that the schema asks for each, and fresh, so that nothing of the prototype is read.
function withShownAnswers(form: Form, names: readonly string[], body: Body): Record<string, unknown> {
  const shown = dropHiddenAnswers(form, body);
  const entry = readPhoneEntry(body[phoneEntryName]);
  const { timeZone } = readSource(body.source);
  const text = shown.phone;
  const language = languageOfCode(body[languageName]);
  const phone =
    entry && typeof text === "string" ? new TypedPhone({ text, entry, language, timeZone }) : text;
  return {
    ...Object.fromEntries(names.map((name) => [name, shown[name]])),
    phone,
    ...Object.fromEntries(envelope.map((name) => [name, body[name]])),
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
