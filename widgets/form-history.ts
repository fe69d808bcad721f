import type { FormDraft } from "#forms/form-draft.ts";

export type FormHistory = ReturnType<typeof formHistory>;

/**
 * Keeps a form's draft as a browser keeps the value of an `<input>`, with the key of a send without a known
 * outcome; where elements have no form-associated state, not at all.
 */
export function formHistory(host: HTMLElement) {
  let internals: ElementInternals | undefined;
  let draft: FormDraft | undefined;
  return {
    load: () => draft,
    save(next?: FormDraft) {
      draft = next;
      try {
        internals ??= host.attachInternals();
        internals.setFormValue(null, JSON.stringify(next));
      } catch {
        // Answers do not outlive the page.
      }
    },
  };
}
