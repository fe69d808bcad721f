/** Characters that nobody sees: format controls, variation selectors, fillers and joiners. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The text without its invisible characters, for numbers and addresses; names need their joiners. */
export function visibleText(text: string): string {
  return text.replace(unseen, "");
}

/** Says whether nothing in a text can be seen; U+2800 is Braille's blank. */
export function isBlank(text: string): boolean {
  return /^[\p{Z}\p{Cc}\u2800]*$/u.test(visibleText(text));
}
