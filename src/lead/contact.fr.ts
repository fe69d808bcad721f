import { contact as english } from "./contact.ts";
import { frenchContact } from "./french-contact.ts";
import { translateForm } from "./translate.ts";

/** The form where a build is in French alone (scripts/build/site/texts-in.ts). */
export const contact = translateForm(english, frenchContact);
