/**
 * Whether a key belongs to an input method; Safari ends the composition before the key that ended it (keyCode
 * 229).
 */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229;
}

/**
 * Follows which control of a form an input method is composing a text in, because writing to it would double
 * the text. The returned function gives it.
 */
export function watchComposition(form: HTMLFormElement): () => EventTarget | null {
  let composing: EventTarget | null = null;
  const done = () => {
    composing = null;
  };
  form.addEventListener("compositionend", done);
  form.addEventListener("focusout", done);
  // It may have begun before this script ran, so its start event is not enough.
  for (const type of ["compositionstart", "compositionupdate"])
    form.addEventListener(type, ({ target }) => {
      composing = target;
    });
  return () => composing;
}
