import { contact as words } from "#language/forms.ts";
import { contact as definition } from "#lead/contact.ts";
import { wordedForm } from "#lead/worded-form.ts";

export const contact = wordedForm(definition, words);
