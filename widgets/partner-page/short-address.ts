export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/(?=\?|$)/, "");
