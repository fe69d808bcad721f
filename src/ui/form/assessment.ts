import { assessment as words } from "#language/assessment";
import { assessment as definition } from "#lead/assessment.ts";
import { wordedForm } from "#lead/worded-form.ts";

export const assessment = wordedForm(definition, words);
