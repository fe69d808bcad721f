import { forms } from "#lead/forms.ts";
import { type Language, pathIn } from "#lead/languages.ts";
import type { Tag } from "../element-api.ts";
import type { Fallback } from "./snippet.ts";

/** Returns the link that stands inside an element: our own page with the same form, under the form's heading. */
export function fallbackOf(tag: Tag, language: Language): Fallback {
  const { contact, request } = forms[language];
  return tag === "visa-contact-form"
    ? { path: pathIn(language, "/contact-us"), text: contact.heading }
    : { path: pathIn(language, "/assessment"), text: request.heading };
}
