import { french } from "#lead/french.ts";
import { type Translation, translateForm } from "#lead/translate.ts";
import { words as alone } from "./fr-alone.ts";
import type { Words } from "./words.ts";

/** French as it is written in Canada, for a form that may be shown in English too. */
export const words: Words = {
  ...alone,
  translate: (form) => translateForm(form, french[form.name] as Translation<typeof form>),
};
