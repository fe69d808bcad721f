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

/** Removes the digit beside the caret if a key has only removed punctuation: backspace, or Delete. */
export function finishDeletion(input: HTMLInputElement, textBefore: string, isForward: boolean): void {
  if (digitsOf(input.value) !== digitsOf(textBefore) || input.value.length >= textBefore.length) return;
  const caret = input.selectionStart ?? input.value.length;
  const [before, after] = [input.value.slice(0, caret), input.value.slice(caret)];
  const kept = isForward ? before : before.replace(/\p{Nd}\P{Nd}*$/u, "");
  input.value = kept + (isForward ? after.replace(/^\P{Nd}*\p{Nd}/u, "") : after);
  input.setSelectionRange(kept.length, kept.length);
}
