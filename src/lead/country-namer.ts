/**
 * Names countries (ISO 3166-1 alpha-2) as people look for them: `Hong Kong`, not `Hong Kong SAR China`; with
 * our apostrophe, because Ukrainian names have another one.
 */
export function countryNamer(locale: string): (country: string) => string {
  const [short, long] = (["short", "long"] as const).map(
    (style) => new Intl.DisplayNames([locale], { type: "region", style }),
  );
  // The short names of these two are abbreviations.
  return (country) =>
    ((/^(?:GB|US)$/.test(country) ? long : short)?.of(country) ?? country).replaceAll("ʼ", "’");
}
