import { type Form, fieldsOf } from "#lead/field.ts";
import { type Typed, unreadableNumber } from "./payload.ts";

export type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a question, if it is on the page. */
export function controlOf(element: HTMLFormElement, name: string): ControlElement | undefined {
  const found = element.elements.namedItem(name);
  return found instanceof HTMLInputElement ||
    found instanceof HTMLSelectElement ||
    found instanceof HTMLTextAreaElement
    ? found
    : undefined;
}

/** The country that is chosen beside a phone number. */
export function countryOf(element: HTMLFormElement | null, name: string): string {
  return (element && controlOf(element, `${name}Country`)?.value) ?? "";
}

/** What stands in the controls now. */
export function readControls(element: HTMLFormElement, form: Form): Typed {
  return Object.fromEntries(
    fieldsOf(form).flatMap(({ name }) => {
      const control = controlOf(element, name);
      return control ? [[name, control.validity.badInput ? unreadableNumber : control.value]] : [];
    }),
  );
}

/** Puts answers into the controls that are still unanswered. */
export function fillControls(element: HTMLFormElement, form: Form, typed: Typed): void {
  for (const { name, placeholder } of fieldsOf(form)) {
    const control = controlOf(element, name);
    const answer = typed[name];
    if (control && answer && (control.value === "" || control.value === placeholder)) control.value = answer;
  }
}

/** Moves the focus to a question and shows all of it, clear of what sticks to the window's edge. */
export function focusControl(element: HTMLFormElement, name: string): void {
  const control = controlOf(element, name);
  control?.focus({ preventScroll: true });
  control?.closest(".visa-field")?.scrollIntoView({ block: "nearest" });
}
