/** A place such as `{phone}` in a sentence, where each language wants it. */
export const place = /\{(\w+)\}/g;

/** A sentence with its places filled in; one without a value stays. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(place, (whole, name) => values[name] ?? whole);
}
