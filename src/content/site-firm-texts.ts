import * as words from "#words";
import { firmTextsIn, licenceIn, licenseesIn } from "./firm-texts.ts";
import { termsToKeep } from "./terms.ts";

/** Texts of the firm in the language of the site that is built. */
export const licensees = licenseesIn(words.firm);
export const licence = licenceIn(words.firm);
const everywhere = firmTextsIn(words);
const { receipt } = everywhere;
export const firmTexts = {
  ...everywhere,
  receipt: { ...receipt, notes: [...receipt.notes, ...termsToKeep] },
};
