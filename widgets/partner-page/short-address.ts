/** An address as people type it. */
export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/(?=\?|$)/, "");
