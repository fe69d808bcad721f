/** Joins two texts by a space, which a full-width mark brings itself. */
export function joined(text: string, next: string): string {
  return text + (/[。）]$/.test(text) ? "" : " ") + next;
}
