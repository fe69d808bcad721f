import { isFormDraft } from "#forms/form-draft.ts";
import { known } from "#forms/sending/known.ts";
import type { DraftStore } from "#forms/use-draft.ts";
import { type ElementAttributes, readSettings } from "./element-settings.ts";
import type { FormHistory, ReactMountPoint } from "./renderer.ts";
import { sourceOf } from "./source.ts";

/** The React props of an element's form, from its mount point and attributes. */
export function formProps({ root, folder, emit, attributes, initialQuery, history }: ReactMountPoint) {
  const read = (attributes: ElementAttributes) => readSettings(attributes, folder, document.baseURI);
  let settings = read(attributes);
  const fixed = {
    emit,
    source: () => sourceOf(location, initialQuery, root.host.localName, settings),
    draftStore: draftIn(root.host as HTMLElement, history),
  };
  return {
    update(next: ElementAttributes) {
      settings = read(next);
    },
    current: () => ({ ...fixed, settings }),
  };
}

/**
 * Stores a draft, with the key of a send without a known outcome, as a browser restores the value of an
 * `<input>`.
 */
function draftIn(element: HTMLElement, history: FormHistory): DraftStore {
  // Without them the answers do not outlive the page.
  history.internals ??= known(() => element.attachInternals());
  return {
    load() {
      const draft: unknown = JSON.parse(history.restored ?? "null");
      return isFormDraft(draft) ? draft : undefined;
    },
    save: (draft) =>
      void known(() => history.internals?.setFormValue(null, draft ? JSON.stringify(draft) : null)),
  };
}
