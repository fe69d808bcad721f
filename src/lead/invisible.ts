/**
 * Characters that nobody sees: format controls, variation selectors, fillers, joiners, Braille’s blank, a
 * note without a head.
 */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{16fe4}\u{1d159}]/gu;

/** The text without its invisible characters, for numbers and addresses; names need their joiners. */
export function visibleText(text: string): string {
  return text.replace(unseen, "");
}

/** Says whether nothing in a text can be seen. */
export function isBlank(text: string): boolean {
  return /^[\p{Z}\p{Cc}]*$/u.test(visibleText(text));
}
