import type { Emit } from "./define.ts";
import { type RawAttributes, readSettings, type Settings } from "./element-api.ts";

/** What React is given of the element it joins. */
export interface Place {
  readonly root: ShadowRoot;
  /** Where React renders, inside the root. */
  readonly wrapper: HTMLElement;
  /** Takes a sheet in the place of the one that served until now. */
  readonly wear: (css: string) => void;
  readonly attributes: RawAttributes;
  /** The query of the page when the element's script ran. */
  readonly landing: string;
  readonly emit: Emit;
}

/** A form or an overlay in which React runs. */
export interface Live {
  update(attributes: RawAttributes): void;
  reset(): void;
}

export const settingsOf = (attributes: RawAttributes): Settings =>
  readSettings(attributes, import.meta.url, document.baseURI);
