/** Thrown for what the caller can mend; the message says how. */
export class Misused extends Error {}
