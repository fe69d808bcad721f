import * as words from "#words";
import { licenceIn, licenseeIn, practiceIn } from "./practice.ts";

/** Texts of the firm in the language of the site that is built. */
export const licensee = licenseeIn(words.firm);
export const licence = licenceIn(words.firm);
export const practice = practiceIn(words);
