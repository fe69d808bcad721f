import { type DraftStore, isFormDraft } from "#forms/use-draft.ts";
import { type ElementAttributes, readSettings } from "./element-settings.ts";
import type { FormHistory, MountPoint } from "./renderer.ts";
import { sourceOf } from "./source.ts";

/** The properties of an element's form that follow from where it stands and from its attributes. */
export function placedForm({ root, folder, emit, attributes, initialQuery, history }: MountPoint) {
  const read = (attributes: ElementAttributes) => readSettings(attributes, folder, document.baseURI);
  let settings = read(attributes);
  const fixed = {
    emit,
    source: () => sourceOf(location, initialQuery, root.host.localName, settings),
    draftStore: draftIn(history),
  };
  return {
    update(next: ElementAttributes): void {
      settings = read(next);
    },
    props: () => ({ ...fixed, settings }),
  };
}

/** Keeps the answers as the browser keeps those of a plain `<input>`, with the key of a send whose outcome is not known. */
function draftIn(history: FormHistory): DraftStore {
  return {
    load() {
      const draft: unknown = JSON.parse(history.restored ?? "null");
      return isFormDraft(draft) ? draft : undefined;
    },
    save: (draft) => history.keep(draft ? JSON.stringify(draft) : null),
  };
}
