import type { EstimateWords } from "#lead/estimate/estimate-words.ts";
import type { desk } from "./en/desk.ts";
import type { mails } from "./en/mails.ts";

/** Words of the desk and of the pages of signed links. */
export type DeskWords = typeof desk;

/** Words of mails. */
export type MailWords = typeof mails;

/** Words for the consultant in one language: <code>/ has a file for each part, which exports it under its name. */
export interface ConsultantWords {
  readonly desk: DeskWords;
  readonly estimate: EstimateWords;
  readonly mails: MailWords;
}
