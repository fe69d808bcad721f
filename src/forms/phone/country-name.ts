/** At hand before the browser loads its own list, which takes a slow phone a tenth of a second; ZZ is no country. */
const atHand: Readonly<Record<string, string>> = { CA: "Canada", ZZ: "International" };

/** A country's name for its ISO 3166 code, in the language of a BCP 47 tag, as the phone's country select shows it. */
export function countryName(code: string, locale: string): string {
  return atHand[code] ?? new Intl.DisplayNames([locale], { type: "region" }).of(code) ?? code;
}
