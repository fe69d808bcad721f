/** `lang` for the visitor's own words: the form's language, if their letters are of its script. */
export function languageOfWords(text: string, language: string | null | undefined): string | undefined {
  const script = language && new Intl.Locale(language).maximize().script?.replace(/^Han.$/, "Hani");
  return script && new RegExp(`\\p{Script=${script}}`, "u").test(text) ? (language ?? undefined) : undefined;
}
