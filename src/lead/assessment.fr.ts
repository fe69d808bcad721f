import { assessment as english } from "./assessment.ts";
import { frenchAssessment } from "./french-assessment.ts";
import { translateForm } from "./translate.ts";

/** The form where a build is in French alone (scripts/build/site/texts-in.ts). */
export const assessment = translateForm(english, frenchAssessment);
