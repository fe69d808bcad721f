import { firm, form, receipt as receiptWords } from "#words";
import { licenceIn, licenseesIn, practiceIn } from "./practice.ts";
import { termsToKeep } from "./terms.ts";

/** Texts of the firm in the language of the site that is built. */
export const licensees = licenseesIn(firm);
export const licence = licenceIn(firm);
const everywhere = practiceIn({ firm, form, receipt: receiptWords });
const { receipt } = everywhere;
export const practice = { ...everywhere, receipt: { ...receipt, notes: [...receipt.notes, ...termsToKeep] } };
