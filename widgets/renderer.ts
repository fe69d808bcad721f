import type { ElementAttributes } from "./element-settings.ts";

export type Emit = (event: string, detail?: Readonly<Record<string, string>>) => void;

export interface MountedElement {
  update(attributes: ElementAttributes): void;
  reset(): void;
  focus(options?: FocusOptions): void;
  open?(opener?: unknown): void;
  close?(): void;
  /** The element left its document and did not come back at once, or came back. */
  connectionChanged?(connected: boolean): void;
}

export interface Renderer {
  /** Fetches what an element's language needs before it can show; nothing where it is there. Never fails. */
  prepare?(host: Element, folder: string | undefined): Promise<void> | undefined;
  /** Mounts an element in its empty shadow root; called once in its life. */
  mount(mountPoint: MountPoint): MountedElement;
}

/**
 * Answers that the browser itself keeps with the page's entry in its history, as it does those of an
 * `<input>`.
 */
export interface FormHistory {
  /** As the browser gave them back; absent: nobody came back to them. */
  restored?: string;
  keep(answers: string | null): void;
}

export interface MountPoint {
  readonly root: ShadowRoot;
  readonly emit: Emit;
  /** The folder of our files; absent where a bundled element only knows its API. */
  readonly folder: string | undefined;
  readonly history: FormHistory;
  /** The query that the visitor came with: many pages tidy their address soon afterwards. */
  readonly initialQuery: string;
  /**
   * Makes an element of the same name that shows nothing of its own; `onGone` is called when it is taken out.
   */
  makeShell(onGone: () => void): HTMLElement;
}

/** Place of React in an element, and what it is given of it. */
export interface ReactMountPoint extends MountPoint {
  readonly wrapper: HTMLElement;
  /** With the language of what is pre-rendered. */
  readonly attributes: ElementAttributes;
}

export type ReactView = Pick<MountedElement, "update" | "reset">;

/** Puts React into a pre-rendered form; `replaceSheet` replaces the style sheet that served until now. */
export type Hydrate = (
  mountPoint: ReactMountPoint,
  replaceSheet: (css: string) => void,
) => Promise<ReactView>;
