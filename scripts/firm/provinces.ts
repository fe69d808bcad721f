/** By a province's two letters: its clock, and the part of North America in which Cloudflare is asked to keep its data. */
export const provinces = {
  AB: { timeZone: "America/Edmonton", location: "wnam" },
  BC: { timeZone: "America/Vancouver", location: "wnam" },
  MB: { timeZone: "America/Winnipeg", location: "wnam" },
  NB: { timeZone: "America/Moncton", location: "enam" },
  NL: { timeZone: "America/St_Johns", location: "enam" },
  NS: { timeZone: "America/Halifax", location: "enam" },
  NT: { timeZone: "America/Yellowknife", location: "wnam" },
  NU: { timeZone: "America/Iqaluit", location: "enam" },
  ON: { timeZone: "America/Toronto", location: "enam" },
  PE: { timeZone: "America/Halifax", location: "enam" },
  QC: { timeZone: "America/Toronto", location: "enam" },
  SK: { timeZone: "America/Regina", location: "wnam" },
  YT: { timeZone: "America/Whitehorse", location: "wnam" },
} as const;

export type Province = keyof typeof provinces;

/** The provinces of a postal code by its first letter: https://www.canadapost-postescanada.ca (Addressing guidelines). */
export const postalProvinces: Readonly<Record<string, readonly Province[]>> = {
  A: ["NL"],
  B: ["NS"],
  C: ["PE"],
  E: ["NB"],
  ...{ G: ["QC"], H: ["QC"], J: ["QC"] },
  // Ottawa and Gatineau share offices at the border.
  K: ["ON", "QC"],
  ...{ L: ["ON"], M: ["ON"], N: ["ON"], P: ["ON"] },
  R: ["MB"],
  S: ["SK"],
  T: ["AB"],
  V: ["BC"],
  X: ["NT", "NU"],
  Y: ["YT"],
};
