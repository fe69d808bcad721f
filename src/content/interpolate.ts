export const placeholder = /\{(\w+)\}/g;

/** Fills in the places of a sentence; a place without a value stays. */
export function interpolate(text: string, values: Record<string, string | undefined>): string {
  return text.replace(placeholder, (whole, name) => values[name] ?? whole);
}
