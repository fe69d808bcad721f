import { known } from "#forms/sending/known.ts";
import type { FormHistory } from "./renderer.ts";

/** Keeps answers in form-associated state; in browsers without it they do not outlive the page. */
export function formHistory(element: HTMLElement): FormHistory {
  const internals = known(() => element.attachInternals());
  return { keep: (answers) => void known(() => internals?.setFormValue(null, answers)) };
}
