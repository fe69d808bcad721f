import { showBidi } from "#lead/lead-rows.ts";

/**
 * Turns every line break into `\n`, and names each mark that would reorder the surrounding text. Interrupts
 * the texts that mail servers must reject: GTUBE, GTPHISH and EICAR.
 */
export function lines(text: string): string {
  // Form feed, NEL, and Unicode's line and paragraph separators break lines in some readers only.
  return showBidi(text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, "\n")).replace(
    /-STANDARD-(?=ANTI)/gi,
    "$& ",
  );
}

/** On one line. Runs of spaces are removed, because they could push what follows to a line's beginning. */
export function oneLine(text: string): string {
  // A single no-break space is typography.
  return lines(text)
    .replace(/\s+/g, (run) => (run === "\u00a0" ? run : " "))
    .trim();
}

/** At most `limit` characters, none of them halved. */
export function firstOf(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/, "");
}

export function glimpseOf(text: string, limit: number): string {
  const line = oneLine(text);
  return line.length <= limit ? line : `${firstOf(line, limit)}…`;
}

/** `lang` for the visitor's own words: the form's language, if their letters are of its script. */
export function languageOfWords(text: string, language: string | null | undefined): string | undefined {
  const script = language && new Intl.Locale(language).maximize().script?.replace(/^Han.$/, "Hani");
  return script && new RegExp(`\\p{Script=${script}}`, "u").test(text) ? (language ?? undefined) : undefined;
}
