/** The first letters of the words of a name; a sign such as `&` is no word. */
export function initialsOf(name: string): readonly string[] {
  const words = name.normalize("NFC").split(/\s+/);
  return words.flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
}
