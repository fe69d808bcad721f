import type { Swiper } from "swiper/types";

type PauseReason = "button" | "reduced-motion" | "focus" | "hover" | "drag";

export interface Rotation {
  /** The visitor's button: pauses, or resumes unless the system asks for less motion. */
  pause(on: boolean): void;
  /** Stops listening. */
  end(): void;
}

const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

/**
 * Pauses a carousel's autoplay while there is a reason to: its button, the keyboard's focus, a mouse that rests on
 * `hoverTarget`, a drag under way, or the system's setting for reduced motion. `onMovingChange` is called each time it
 * begins or ceases to move. Stops and starts the autoplay, because Swiper's own `pause` resumes at once where
 * `waitForTransition` is off.
 */
export function rotate(
  swiper: Swiper,
  section: HTMLElement,
  hoverTarget: HTMLElement | undefined,
  onMovingChange: (moving: boolean) => void,
): Rotation {
  const reasons = new Set<PauseReason>();
  const speed = swiper.params.speed ?? 300;
  const reducedMotion = matchMedia(reducedMotionQuery);
  const listening = new AbortController();
  const { signal } = listening;
  let moving = true;

  function update(): void {
    if (moving === (reasons.size === 0)) return;
    moving = !moving;
    if (moving) swiper.autoplay.start();
    else swiper.autoplay.stop();
    section.toggleAttribute("data-moving", moving);
    onMovingChange(moving);
  }

  function set(reason: PauseReason, on: boolean): void {
    if (on) reasons.add(reason);
    else reasons.delete(reason);
    update();
  }

  function applyReducedMotion(): void {
    swiper.params.speed = reducedMotion.matches ? 0 : speed;
    set("reduced-motion", reducedMotion.matches);
  }

  section.addEventListener(
    "focusin",
    // A click focuses too, and the hero goes on after one: only the keyboard's focus pauses it.
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
    hoverTarget?.addEventListener(
      event,
      ({ pointerType }) => {
        if (pointerType === "mouse") set("hover", on);
      },
      { signal },
    );
  }
  swiper.on("sliderFirstMove", () => set("drag", true));
  swiper.on("touchEnd", () => set("drag", false));
  reducedMotion.addEventListener("change", applyReducedMotion, { signal });
  section.toggleAttribute("data-moving", true);
  onMovingChange(true);
  applyReducedMotion();

  return {
    pause(on) {
      if (on) {
        set("button", true);
      } else {
        for (const reason of reasons) if (reason !== "reduced-motion") reasons.delete(reason);
        update();
      }
    },
    end() {
      listening.abort();
      section.removeAttribute("data-moving");
    },
  };
}
