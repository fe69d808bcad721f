/** The first letters of a name's words; a sign such as `&` is not a word. */
export function initialsOf(name: string): readonly string[] {
  const words = name.normalize("NFC").split(/\s+/);
  return words.flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
}
