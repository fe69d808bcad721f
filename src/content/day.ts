/** A day as `2026-11-22`. */
export type Day = `${number}-${number}-${number}`;
