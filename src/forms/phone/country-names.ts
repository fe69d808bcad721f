/** Returns the function that names a country by its ISO 3166 code in a language, but for the names that are at hand. */
export function countryNames(
  tag: string,
  atHand: Readonly<Record<string, string>> = {},
): (code: string) => string {
  let names: Intl.DisplayNames | undefined;
  return (code) => {
    if (atHand[code]) return atHand[code];
    names ??= new Intl.DisplayNames([tag], { type: "region" });
    return names.of(code) ?? code;
  };
}
