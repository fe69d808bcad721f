import type { ElementAttributes } from "./element-settings.ts";
import type { FormHistory } from "./form-history.ts";

export type Emit = (event: string, detail?: Readonly<Record<string, string>>) => void;

export interface MountedElement {
  update(attributes: ElementAttributes): void;
  reset?(): void;
  focus?(options?: FocusOptions): void;
  open?(opener?: unknown): void;
  close?(): void;
  /** Called when the element has left its document for good, or has returned. */
  connectionChanged?(connected: boolean): void;
}

export interface Renderer {
  /**
   * Fetches what an element's language needs before it can show; undefined if already loaded. Never fails.
   */
  prepare(host: Element, folder: string | undefined): Promise<void> | undefined;
  /** Mounts an element in its empty shadow root, once in its life. */
  mount(mountPoint: MountPoint): MountedElement;
}

export interface MountPoint {
  root: ShadowRoot;
  emit: Emit;
  /** The folder of our files; absent if a bundled element only knows its API. */
  folder: string | undefined;
  history: FormHistory;
  /** The query with which the visitor arrived: many pages change their address soon afterwards. */
  initialQuery: string;
  /** Makes an empty element of the same name; `onGone` is called when it is removed. */
  makeShell(onGone: () => void): HTMLElement;
}

/** What React gets from its element. */
export interface ReactMountPoint extends MountPoint {
  wrapper: HTMLElement;
  /** With the language of the pre-rendered form. */
  attributes: ElementAttributes;
}

export type ReactView = Required<Pick<MountedElement, "update" | "reset">>;

/** Puts React into a pre-rendered form; `replaceSheet` replaces the first style sheet. */
export type Hydrate = (
  mountPoint: ReactMountPoint,
  replaceSheet: (css: string) => void,
) => Promise<ReactView>;
