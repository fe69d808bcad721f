import { type ElementAttributes, readSettings } from "./element-settings.ts";
import type { ReactMountPoint } from "./renderer.ts";
import { sourceOf } from "./source.ts";

/** The React props of an element's form, from its mount point and attributes. */
export function formProps({ root, folder, emit, attributes, initialQuery, history }: ReactMountPoint) {
  const read = (attributes: ElementAttributes) => readSettings(attributes, folder, document.baseURI);
  let settings = read(attributes);
  const fixed = {
    emit,
    source: () => sourceOf(location, initialQuery, root.host.localName, settings),
    draftStore: history,
  };
  return {
    update(next: ElementAttributes) {
      settings = read(next);
    },
    current: () => ({ ...fixed, settings }),
  };
}
