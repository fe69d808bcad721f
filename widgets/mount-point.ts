import type { Emit } from "./define.ts";
import {
  type PlacedAttributes,
  type RawAttributes,
  readSettings,
  type Settings,
} from "./element-settings.ts";

/** Place of React in an element, and what it is given of it. */
export interface MountPoint {
  readonly root: ShadowRoot;
  /** Container in which React renders, inside the root. */
  readonly wrapper: HTMLElement;
  /** Replaces the style sheet that served until now. */
  readonly replaceSheet: (css: string) => void;
  /** With the language of what is pre-rendered. */
  readonly attributes: PlacedAttributes;
  /** The folder of our files; absent where a bundled element only knows its API. */
  readonly base: string | undefined;
  /** The query of the page when the element's script ran. */
  readonly initialQuery: string;
  readonly emit: Emit;
}

/** A form or an overlay in which React runs. */
export interface ReactView {
  update(attributes: PlacedAttributes): void;
  reset(): void;
}

export const settingsOf = (attributes: RawAttributes, base: string | undefined): Settings =>
  readSettings(attributes, base, document.baseURI);
