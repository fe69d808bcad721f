/** Joins two texts with a space, which a full-width mark already contains. */
export function joined(text: string, next: string): string {
  return text + (/[。）]$/.test(text) ? "" : " ") + next;
}
