/**
 * Invisible characters: format controls, variation selectors, fillers, joiners, Braille’s blank, a note
 * without a head.
 */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{16fe4}\u{1d159}]/gu;

/** Removes invisible characters from numbers and addresses; names need their joiners. */
export function visibleText(text: string): string {
  return text.replace(unseen, "");
}

export function isBlank(text: string): boolean {
  return /^[\p{Z}\p{Cc}]*$/u.test(visibleText(text));
}
