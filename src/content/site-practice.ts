import * as words from "#words";
import { licenceIn, licenseesIn, practiceIn } from "./practice.ts";

/** Texts of the firm in the language of the site that is built. */
export const licensees = licenseesIn(words.firm);
export const licence = licenceIn(words.firm);
export const practice = practiceIn(words);
