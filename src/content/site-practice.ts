import * as words from "#words";
import { licenceIn, licenseesIn, practiceIn } from "./practice.ts";
import { termsToKeep } from "./terms.ts";

/** Texts of the firm in the language of the site that is built. */
export const licensees = licenseesIn(words.firm);
export const licence = licenceIn(words.firm);
const everywhere = practiceIn(words);
const { receipt } = everywhere;
export const practice = { ...everywhere, receipt: { ...receipt, notes: [...receipt.notes, ...termsToKeep] } };
