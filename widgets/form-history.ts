import { type FormDraft, isFormDraft } from "#forms/form-draft.ts";
import { known } from "#forms/sending/known.ts";
import type { FormHistory } from "./renderer.ts";

/**
 * Keeps a draft as a browser keeps the value of an `<input>`. Where elements have no form-associated state,
 * answers do not outlive the page.
 */
export function keepDraft(host: Element, history: FormHistory, draft: FormDraft | undefined): void {
  history.draft = draft;
  history.internals ??= known(() => (host as HTMLElement).attachInternals());
  known(() => history.internals?.setFormValue(null, draft ? JSON.stringify(draft) : null));
}

/** Takes over what the browser kept; it keeps it once more, because the visitor may leave again at once. */
export function restoreDraft(host: Element, history: FormHistory, state: string): void {
  const draft: unknown = JSON.parse(state);
  if (isFormDraft(draft)) keepDraft(host, history, draft);
}
