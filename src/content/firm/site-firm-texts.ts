import { firm, form, receipt as receiptWords } from "#language/forms.ts";
import { firmTextsIn } from "./firm-texts.ts";
import { licenceIn, licenseesIn } from "./licence.ts";
import { termsToKeep } from "./terms.ts";

export const licensees = licenseesIn(firm);
export const licence = licenceIn({ form, firm });
const everywhere = firmTextsIn({ firm, form, receipt: receiptWords });
const { receipt } = everywhere;
export const firmTexts = {
  ...everywhere,
  receipt: { ...receipt, notes: [...receipt.notes, ...termsToKeep] },
};
