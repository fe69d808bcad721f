import { isSiteLanguage, type Language, pathIn } from "#lead/languages.ts";
import { forms } from "#words/forms.ts";
import type { Tag } from "../element-api.ts";

export type Fallback = ReturnType<typeof fallbackOf>;

export function fallbackOf(tag: Tag, language: Language) {
  const { contact, request } = forms[language];
  const isContact = tag === "visa-contact-form";
  const route = isContact ? "/contact-us" : "/assessment";
  const path = isSiteLanguage(language)
    ? pathIn(language, route)
    : `${pathIn(language, "/")}#${isContact ? "contact" : "assessment"}`;
  return { path, text: isContact ? contact.heading : request.heading };
}
