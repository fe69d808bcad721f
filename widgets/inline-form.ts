import type { Face } from "./define.ts";
import type { RawAttributes } from "./element-api.ts";
import { type Painted, paint } from "./paint.ts";
import { showAttributes } from "./painted-attributes.ts";
import type { Live, Place } from "./place.ts";
import { apologise, dress, frame, keepInside, landing, lostMessage } from "./stage.ts";

// A finger comes by pointerover too, and a browser that fills in a saved address by change.
const touches = ["pointerover", "focusin", "input", "change"] as const;

/** After a failed load the next touches rest so long, in milliseconds; a submit tries at once. */
const rest = 3000;

export interface InlineForm {
  readonly form: "contact" | "request";
  /** What React rendered at build time, and the style sheet for it. */
  readonly tree: Painted;
  readonly css: string;
  /** Fetches React for this form. */
  load(): Promise<{ join(place: Place): Promise<Live> }>;
}

/** A form that is seen and takes answers before any of React is there; React joins at the first touch. */
export function inlineForm({ form, tree, css, load }: InlineForm): Face {
  return (root, emit) => {
    const wrapper = frame(root);
    let worn = css;
    let sheet = dress(root, worn);
    paint(tree, wrapper);
    keepInside(wrapper);
    const element = wrapper.querySelector("form") as HTMLFormElement;
    const show = showAttributes(element);
    const complete = withhold(element);
    // The frame that shows the form is due before this task.
    requestAnimationFrame(() => setTimeout(complete));
    let attributes: RawAttributes;
    let live: Live | undefined;
    let joining = false;
    let failed = -rest;
    let submitted = false;
    let withdraw: (() => void) | undefined;

    function wear(next: string): void {
      worn = next;
      sheet.replaceSync(next);
    }

    async function join(): Promise<void> {
      if (joining) return;
      joining = true;
      complete();
      const painted = attributes;
      try {
        const react = await load();
        live = await react.join({ root, wrapper, attributes: painted, landing, wear, emit });
        for (const type of touches) wrapper.removeEventListener(type, touch, true);
        withdraw?.();
        if (attributes !== painted) live.update(attributes);
        if (submitted) element.requestSubmit();
      } catch {
        joining = false;
        failed = performance.now();
        show(attributes);
        withdraw ??= apologise(root);
        if (submitted) emit("visa-error", { form, param: "form", msg: lostMessage });
        submitted = false;
      }
      wrapper.ariaBusy = null;
    }

    function touch(): void {
      if (performance.now() > failed + rest) join();
    }

    for (const type of touches) wrapper.addEventListener(type, touch, true);
    // A submit that comes before React waits for it instead of leaving the page.
    wrapper.addEventListener(
      "submit",
      (event) => {
        if (live) return;
        event.preventDefault();
        event.stopPropagation();
        submitted = true;
        wrapper.ariaBusy = "true";
        join();
      },
      true,
    );

    return {
      update(next) {
        attributes = { ...next };
        if (live) live.update(attributes);
        // What is painted must stay as React expects to find it.
        else if (!joining) show(attributes);
      },
      reset: () => (live ?? element).reset(),
      focus: (options) => wrapper.querySelector<HTMLElement>("[part~=control]")?.focus(options),
      placed(connected) {
        if (connected) sheet = dress(root, worn, sheet);
      },
    };
  };
}

/**
 * Takes out what cannot be seen, because its layout would keep the rest from a slow phone's next frame: the country's
 * select lies transparent over its picture. The returned function puts it back, once.
 */
function withhold(form: HTMLFormElement): () => void {
  const returns = [...form.querySelectorAll(".visa-trap, .visa-country > select")].map((unseen) => {
    const place = new Comment();
    unseen.replaceWith(place);
    return () => place.replaceWith(unseen);
  });
  return () => {
    for (const giveBack of returns.splice(0)) giveBack();
  };
}
