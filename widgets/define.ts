import { selfContained } from "virtual:entry";
import r2wc from "@r2wc/core";
import { followScheme, showScheme } from "./color-scheme.ts";
import type { Tag } from "./element-api.ts";
import { apiBase, exampleCode, properties, type RawAttributes } from "./element-settings.ts";
import { replaceLinks } from "./replace-links.ts";
import { folderAt, missingFolder, searching } from "./script-folder.ts";

/** Tells an element's page of an event. */
export type Emit = (event: string, detail?: Readonly<Record<string, string>>) => void;

/** An element that has been mounted. */
export interface MountedElement {
  update(attributes: RawAttributes): void;
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
  mount(place: ElementPlace): MountedElement;
}

export interface ElementPlace {
  readonly root: ShadowRoot;
  readonly emit: Emit;
  /** The folder of our files; absent where a bundled element only knows its API. */
  readonly folder: string | undefined;
}

type Props = Record<(typeof properties)[number], string> & { container?: HTMLElement };
/** The class as r2wc makes it. Connected once more it hands its attributes to the renderer's `update`. */
interface ReactElement extends HTMLElement {
  connectedCallback(): void;
}
type ReactElementClass = { new (): ReactElement; readonly observedAttributes: readonly string[] };
type Method = "reset" | "focus" | "open" | "close";

const mountedElements = new WeakMap<Element, MountedElement>();

class Readiness {
  ready = false;
  fulfil = () => {};
  readonly promise = new Promise<void>((resolve) => {
    this.fulfil = () => {
      this.ready = true;
      resolve();
    };
  });
}
const readiness = new WeakMap<Element, Readiness>();

function readinessOf(element: Element): Readiness {
  const known = readiness.get(element) ?? new Readiness();
  readiness.set(element, known);
  return known;
}

/** Elements that cannot work, because their script does not know where it came from. */
const refused = new Set<Element>();
/** True while a definition takes over the elements that the page shows already. */
let upgrading = false;
let toldOfExample = false;

/**
 * Registers an element; where the name is taken, the first definition stays. This module alone knows r2wc. `reserve` keeps
 * the height of an element that the page already shows, until it is mounted.
 */
export function define(
  tag: Tag,
  renderer: Renderer,
  methods: readonly Method[],
  reserve?: (element: HTMLElement) => void,
): void {
  if (customElements.get(tag)) return;
  const reactElement = reactElementOf(renderer);
  const render = (element: HTMLElement) => reactElement.prototype.connectedCallback.call(element);
  const mount = (element: HTMLElement) => mountOnce(element, tag, renderer, render);
  const visaElement = elementClass(reactElement, mount, render, reserve);
  for (const method of methods) {
    Object.assign(visaElement.prototype, {
      [method](this: HTMLElement, options?: FocusOptions) {
        mount(this);
        mountedElements.get(this)?.[method]?.(options);
      },
    });
  }
  upgrading = true;
  customElements.define(tag, visaElement);
  upgrading = false;
  replaceLinks(tag);
}

function reactElementOf(renderer: Renderer): ReactElementClass {
  return r2wc<Props, MountedElement>(
    // r2wc hands its component to the renderer unseen, so React can arrive later than the element.
    renderer as unknown as Parameters<typeof r2wc<Props, MountedElement>>[0],
    { shadow: "open", props: [...properties] },
    {
      mount(container, _, props) {
        const root = container as unknown as ShadowRoot;
        const emit: Emit = (event, detail) =>
          root.host.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true, detail }));
        root.adoptedStyleSheets = [];
        if (props.partner === exampleCode && !root.host.hasAttribute("test") && !toldOfExample) {
          toldOfExample = true;
          console.info(`partner="${exampleCode}" is an example and counts for nobody.`);
        }
        // The content of the tag stays in sight should anything below fail.
        const fallback = showFallback(root);
        const mounted = renderer.mount({ root, emit, folder: folderAt(root.host as HTMLElement) });
        mountedElements.set(root.host, mounted);
        mounted.update(rawAttributes(props));
        followScheme(root, true);
        fallback.remove();
        // A task later, so that whoever has just created the element can listen first.
        setTimeout(() => {
          readinessOf(root.host).fulfil();
          emit("visa-ready");
        });
        return mounted;
      },
      update: (mounted, props) => mounted.update(rawAttributes(props)),
      unmount() {},
    },
  ) as unknown as ReactElementClass;
}

/** The attributes as r2wc holds them, with the one that it would read differently: it is set by being there. */
function rawAttributes(props: Props): RawAttributes {
  const { host } = props.container as unknown as ShadowRoot;
  return { ...props, test: host.hasAttribute("test") };
}

function showFallback(root: ShadowRoot): HTMLSlotElement {
  const slot = document.createElement("slot");
  root.replaceChildren(slot);
  return slot;
}

/** Mounts an element once its folder and its language are there; without a folder it keeps its fallback. */
function mountOnce(
  element: HTMLElement,
  tag: Tag,
  renderer: Renderer,
  render: (element: HTMLElement) => void,
): void {
  if (!element.isConnected || mountedElements.has(element)) return;
  const root = element.shadowRoot as ShadowRoot;
  const folder = folderAt(element);
  // A script that carries everything needs to know nothing but where the leads go.
  if (folder || (selfContained && apiBase(element.getAttribute("api"), document.baseURI))) {
    const preparing = renderer.prepare?.(element, folder);
    if (preparing) {
      showFallback(root);
      preparing.then(() => mountOnce(element, tag, renderer, render));
    } else render(element);
    return;
  }
  showFallback(root);
  const refuse = () => {
    if (refused.size === 0) console.error(`<${tag}> ${missingFolder}`);
    refused.add(element);
  };
  if (!searching || refused.has(element)) refuse();
  else searching.then(() => (folderAt(element) ? mountOnce(element, tag, renderer, render) : refuse()));
}

function elementClass(
  reactElement: ReactElementClass,
  mount: (element: HTMLElement) => void,
  render: (element: HTMLElement) => void,
  reserve: ((element: HTMLElement) => void) | undefined,
) {
  return class extends reactElement {
    static override readonly observedAttributes = [...reactElement.observedAttributes, "test", "data-base"];

    get test(): boolean {
      return this.hasAttribute("test");
    }

    set test(on: boolean) {
      this.toggleAttribute("test", Boolean(on));
    }

    get ready(): boolean {
      return readinessOf(this).ready;
    }

    get whenReady(): Promise<void> {
      return readinessOf(this).promise;
    }

    override connectedCallback(): void {
      // Properties set before the definition arrived hide the accessors.
      for (const name of [...properties, "test"]) {
        const early = Object.getOwnPropertyDescriptor(this, name);
        if (early && delete this[name as keyof this]) Reflect.set(this, name, early.value);
      }
      const mounted = mountedElements.get(this);
      if (mounted) {
        mounted.connectionChanged?.(true);
        followScheme(this.shadowRoot as ShadowRoot, true);
        render(this);
      }
      // The page that already shows the element is laid out in this same task: two shorter ones hold up less. A later
      // element is mounted at once, so that nothing moves.
      else if (upgrading) {
        showFallback(this.shadowRoot as ShadowRoot);
        reserve?.(this);
        setTimeout(mount, 0, this);
      } else mount(this);
    }

    // Nothing unmounts: the form lives as long as its element, so answers survive being moved or taken out and
    // a send is not given up. An element that nobody holds is collected together with its form.
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !mountedElements.has(this)) return;
        mountedElements.get(this)?.connectionChanged?.(false);
        followScheme(this.shadowRoot as ShadowRoot, false);
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
      if (refused.has(this)) mount(this);
      if (!mountedElements.has(this)) return;
      render(this);
      showScheme(this.shadowRoot as ShadowRoot);
    }
  };
}
