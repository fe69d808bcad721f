/**
 * Puts values into a text. Without its value, a paragraph or a line of a list is left out, or gets `blank`.
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
