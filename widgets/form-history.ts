import type { FormHistory } from "./renderer.ts";

/** Form-associated state. A polyfill of it may throw; then the answers do not outlive the page. */
export function formHistory(element: HTMLElement): FormHistory {
  const internals = attempt(() => (element as Partial<HTMLElement>).attachInternals?.());
  return { keep: (answers) => attempt(() => internals?.setFormValue(null, answers)) };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
