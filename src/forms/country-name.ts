/** A country's English name; ZZ is the phone's word for no country. */
export function countryName(code: string): string {
  if (code === "ZZ") return "International";
  return new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? code;
}
