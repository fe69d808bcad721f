import type { Swiper } from "swiper/types";

type Hold = "button" | "setting" | "focus" | "pointer" | "drag";

export interface Rotation {
  /** The visitor's button: holds, or lets go of everything but the system's setting. */
  hold(on: boolean): void;
  /** Called each time the carousel begins or ceases to move by itself. */
  end(): void;
}

const calmQuery = "(prefers-reduced-motion: reduce)";

/**
 * Lets a carousel move by itself until someone needs it to stand: by its button, the keyboard's focus, a pointer
 * that rests on `restsOn`, a drag under way, or the system's wish for less motion. Stops and starts Swiper's
 * autoplay, because its own `pause` resumes at once where `waitForTransition` is off.
 */
export function rotate(
  swiper: Swiper,
  section: HTMLElement,
  restsOn: HTMLElement | undefined,
  onTurn: (moving: boolean) => void,
): Rotation {
  const holds = new Set<Hold>();
  const speed = swiper.params.speed ?? 300;
  const calm = matchMedia(calmQuery);
  const listening = new AbortController();
  const { signal } = listening;
  let moving = true;

  function turn(): void {
    if (moving === (holds.size === 0)) return;
    moving = !moving;
    if (moving) swiper.autoplay.start();
    else swiper.autoplay.stop();
    section.toggleAttribute("data-moving", moving);
    onTurn(moving);
  }

  function set(hold: Hold, on: boolean): void {
    if (on) holds.add(hold);
    else holds.delete(hold);
    turn();
  }

  function heed(): void {
    swiper.params.speed = calm.matches ? 0 : speed;
    set("setting", calm.matches);
  }

  section.addEventListener(
    "focusin",
    // A click focuses too, and the hero goes on after one: only the keyboard's focus holds.
    ({ target }) => set("focus", target instanceof Element && target.matches(":focus-visible")),
    { signal },
  );
  section.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && section.contains(relatedTarget))) set("focus", false);
    },
    { signal },
  );
  for (const [event, on] of [
    ["pointerenter", true],
    ["pointerleave", false],
  ] as const) {
    restsOn?.addEventListener(
      event,
      ({ pointerType }) => {
        if (pointerType === "mouse") set("pointer", on);
      },
      { signal },
    );
  }
  swiper.on("sliderFirstMove", () => set("drag", true));
  swiper.on("touchEnd", () => set("drag", false));
  calm.addEventListener("change", heed, { signal });
  section.toggleAttribute("data-moving", true);
  onTurn(true);
  heed();

  return {
    hold(on) {
      if (on) {
        set("button", true);
      } else {
        for (const each of holds) if (each !== "setting") holds.delete(each);
        turn();
      }
    },
    end() {
      listening.abort();
      section.removeAttribute("data-moving");
    },
  };
}
