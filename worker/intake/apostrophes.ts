/** A sentence with a printer's apostrophes: pages and elements have theirs from scripts/build/typography.ts. */
export function withApostrophes(text: string): string {
  return text.replaceAll("'", "’");
}
