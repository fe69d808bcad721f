/*
 * A browser's translator may change the texts of a page before React has joined it. React then gives up the markup that
 * it finds and renders its own, and what was typed stays in a form that is no longer on the page.
 */

interface Noted {
  readonly forms: readonly HTMLFormElement[];
  focused: Element | undefined;
}

const noted = new Map<Element, Noted>();

/** Notes the forms in an element that React is about to hydrate; the returned function ends that, once React has joined. */
export function noteForms(container: Element): () => void {
  const root = container.getRootNode() as Document | ShadowRoot;
  const note: Noted = {
    forms: [...container.querySelectorAll("form")],
    focused: root.activeElement ?? undefined,
  };
  const focus = ({ target }: Event) => {
    note.focused = target instanceof Element ? target : undefined;
  };
  // What is taken out of the page with its form has not been left by the visitor.
  const leave = ({ target }: Event) =>
    queueMicrotask(() => {
      if (target === note.focused && note.focused?.isConnected) note.focused = undefined;
    });
  noted.set(container, note);
  container.addEventListener("focusin", focus, true);
  container.addEventListener("focusout", leave, true);
  return () => {
    noted.delete(container);
    container.removeEventListener("focusin", focus, true);
    container.removeEventListener("focusout", leave, true);
  };
}

/** Brings what was typed into a noted form to the one that React has put into its place, and the focus with its caret. */
export function takeOverTyped(form: HTMLFormElement): void {
  for (const [container, { forms, focused }] of noted) {
    const old = forms.find(({ name, isConnected }) => name === form.name && !isConnected);
    if (!old || !container.contains(form)) continue;
    for (const control of old.elements) {
      const twin = isTextual(control) && form.elements.namedItem(control.name);
      if (!twin || !isTextual(twin)) continue;
      if (control.value !== "") twin.value = control.value;
      if (control === focused) focusLike(twin, control);
    }
  }
}

type Textual = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isTextual(control: unknown): control is Textual {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  );
}

function focusLike(control: Textual, old: Textual): void {
  control.focus({ preventScroll: true });
  if (control instanceof HTMLSelectElement || old instanceof HTMLSelectElement) return;
  // An address or a number does not tell where its caret is.
  if (old.selectionStart !== null) control.setSelectionRange(old.selectionStart, old.selectionEnd);
}
