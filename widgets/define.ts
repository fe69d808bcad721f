import { selfContained } from "virtual:entry";
import r2wc from "@r2wc/core";
import { followPage, followScheme } from "./color-scheme.ts";
import type { Tag } from "./element-api.ts";
import { apiBase, type ElementAttributes, isOn, properties } from "./element-settings.ts";
import { languageAt } from "./language.ts";
import type { Emit, FormHistory, MountedElement, Renderer } from "./renderer.ts";
import { replaceLinks } from "./replace-links.ts";
import { type Heights, reserve } from "./reserved-height.ts";
import { folderAt, missingFolder, searching } from "./script-folder.ts";

/** Makes the element show its attributes, mounted first where it is not. */
const show = Symbol();
const mount = Symbol();

interface R2wcElement extends HTMLElement {
  connectedCallback(): void;
  [show](): void;
}

const hostOf = (container: Node) => (container as ShadowRoot).host as R2wcElement;

// The component that r2wc would hand to its renderer: what an element shows is its own affair, and React comes later.
const BaseElement = r2wc<Record<string, unknown>, R2wcElement>(
  () => null,
  { shadow: "open", props: [...properties] },
  {
    mount(container) {
      hostOf(container)[show]();
      return hostOf(container);
    },
    update: (element) => element[show](),
    unmount() {},
  },
) as (new () => R2wcElement) & { readonly observedAttributes: readonly string[] };

const initialQuery = location.search;
/** True while a definition takes over the elements that the page shows already. */
let upgrading = false;
let toldOfFolder = false;

abstract class VisaElement extends BaseElement {
  static readonly formAssociated = true;
  static override readonly observedAttributes = [...BaseElement.observedAttributes, "test", "data-base"];
  abstract readonly renderer: Renderer;
  abstract readonly heights: Heights | undefined;
  #mounted: MountedElement | undefined;
  #ready = false;
  #fulfil = () => {};
  readonly #whenReady = new Promise<void>((resolve) => {
    this.#fulfil = resolve;
  });
  /** It cannot work, because its script does not know where it came from. */
  #refused = false;
  readonly #root = this.shadowRoot as ShadowRoot;
  readonly #internals = (this as Partial<HTMLElement>).attachInternals?.();
  readonly #history: FormHistory = { keep: (answers) => this.#internals?.setFormValue(null, answers) };

  get test(): boolean {
    return isOn(this.getAttribute("test"));
  }

  set test(on: boolean) {
    this.toggleAttribute("test", Boolean(on));
  }

  get ready(): boolean {
    return this.#ready;
  }

  get whenReady(): Promise<void> {
    return this.#whenReady;
  }

  override connectedCallback(): void {
    // Properties set before the definition arrived hide the accessors.
    for (const name of [...properties, "test"]) {
      const early = Object.getOwnPropertyDescriptor(this, name);
      if (early && delete this[name as keyof this]) Reflect.set(this, name, early.value);
    }
    if (this.#mounted) {
      this.#mounted.connectionChanged?.(true);
      followScheme(this.#root, true);
      followPage(this.#root);
      super.connectedCallback();
    }
    // The page that already shows the element is laid out in this same task: two shorter ones hold up less. A later
    // element is mounted at once, so that nothing moves.
    else if (upgrading) {
      showFallback(this.#root);
      if (this.heights) reserve(this, this.heights);
      setTimeout(() => this[mount]());
    } else this[mount]();
  }

  // Nothing unmounts: the form lives as long as its element, so answers survive being moved or taken out and
  // a send is not given up. An element that nobody holds is collected together with its form.
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected || !this.#mounted) return;
      this.#mounted.connectionChanged?.(false);
      followScheme(this.#root, false);
    });
  }

  // Lets moveBefore() keep everything in place.
  connectedMoveCallback(): void {}

  attributeChangedCallback(name: string, _old?: string | null, value?: string | null): void {
    const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    // r2wc itself takes no notice of an attribute that is empty or gone.
    const isText = properties.some((name) => name === property);
    if (isText && value !== undefined && !Object.hasOwn(this, property))
      Reflect.set(this, property, value ?? undefined);
    if (this.#refused) this[mount]();
    if (!this.#mounted) return;
    super.connectedCallback();
    followPage(this.#root);
  }

  formStateRestoreCallback(state: unknown): void {
    if (typeof state !== "string") return;
    this.#history.restored = state;
    if (this.#mounted) super.connectedCallback();
  }

  override [show](): void {
    if (this.#mounted) this.#mounted.update(this.#attributes());
    else this.#mountNow();
  }

  /** Mounts once folder and language are there; without a folder the fallback stays. */
  [mount](): MountedElement | undefined {
    if (!this.isConnected || this.#mounted) return this.#mounted;
    const folder = folderAt(this);
    // A script that carries everything needs to know nothing but where the leads go.
    if (folder || (selfContained && apiBase(this.getAttribute("api"), document.baseURI))) {
      const preparing = this.renderer.prepare?.(this, folder);
      if (preparing) {
        showFallback(this.#root);
        preparing.then(() => this[mount]());
      } else super.connectedCallback();
      return this.#mounted;
    }
    showFallback(this.#root);
    if (!searching || this.#refused) this.#refuse();
    else searching.then(() => (folderAt(this) ? this[mount]() : this.#refuse()));
    return undefined;
  }

  #refuse(): void {
    if (!toldOfFolder) console.error(`<${this.localName}> ${missingFolder}`);
    toldOfFolder = true;
    this.#refused = true;
  }

  #mountNow(): void {
    const root = this.#root;
    const attributes = this.#attributes();
    const emit: Emit = (event, detail) =>
      this.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true, detail }));
    root.adoptedStyleSheets = [];
    // The content of the tag stays in sight should anything below fail.
    const fallback = showFallback(root);
    const place = {
      root,
      emit,
      folder: folderAt(this),
      history: this.#history,
      initialQuery,
      makeShell: (onGone: () => void) => this.#shell(onGone),
    };
    this.#mounted = this.renderer.mount(place);
    this.#mounted.update(attributes);
    followScheme(root, true);
    fallback.remove();
    // A task later, so that whoever has just created the element can listen first.
    setTimeout(() => {
      this.#ready = true;
      this.#fulfil();
      emit("visa-ready");
    });
  }

  #shell(onGone: () => void): HTMLElement {
    const shell = document.createElement(this.localName) as VisaElement;
    const nothing = () => {};
    const connectionChanged = (connected: boolean) => connected || onGone();
    shell.#mounted = { update: nothing, reset: nothing, focus: nothing, connectionChanged };
    shell.#root.adoptedStyleSheets = [];
    return shell;
  }

  #attributes(): ElementAttributes {
    const texts = properties.map((name) => [name, Reflect.get(this, name)]);
    return { ...Object.fromEntries(texts), test: this.test, language: languageAt(this) };
  }
}

/**
 * Registers an element; where the name is taken, the first definition stays. An element that the page already shows keeps
 * the room of its `heights` until it is mounted.
 */
export function define(
  tag: Tag,
  renderer: Renderer,
  methods: readonly ("reset" | "focus" | "open" | "close")[],
  heights?: Heights,
): void {
  if (customElements.get(tag)) return;
  class Defined extends VisaElement {
    readonly renderer = renderer;
    readonly heights = heights;
  }
  for (const method of methods) {
    Object.assign(Defined.prototype, {
      [method](this: Defined, options?: FocusOptions) {
        this[mount]()?.[method]?.(options);
      },
    });
  }
  upgrading = true;
  customElements.define(tag, Defined);
  upgrading = false;
  replaceLinks(tag);
}

function showFallback(root: ShadowRoot): HTMLSlotElement {
  const slot = document.createElement("slot");
  root.replaceChildren(slot);
  return slot;
}
