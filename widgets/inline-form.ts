import { language as own } from "virtual:entry";
import type { Language } from "#lead/languages.ts";
import { buildTree, type PrerenderedElement } from "./build-tree.ts";
import type { Renderer } from "./define.ts";
import type { PlacedAttributes } from "./element-api.ts";
import { languageAt } from "./language.ts";
import type { MountPoint, ReactView } from "./mount-point.ts";
import { attributesIn } from "./prerendered-attributes.ts";
import {
  adoptSheet,
  appendWrapper,
  containTyping,
  initialQuery,
  patience,
  showLoadFailure,
  submit,
  submitByClick,
} from "./shadow-root.ts";
import type { ElementWords } from "./words.ts";

// A finger comes by pointerover too, and a browser that fills in a saved address by change.
const touchEvents = ["pointerover", "focusin", "input", "change"] as const;

/** After a failed load no touch tries again for so long, in milliseconds; a submit tries at once. */
const retryPause = 3000;

/** A form before React: what it rendered at build time, and the element's words in the same language. */
export interface Painting {
  readonly language: Language;
  /** The same as a tag that `Intl` knows, as the words of the form have it. */
  readonly locale: string;
  readonly tree: PrerenderedElement;
  readonly words: ElementWords;
}

export interface Paintings {
  /** In the entry's own language. */
  readonly own: Painting;
  /** Fetches the one in the other language. */
  loadOther(base: string | undefined): Promise<Painting>;
}

export interface InlineForm {
  readonly form: "contact" | "request";
  readonly paintings: Paintings;
  /** The style sheet for both. */
  readonly css: string;
  /** Fetches React for this form. */
  load(base: string | undefined): Promise<{ hydrate(mountPoint: MountPoint): Promise<ReactView> }>;
}

/** The least height of a form in CSS pixels: where two questions stand side by side, and in a narrower column. */
export interface Room {
  readonly wide: number;
  readonly narrow: number;
}
const wideColumn = 628;

/** Keeps the room of a form that is about to be mounted. */
export function reserving({ wide, narrow }: Room): (element: HTMLElement) => void {
  return (element) => {
    const room = (element.parentElement?.clientWidth ?? 0) < wideColumn ? narrow : wide;
    adoptSheet(
      element.shadowRoot as ShadowRoot,
      `:host(:not([hidden])){display:block;min-block-size:${room}px}`,
    );
  };
}

/** A form that is seen and takes answers before any of React is there; it is hydrated at the first touch. */
export function inlineForm({ form, paintings, css, load }: InlineForm): Renderer {
  /** Where the other language cannot be fetched, the entry's own. */
  let other: Painting | undefined;

  const prepare: Renderer["prepare"] = (host, base) => {
    if (other || languageAt(host) === own) return undefined;
    return paintings.loadOther(base).then(
      (painting) => {
        other = painting;
      },
      () => {
        other = paintings.own;
      },
    );
  };

  const mount: Renderer["mount"] = (root, emit, base) => {
    const {
      language: painted,
      locale,
      tree,
      words,
    } = (languageAt(root.host) !== own && other) || paintings.own;
    const wrapper = appendWrapper(root, painted);
    let adopted = css;
    let sheet = adoptSheet(root, adopted);
    buildTree(tree, wrapper);
    containTyping(wrapper);
    submitByClick(wrapper);
    const element = wrapper.querySelector("form") as HTMLFormElement;
    const showAttributes = attributesIn(element, locale);
    const attachUnseen = detachUnseen(element);
    // The frame that shows the form is due before this task.
    requestAnimationFrame(() => setTimeout(attachUnseen));
    let attributes: PlacedAttributes;
    let view: ReactView | undefined;
    let hydrating = false;
    let failedAt = -retryPause;
    let submitted = false;
    let hideLoadFailure: (() => void) | undefined;

    function replaceSheet(next: string): void {
      adopted = next;
      sheet.replaceSync(next);
    }

    async function hydrate(): Promise<void> {
      if (hydrating) return;
      hydrating = true;
      attachUnseen();
      // React must find what it would have painted, so what the page changes meanwhile waits for it.
      const shown = { ...attributes, language: painted };
      try {
        const react = await load(base);
        view = await react.hydrate({
          root,
          wrapper,
          attributes: shown,
          base,
          initialQuery,
          replaceSheet,
          emit,
        });
        for (const type of touchEvents) wrapper.removeEventListener(type, touch, true);
        hideLoadFailure?.();
        view.update(attributes);
        // React may have put a form of its own in the place of a translated one.
        if (submitted) submit(wrapper.querySelector("form") ?? element);
      } catch {
        hydrating = false;
        failedAt = performance.now();
        showAttributes(attributes);
        tellFailure();
      }
      wrapper.ariaBusy = null;
    }

    /** What was submitted is sent by the next submit only: by then the visitor may have used the hosted form. */
    function tellFailure(): void {
      const name = form === "contact" ? form : "assessment";
      hideLoadFailure ??= showLoadFailure(root, name, base, attributes, words);
      if (submitted) emit("visa-error", { form, param: "form", msg: words.failure });
      submitted = false;
      wrapper.ariaBusy = null;
    }

    function touch(): void {
      if (performance.now() > failedAt + retryPause) hydrate();
    }

    for (const type of touchEvents) wrapper.addEventListener(type, touch, true);
    // A submit that comes before React waits for it instead of leaving the page.
    wrapper.addEventListener(
      "submit",
      (event) => {
        if (view) return;
        event.preventDefault();
        event.stopPropagation();
        if (!submitted) setTimeout(() => submitted && !view && tellFailure(), patience);
        submitted = true;
        wrapper.ariaBusy = "true";
        hydrate();
      },
      true,
    );

    return {
      update(next) {
        attributes = { ...next, language: languageAt(root.host) };
        if (view) view.update(attributes);
        // What is hydrated must stay as React expects to find it.
        else if (!hydrating) {
          showAttributes(attributes);
          if (attributes.language !== painted) hydrate();
        }
      },
      reset: () => (view ?? element).reset(),
      focus: (options) => wrapper.querySelector<HTMLElement>("[part~=control]")?.focus(options),
      connectionChanged(connected) {
        if (connected) sheet = adoptSheet(root, adopted, sheet);
      },
    };
  };

  return { prepare, mount };
}

/**
 * Takes out what cannot be seen, because its layout would keep the rest from a slow phone's next frame: the country's
 * select lies transparent over its picture. The returned function puts it back, once.
 */
function detachUnseen(form: HTMLFormElement): () => void {
  const returns = [...form.querySelectorAll(".visa-trap, .visa-country > select")].map((unseen) => {
    const mark = new Comment();
    unseen.replaceWith(mark);
    return () => mark.replaceWith(unseen);
  });
  return () => {
    for (const putBack of returns.splice(0)) putBack();
  };
}
