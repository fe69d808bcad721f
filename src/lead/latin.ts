/** Keeps a number, an address or a name from left to right within text from right to left. */
export const latin = (text: string) => `\u2066${text}\u2069`;
