import { selfContained } from "virtual:entry";
import r2wc from "@r2wc/react-to-web-component";
import { connected, followPage, followScheme } from "./color-scheme.ts";
import type { Tag } from "./element-api.ts";
import { apiBase, type ElementAttributes, isOn, properties, propertyOf } from "./element-settings.ts";
import { formHistory } from "./form-history.ts";
import { languageAt } from "./language.ts";
import { render } from "./react-later.ts";
import type { Emit, MountedElement, Renderer } from "./renderer.ts";
import { replaceLinks } from "./replace-links.ts";
import { folderAt, missingFolder, searching } from "./script-folder.ts";
import { append } from "./shadow-root.ts";
import { prepareSpecial, special } from "./special-pages.ts";

const mount = Symbol();

/** Reflects properties as attributes. Its component renders nothing, because React is fetched later. */
const R2wcElement = r2wc(() => null, { shadow: "open", props: [...properties] }) as R2wcClass;

/** What r2wc's types omit. */
type R2wcClass = (new () => HTMLElement &
  Omit<ElementAttributes, "test" | "language"> & { connectedCallback(): void }) & {
  observedAttributes: readonly string[];
};

const initialQuery = location.search;
/** True while a definition upgrades elements that are already on the page. */
let upgrading = false;
let folderReported = false;

abstract class VisaElement extends R2wcElement {
  static readonly formAssociated = true;
  static override readonly observedAttributes = [...R2wcElement.observedAttributes, "test", "data-base"];
  abstract readonly renderer: Renderer;
  abstract readonly reserve: Reserve | undefined;
  #mounted: MountedElement | undefined;
  declare reset: () => void;
  ready = false;
  #resolveReady!: () => void;
  readonly whenReady = new Promise<void>((resolve) => {
    this.#resolveReady = resolve;
  });
  /** The element does not know its own address, so it cannot work. */
  #refused = false;
  readonly #root = this.shadowRoot as ShadowRoot;
  readonly #history = formHistory(this);

  get test() {
    return isOn(this.getAttribute("test"));
  }

  set test(on: boolean) {
    this.toggleAttribute("test", Boolean(on));
  }

  override connectedCallback() {
    // Properties set before the definition hide the accessors.
    const element = this as object as Record<string, unknown>;
    for (const name of [...properties, "test"]) {
      if (Object.hasOwn(element, name)) {
        const early = element[name];
        delete element[name];
        element[name] = early;
      }
    }
    if (this.#mounted) {
      this.#mounted.connectionChanged?.(true);
      followScheme(this.#root);
      this.attributeChangedCallback("");
    }
    // The browser lays out a page that already has the element in this task, so mount in the next one: two
    // short tasks block less than a long one. An element that is added later is mounted at once, so that
    // nothing moves.
    else if (upgrading) {
      showFallback(this.#root);
      setTimeout(() => this[mount](), this.reserve?.(this));
    } else this[mount]();
  }

  // Nothing unmounts: answers survive a move or a removal, and a send continues. An element without
  // references is collected together with its form.
  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#mounted?.connectionChanged?.(false);
      connected.delete(this.#root);
    });
  }

  // Without it, moveBefore() would call the two callbacks above.
  connectedMoveCallback() {}

  attributeChangedCallback(name: string, _old?: string | null, value?: string | null) {
    const property = properties.find((one) => one === propertyOf(name));
    // r2wc ignores an attribute that is empty or removed.
    if (property && value !== undefined && !Object.hasOwn(this, property))
      this[property] = value ?? undefined;
    if (this.#refused) this[mount]();
    if (!this.#mounted) return;
    super.connectedCallback();
    followPage(this.#root);
  }

  formStateRestoreCallback(state: string) {
    // Again, because the visitor may leave before the form has loaded.
    this.#history.save(JSON.parse(state));
    this.attributeChangedCallback("");
  }

  /** The page has reset a form around the element. */
  formResetCallback() {
    this.reset();
  }

  [render]() {
    if (this.#mounted) this.#mounted.update(this.#attributes());
    else this.#mountNow();
  }

  /** Mounts once the folder and the language are known; without a folder the fallback stays. */
  [mount](): MountedElement | undefined {
    if (!this.isConnected || this.#mounted) return this.#mounted;
    const folder = folderAt(this);
    // A self-contained script only needs the address of the API.
    const isComplete = folder || (selfContained && apiBase(this.getAttribute("api"), document.baseURI));
    const pending = isComplete ? [this.renderer.prepare(this, folder), prepareSpecial(this)] : [searching];
    if (pending.some(Boolean)) {
      showFallback(this.#root);
      Promise.all(pending).then(() => this[mount]());
    } else if (isComplete) super.connectedCallback();
    else this.#refuse();
    return this.#mounted;
  }

  #refuse() {
    showFallback(this.#root);
    // Without the room that a form would need.
    this.#root.adoptedStyleSheets = [];
    if (!folderReported) console.error(`<${this.localName}> ${missingFolder}`);
    folderReported = true;
    this.#refused = true;
  }

  #mountNow() {
    const root = this.#root;
    const emit: Emit = (event, detail) =>
      this.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true, detail }));
    root.adoptedStyleSheets = [];
    // If anything below throws, the fallback remains visible.
    const fallback = showFallback(root);
    this.#mounted = this.renderer.mount({
      root,
      emit,
      folder: folderAt(this),
      history: this.#history,
      initialQuery,
      makeShell: (onGone) => this.#makeShell(onGone),
    });
    this[render]();
    followScheme(root);
    fallback.remove();
    this.#keepPage();
    // In a later task, so that code which has just created the element can add its listeners.
    setTimeout(() => {
      this.ready = true;
      this.#resolveReady();
      emit("visa-ready");
    });
  }

  /** The parser may still be adding the rest of the page to an unclosed tag. */
  #keepPage() {
    const show = () => special?.showPage?.(this, this.#root);
    show();
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", async () => {
        await prepareSpecial(this);
        show();
      });
  }

  #makeShell(onGone: () => void): HTMLElement {
    const shell = document.createElement(this.localName) as VisaElement;
    shell.#mounted = { update() {}, connectionChanged: (connected) => connected || onGone() };
    return shell;
  }

  #attributes(): ElementAttributes {
    const attributes: ElementAttributes = { test: this.test, language: languageAt(this) };
    for (const name of properties) attributes[name] = this[name];
    return attributes;
  }
}

/** Keeps the height of what an element will show; returns the milliseconds for which that must be seen. */
type Reserve = (element: HTMLElement) => number;

/** Registers an element, unless the name is taken. Elements already on the page `reserve` until mounted. */
export function define(
  tag: Tag,
  renderer: Renderer,
  methods: readonly ("reset" | "focus" | "open" | "close")[],
  reserve?: Reserve,
): void {
  if (customElements.get(tag)) return;
  class Defined extends VisaElement {
    readonly renderer = renderer;
    readonly reserve = reserve;
  }
  for (const method of methods) {
    Object.assign(Defined.prototype, {
      [method](this: Defined & MountedElement, options?: FocusOptions) {
        const mounted = this[mount]();
        if (mounted) mounted[method]?.(options);
        else if (this.isConnected) this.whenReady.then(() => this[method]?.(options));
      },
    });
  }
  upgrading = true;
  customElements.define(tag, Defined);
  upgrading = false;
  replaceLinks(tag);
}

function showFallback(root: ShadowRoot): HTMLSlotElement {
  root.replaceChildren();
  return append(root, "slot");
}
