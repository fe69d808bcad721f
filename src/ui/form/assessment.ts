import { assessment as words } from "#language/assessment";
import { assessment as definition } from "#lead/assessment.ts";
import { wordedForm } from "#lead/worded-form.ts";

/** The assessment form in the language of this build. */
export const assessment = wordedForm(definition, words);
