import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import type { Form } from "#lead/field.ts";
import { type Language, languageCodes } from "#lead/languages.ts";
import type { FormType } from "#lead/wire.ts";
import { wordedForm } from "#lead/worded-form.ts";
import { wordsIn } from "./words-in.ts";

/** Both forms in every language, for programs that have room for all of them. */
export const forms = Object.fromEntries(
  languageCodes.map((code) => [
    code,
    {
      contact: wordedForm(contact, wordsIn[code].contact),
      request: wordedForm(assessment, wordsIn[code].assessment),
    },
  ]),
) as Readonly<Record<Language, Readonly<Record<FormType, Form>>>>;
