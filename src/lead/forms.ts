import { assessment } from "./assessment.ts";
import { contact } from "./contact.ts";
import type { Form } from "./field.ts";
import { type Language, languageCodes } from "./languages.ts";
import type { FormType } from "./wire.ts";
import { wordedForm } from "./worded-form.ts";
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
