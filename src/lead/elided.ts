const before = /(^|[^\p{L}’])([Dd]|[Qq]u)e $/u;
const vowel = /^[aeiouyœàâäéèêëîïôöùûü]/i;

/** French: `de` and `que` lose their vowel before a name with one, as in `d’Étude` and `qu’Evermaple`. */
export function elided(text: string, ...names: readonly string[]): string {
  return names
    .filter((name) => vowel.test(name.normalize("NFC")))
    .reduce((whole, name) => {
      const parts = whole.split(name);
      return parts
        .map((part, at) => (at < parts.length - 1 ? part.replace(before, "$1$2’") : part))
        .join(name);
    }, text);
}
