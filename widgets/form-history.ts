import type { FormHistory } from "./renderer.ts";

/** Keeps answers in form-associated state; in browsers without it they do not outlive the page. */
export function formHistory(element: HTMLElement): FormHistory {
  const internals = (element as Partial<HTMLElement>).attachInternals?.();
  return { keep: (answers) => internals?.setFormValue(null, answers) };
}
