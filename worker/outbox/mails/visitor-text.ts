import { showBidi } from "#lead/lead-rows.ts";

/**
 * A visitor's words with plain line breaks only, and with every mark by name that would reorder its
 * surroundings.
 */
export function lines(text: string): string {
  // Form feed, NEL, and Unicode's line and paragraph separators break a line in one reader and not in the
  // next.
  return showBidi(text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, "\n"));
}

/**
 * The same in one line. Runs of spaces go, because they could push what follows them to a line's beginning.
 */
export function oneLine(text: string): string {
  // One no-break space alone is typography.
  return lines(text)
    .replace(/\s+/g, (run) => (run === "\u00a0" ? run : " "))
    .trim();
}

/** At most `limit` characters, none of them halved. */
export function firstOf(text: string, limit: number): string {
  return text.length <= limit
    ? text
    : text
        .slice(0, limit)
        .toWellFormed()
        .replace(/\ufffd$/, "");
}
