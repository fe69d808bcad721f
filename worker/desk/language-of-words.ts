/** The language of a form for the visitor's own words, as `lang`, where their letters are of its script. */
export function languageOfWords(text: string, language: string | null | undefined): string | undefined {
  const script = language && new Intl.Locale(language).maximize().script?.replace(/^Han.$/, "Hani");
  return script && new RegExp(`\\p{Script=${script}}`, "u").test(text) ? (language ?? undefined) : undefined;
}
