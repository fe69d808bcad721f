import { assessment } from "./assessment.ts";
import { contact } from "./contact.ts";
import type { Form } from "./field.ts";
import { french } from "./french.ts";
import type { Language } from "./languages.ts";
import { translateForm } from "./translate.ts";
import type { FormType } from "./wire.ts";

/** Both forms in every language, for whoever has room for all of them. */
export const forms: Readonly<Record<Language, Readonly<Record<FormType, Form>>>> = {
  en: { contact, request: assessment },
  fr: {
    contact: translateForm(contact, french.contact),
    request: translateForm(assessment, french.request),
  },
};
