import { selfContained } from "virtual:entry";
import r2wc from "@r2wc/core";
import { followScheme, showScheme } from "./color-scheme.ts";
import { properties, type RawAttributes, type Tag } from "./element-api.ts";
import { replaceLinks } from "./replace-links.ts";
import { baseOf } from "./script-base.ts";

/** What happens to an element that its page may hear of. */
export type Emit = (event: string, detail?: Readonly<Record<string, string>>) => void;

/** An element that has been mounted. */
export interface MountedElement {
  update(attributes: RawAttributes): void;
  reset(): void;
  focus(options?: FocusOptions): void;
  open?(): void;
  close?(): void;
  /** The element left its document and did not come back at once, or came back. */
  connectionChanged?(connected: boolean): void;
}

export interface Renderer {
  /** Fetches what an element's language needs before it can be painted; nothing where it is there. Never fails. */
  prepare?(host: Element, base: string | undefined): Promise<void> | undefined;
  /** Mounts an element in its empty shadow root, with the folder of our files; called once in its life. */
  mount(root: ShadowRoot, emit: Emit, base: string | undefined): MountedElement;
}

type Props = Record<keyof RawAttributes, string> & { container?: HTMLElement };

/** An instance as r2wc's constructor leaves it; these symbols are its only way to reach attributes that went. */
const propsOf = Symbol.for("r2wc.props");
const render = Symbol.for("r2wc.render");
interface Base extends HTMLElement {
  connectedCallback(): void;
  [propsOf]: Record<string, string | undefined>;
  [render](): void;
}

/** Elements that cannot work, because their script does not know where it came from. */
const refused = new Set<Element>();
const missingBase =
  'does not know where its script came from. Add api="https://…/api" data-base="https://…/widgets/v1/".';

function showFallback(root: ShadowRoot): HTMLSlotElement {
  const slot = document.createElement("slot");
  root.replaceChildren(slot);
  return slot;
}

/**
 * Registers an element; where the name is taken, the first definition stays. This module alone knows r2wc. `reserve` keeps the
 * room of an element that the page already shows, until it is mounted.
 */
export function define(
  tag: Tag,
  renderer: Renderer,
  methods: readonly ("reset" | "focus" | "open" | "close")[],
  reserve?: (element: HTMLElement) => void,
): void {
  if (customElements.get(tag)) return;

  const Element = r2wc<Props, MountedElement>(
    // r2wc hands its component to the renderer unseen, so React can arrive later than the element.
    renderer as unknown as Parameters<typeof r2wc<Props, MountedElement>>[0],
    { shadow: "open", props: [...properties] },
    {
      mount(container, renderer, props) {
        const root = container as unknown as ShadowRoot;
        const emit: Emit = (event, detail) =>
          root.host.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true, detail }));
        root.adoptedStyleSheets = [];
        // What the page put inside the tag stays in sight should anything below fail.
        const fallback = showFallback(root);
        const mounted = (renderer as unknown as Renderer).mount(root, emit, baseOf(root.host as HTMLElement));
        mounted.update(props);
        followScheme(root, true);
        fallback.remove();
        // A task later, so that whoever has just created the element can listen first.
        setTimeout(emit, 0, "visa-ready");
        return mounted;
      },
      update: (mounted, props) => mounted.update(props),
      unmount() {},
    },
  ) as unknown as { new (): Base; readonly observedAttributes: readonly string[] };

  const context = Symbol.for("r2wc.context");

  function mountOnce(element: VisaElement): void {
    if (!element.isConnected || element[context]) return;
    // A script that carries everything needs to know nothing but where the leads go.
    const base = baseOf(element);
    if (base || (selfContained && element.hasAttribute("api"))) {
      const coming = renderer.prepare?.(element, base);
      if (coming) {
        showFallback(element.shadowRoot as ShadowRoot);
        coming.then(() => mountOnce(element));
      } else element[render]();
    } else {
      showFallback(element.shadowRoot as ShadowRoot);
      if (refused.size === 0) console.error(`<${tag}> ${missingBase}`);
      refused.add(element);
    }
  }

  class VisaElement extends Element {
    static override readonly observedAttributes = [...Element.observedAttributes, "data-base"];
    declare [context]: MountedElement | undefined;

    override connectedCallback(): void {
      // Properties set before the definition arrived hide the accessors.
      for (const name of properties) {
        const own = Object.getOwnPropertyDescriptor(this, name);
        if (own && delete this[name as keyof this]) Reflect.set(this, name, own.value);
      }
      if (this[context]) {
        this[context].connectionChanged?.(true);
        followScheme(this.shadowRoot as ShadowRoot, true);
        this[render]();
      }
      // The page that already shows the element is laid out in this same task: two shorter ones hold up less. What
      // comes later is mounted at once, so that nothing moves.
      else if (upgrading) {
        showFallback(this.shadowRoot as ShadowRoot);
        reserve?.(this);
        setTimeout(mountOnce, 0, this);
      } else mountOnce(this);
    }

    // Nothing unmounts: the form lives as long as its element, so answers survive being moved or taken out and
    // a send is not given up. An element that nobody holds is collected together with its form.
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !this[context]) return;
        this[context].connectionChanged?.(false);
        followScheme(this.shadowRoot as ShadowRoot, false);
      });
    }

    // Lets moveBefore() keep everything in place.
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, _old?: string | null, value?: string | null): void {
      const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      this[propsOf][property] = value ?? undefined;
      if (refused.has(this)) mountOnce(this);
      if (!this[context]) return;
      this[render]();
      showScheme(this.shadowRoot as ShadowRoot);
    }
  }

  for (const method of methods) {
    Object.assign(VisaElement.prototype, {
      [method](this: VisaElement, options?: FocusOptions) {
        mountOnce(this);
        this[context]?.[method]?.(options);
      },
    });
  }
  let upgrading = true;
  customElements.define(tag, VisaElement);
  upgrading = false;
  replaceLinks(tag);
}
