import { firm, form, receipt as receiptWords } from "#language/forms.ts";
import { words } from "#language/site.ts";
import { firmTextsIn } from "./firm-texts.ts";
import { licenceIn, licenseesIn } from "./licence.ts";
import { termsToKeep } from "./terms.ts";

export const licensees = licenseesIn(firm);
export const licence = licenceIn({ form, firm });
/** In the language; the College without a name. */
export const nameOfRegulator = (name?: string): string =>
  name === undefined ? words.college : (firm.regulators?.[name] ?? name);
const everywhere = firmTextsIn({ firm, form, receipt: receiptWords });
const { receipt } = everywhere;
export const firmTexts = {
  ...everywhere,
  receipt: { ...receipt, notes: [...receipt.notes, ...termsToKeep] },
};
