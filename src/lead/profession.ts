/**
 * Classes of licences, as the College of Immigration and Citizenship Consultants names them, and members of
 * law societies and of the Chambre des notaires; `avocate` is a woman where the language has a word for her.
 */
export type LicenceClass = "RCIC" | "RCIC-IRB" | "RISIA" | "lawyer" | "avocate" | "paralegal" | "notary";

/** What everyone who is licensed in the firm is; `professional` for paralegals, and where they differ. */
export type Profession = "consultant" | "lawyer" | "notary" | "professional";

const professions = {
  RCIC: "consultant",
  "RCIC-IRB": "consultant",
  RISIA: "consultant",
  lawyer: "lawyer",
  avocate: "lawyer",
  paralegal: "professional",
  notary: "notary",
} as const satisfies Record<LicenceClass, Profession>;

export function professionOf(classes: readonly LicenceClass[]): Profession {
  const [first = "professional", ...others] = new Set(classes.map((one) => professions[one]));
  return others.length === 0 ? first : "professional";
}
