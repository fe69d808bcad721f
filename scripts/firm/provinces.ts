/**
 * By a province's two letters: its clock, the part of North America in which Cloudflare is asked to store its
 * data, and the first letters of its postal codes (Gatineau shares K with Ottawa).
 */
export const provinces = {
  AB: { timeZone: "America/Edmonton", location: "wnam", postal: "T" },
  BC: { timeZone: "America/Vancouver", location: "wnam", postal: "V" },
  MB: { timeZone: "America/Winnipeg", location: "wnam", postal: "R" },
  NB: { timeZone: "America/Moncton", location: "enam", postal: "E" },
  NL: { timeZone: "America/St_Johns", location: "enam", postal: "A" },
  NS: { timeZone: "America/Halifax", location: "enam", postal: "B" },
  NT: { timeZone: "America/Yellowknife", location: "wnam", postal: "X" },
  NU: { timeZone: "America/Iqaluit", location: "enam", postal: "X" },
  ON: { timeZone: "America/Toronto", location: "enam", postal: "KLMNP" },
  PE: { timeZone: "America/Halifax", location: "enam", postal: "C" },
  QC: { timeZone: "America/Toronto", location: "enam", postal: "GHJK" },
  SK: { timeZone: "America/Regina", location: "wnam", postal: "S" },
  YT: { timeZone: "America/Whitehorse", location: "wnam", postal: "Y" },
} as const;

export type Province = keyof typeof provinces;
