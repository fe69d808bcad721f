import { frenchAssessment } from "./french-assessment.ts";
import { frenchContact } from "./french-contact.ts";

/** Both forms in French, by their names on the wire. */
export const french = { contact: frenchContact, request: frenchAssessment };
