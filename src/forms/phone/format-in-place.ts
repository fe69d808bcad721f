/** The digits of a number in any script; numbering plans differ in the signs between them. */
export const digitsOf = (text: string) => text.replace(/[^\p{Nd}+]/gu, "");

/** Formats an input's text while it is typed; the caret stays after the same digit. */
export function formatInPlace(input: HTMLInputElement, format: (text: string) => string): void {
  const caret = input.selectionStart ?? input.value.length;
  const before = digitsOf(input.value.slice(0, caret)).length;
  const text = format(input.value);
  if (text === input.value) return;
  const atEnd = caret === input.value.length;
  input.value = text;
  if (!input.matches(":focus")) return;
  let place = 0;
  for (let digits = 0; digits < before && place < text.length; place += 1) {
    if (digitsOf(text[place] ?? "") !== "") digits += 1;
  }
  input.setSelectionRange(atEnd ? text.length : place, atEnd ? text.length : place);
}

/** Removes the digit before the caret if a backspace has only removed punctuation. */
export function finishBackspace(input: HTMLInputElement, textBefore: string): void {
  if (digitsOf(input.value) !== digitsOf(textBefore) || input.value.length >= textBefore.length) return;
  const caret = input.selectionStart ?? input.value.length;
  const kept = input.value.slice(0, caret).replace(/\p{Nd}\P{Nd}*$/u, "");
  input.value = kept + input.value.slice(caret);
  input.setSelectionRange(kept.length, kept.length);
}
