/** Whether a key belongs to an input method; Safari ends the composition before the key that ended it (keyCode 229). */
export function isComposing(event: { readonly isComposing: boolean; readonly keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229;
}

/**
 * Follows which control of a form an input method is composing a text in, because writing to it would double the text.
 * The returned function gives it. A control with the focus counts until its first event: an input method may have begun
 * before this script ran.
 */
export function watchComposition(form: HTMLFormElement): () => EventTarget | null {
  let composing: EventTarget | null = form.querySelector(":focus");
  const done = () => {
    composing = null;
  };
  form.addEventListener("compositionstart", ({ target }) => {
    composing = target;
  });
  form.addEventListener("compositionend", done);
  form.addEventListener("focusout", done);
  form.addEventListener("beforeinput", (event) => event.isComposing || done());
  return () => composing;
}
