/** The first letters of a province's postal codes (Gatineau shares K with Ottawa). */
export const postalLetters = {
  AB: "T",
  BC: "V",
  MB: "R",
  NB: "E",
  NL: "A",
  NS: "B",
  NT: "X",
  NU: "X",
  ON: "KLMNP",
  PE: "C",
  QC: "GHJK",
  SK: "S",
  YT: "Y",
} as const;

export type Province = keyof typeof postalLetters;
