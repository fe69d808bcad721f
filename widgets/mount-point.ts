import type { ElementAttributes } from "./element-settings.ts";
import type { ElementPlace } from "./renderer.ts";

/** Place of React in an element, and what it is given of it. */
export interface MountPoint extends ElementPlace {
  /** Container in which React renders, inside the root. */
  readonly wrapper: HTMLElement;
  /** With the language of what is pre-rendered. */
  readonly attributes: ElementAttributes;
  /** The query of the page when the element's script ran. */
  readonly initialQuery: string;
}

/** A form or an overlay in which React runs. */
export interface ReactView {
  update(attributes: ElementAttributes): void;
  reset(): void;
}

/** Puts React into a pre-rendered form; `replaceSheet` replaces the style sheet that served until now. */
export type Hydrate = (mountPoint: MountPoint, replaceSheet: (css: string) => void) => Promise<ReactView>;
