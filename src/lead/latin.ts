/**
 * Keeps a number, an address or a name in the order of Latin letters, which text from right to left around it
 * would turn.
 */
export const latin = (text: string) => `\u2066${text}\u2069`;
