import type { Face } from "./define.ts";
import type { RawAttributes } from "./element-api.ts";
import { paint } from "./paint.ts";
import type { Live, Place } from "./place.ts";
import { apologise, dress, frame, keepInside, landing, lostMessage, once } from "./stage.ts";

// A finger comes by pointerover too, and a browser that fills in a saved address by change.
const touches = ["pointerover", "focusin", "input", "change"] as const;

export interface InlineForm {
  readonly form: "contact" | "request";
  /** What React rendered at build time, and the style sheet for it. */
  readonly html: string;
  readonly css: string;
  /** Fetches React for this form. */
  load(): Promise<{ join(place: Place): Promise<Live> }>;
}

/** A form that is seen and takes answers before any of React is there; React joins at the first touch. */
export function inlineForm({ form, html, css, load }: InlineForm): Face {
  const loadOnce = once(load);

  return (root, emit) => {
    const wrapper = frame(root);
    let sheet = dress(root, css);
    paint(html, wrapper);
    keepInside(wrapper);
    const element = wrapper.querySelector("form") as HTMLFormElement;
    const heading = wrapper.querySelector("[part=heading]") as HTMLElement;
    const [ownHeading, below] = [heading.textContent, heading.nextSibling];
    let attributes: RawAttributes;
    let live: Live | undefined;
    let joining = false;
    let submitted = false;
    let withdraw: (() => void) | undefined;

    async function join(): Promise<void> {
      if (joining) return;
      joining = true;
      try {
        const react = await loadOnce();
        live = await react.join({ root, wrapper, attributes, landing, emit });
        for (const type of touches) wrapper.removeEventListener(type, join, true);
        withdraw?.();
        wrapper.removeAttribute("aria-busy");
        if (submitted) element.requestSubmit();
      } catch {
        joining = false;
        withdraw ??= apologise(root);
        wrapper.removeAttribute("aria-busy");
        if (submitted) emit("visa-error", { form, param: "form", msg: lostMessage });
        submitted = false;
      }
    }

    for (const type of touches) wrapper.addEventListener(type, join, { capture: true, passive: true });
    // A submit that comes before React waits for it instead of leaving the page.
    wrapper.addEventListener(
      "submit",
      (event) => {
        if (live) return;
        event.preventDefault();
        event.stopPropagation();
        submitted = true;
        wrapper.setAttribute("aria-busy", "true");
        join();
      },
      true,
    );

    return {
      update(next) {
        attributes = next;
        if (live) return live.update(next);
        if (next.heading === "") return heading.remove();
        heading.textContent = next.heading ?? ownHeading;
        if (!heading.isConnected) element.insertBefore(heading, below);
      },
      reset: () => (live ?? element).reset(),
      focus: (options) => wrapper.querySelector<HTMLElement>("[part~=control]")?.focus(options),
      placed(connected) {
        if (connected) sheet = dress(root, css, sheet);
      },
    };
  };
}
