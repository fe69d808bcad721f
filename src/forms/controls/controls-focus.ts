import { type FormDefinition, fieldsOf } from "#lead/field.ts";

export function findControl(element: HTMLFormElement | null, name: string) {
  return element?.elements.namedItem(name) as
    | HTMLInputElement
    | HTMLSelectElement
    | HTMLTextAreaElement
    | null
    | undefined;
}

export function controlsFocus(form: FormDefinition, element: () => HTMLFormElement | null) {
  const find = (name: string) => findControl(element(), name);
  const focusSend = () =>
    element()?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
  return {
    focus(name: string) {
      const control = find(name);
      control?.focus({ preventScroll: true });
      control?.closest(".visa-field")?.scrollIntoView({ block: "nearest" });
    },
    focusSend,
    /** Moves the focus from an offer that a send's result takes away. */
    leaveOutcome() {
      if (element()?.querySelector(".visa-outcome .visa-offer:focus")) focusSend();
    },
    hasFocus: () => element()?.matches(":focus-within") ?? false,
    focusAfter(name: string) {
      const names = fieldsOf(form).map((field) => field.name);
      const next = names.slice(names.indexOf(name) + 1).find(find);
      if (next) find(next)?.focus();
    },
    showResult() {
      const refused = element()?.querySelector(".visa-error, .visa-notice");
      // Where the window is too low for all of it, the reference is what must be seen.
      const parts = refused
        ? [refused]
        : (element()?.querySelectorAll(".visa-outcome, .visa-reference") ?? []);
      for (const part of parts) part.scrollIntoView({ block: "nearest" });
    },
    /** After a form has folded: scrolls to its reference, which takes the focus of what is hidden now. */
    showSent() {
      const sent = element()?.querySelector<HTMLElement>(".visa-outcome");
      if (element()?.matches(":focus-within")) sent?.focus({ preventScroll: true });
      sent?.scrollIntoView({ block: "nearest" });
    },
    /** As the platform's delegatesFocus: a visitor who is in the form already is not moved. */
    focusFirst(refused = "") {
      const first = fieldsOf(form)[0]?.name ?? "";
      if (!element()?.matches(":focus-within")) (find(refused) ?? find(first))?.focus();
    },
  };
}
