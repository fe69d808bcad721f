/**
 * Puts values into a text; a paragraph or a line of a list that needs one which is not there is left out, or
 * keeps `blank` in its place.
 */
export function fill(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
  blank?: string,
): string {
  const known = (part: string) => blank !== undefined || namesIn(part).every((name) => values[name]);
  return text
    .split(/\n{2,}/)
    .filter(known)
    .map((paragraph) => paragraph.replace(/\{(\w+)\}/g, (_, name: string) => values[name] || (blank ?? "")))
    .join("\n\n");
}

export function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}
