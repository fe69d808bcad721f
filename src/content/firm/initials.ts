export function initialsOf(name: string): readonly string[] {
  const words = name.normalize("NFC").split(/\s+/);
  return words.flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
}
