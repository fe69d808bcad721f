/**
 * By a province's two letters: the part of North America in which Cloudflare is asked to store its
 * data, and the first letters of its postal codes (Gatineau shares K with Ottawa).
 */
export const provinces = {
  AB: { location: "wnam", postal: "T" },
  BC: { location: "wnam", postal: "V" },
  MB: { location: "wnam", postal: "R" },
  NB: { location: "enam", postal: "E" },
  NL: { location: "enam", postal: "A" },
  NS: { location: "enam", postal: "B" },
  NT: { location: "wnam", postal: "X" },
  NU: { location: "enam", postal: "X" },
  ON: { location: "enam", postal: "KLMNP" },
  PE: { location: "enam", postal: "C" },
  QC: { location: "enam", postal: "GHJK" },
  SK: { location: "wnam", postal: "S" },
  YT: { location: "wnam", postal: "Y" },
} as const;

export type Province = keyof typeof provinces;
