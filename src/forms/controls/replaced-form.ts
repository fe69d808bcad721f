/*
 * A browser's translator may change the texts of a page before React has hydrated it. React then gives up the
 * markup that it finds and renders its own, and what was typed stays in a form that is no longer on the page.
 */

const noted = new Map<Element, { forms: readonly HTMLFormElement[]; focused: Element | null }>();

/**
 * Notes the forms in an element that React is about to hydrate; the returned function ends that, once React
 * has.
 */
export function noteForms(container: Element): () => void {
  const { activeElement } = container.getRootNode() as Document | ShadowRoot;
  noted.set(container, { forms: [...container.querySelectorAll("form")], focused: activeElement });
  return () => noted.delete(container);
}

/**
 * Brings what was typed into a noted form to the one that React has put into its place, and the focus with
 * its caret.
 */
export function takeOverTyped(form: HTMLFormElement): void {
  for (const [container, { forms, focused }] of noted) {
    const old = forms.find(({ name, isConnected }) => name === form.name && !isConnected);
    if (!old || !container.contains(form)) continue;
    // Selects and text areas lack some of these properties.
    for (const control of old.elements as Iterable<Element> as Iterable<HTMLInputElement>) {
      const replacement = form.elements.namedItem(control.name) as HTMLInputElement | null;
      if (!replacement) continue;
      if (control.value) replacement.value = control.value;
      if (control !== focused) continue;
      replacement.focus({ preventScroll: true });
      // Inputs of type email and number do not expose their caret.
      if (control.selectionStart != null)
        replacement.setSelectionRange(control.selectionStart, control.selectionEnd);
    }
  }
}
