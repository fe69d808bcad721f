export const placeholder = /\{(\w+)\}/g;

/** A sentence with its places filled in; one without a value stays. */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (whole, name) => values[name] ?? whole);
}
