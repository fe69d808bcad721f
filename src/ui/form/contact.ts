import { contact as definition } from "#lead/contact.ts";
import { wordedForm } from "#lead/worded-form.ts";
import { contact as words } from "#words";

/** The contact form in the language of this build. */
export const contact = wordedForm(definition, words);
