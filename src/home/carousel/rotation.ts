import type { Swiper } from "swiper/types";

type PauseReason = "button" | "reduced-motion" | "focus" | "hover" | "drag";

export interface RotationPlan {
  /** Whether a mouse resting on the slides pauses them too. */
  pausesOnHover: boolean;
  onMovingChange?(swiper: Swiper, moving: boolean): void;
}

/**
 * Pauses a carousel's autoplay for its button, the keyboard's focus, a drag, or the system's setting for
 * reduced motion. Stops and starts the autoplay, because Swiper's own `pause` resumes at once if
 * `waitForTransition` is off. Returns the button's function.
 */
export function controlRotation(
  swiper: Swiper,
  section: HTMLElement,
  plan: RotationPlan,
  signal: AbortSignal,
): (paused: boolean) => void {
  const reasons = new Set<PauseReason>();
  let moving: boolean | undefined;

  function set(reason: PauseReason, on: boolean) {
    if (on) reasons.add(reason);
    else reasons.delete(reason);
    if (moving === (reasons.size === 0)) return;
    moving = reasons.size === 0;
    if (moving) swiper.autoplay.start();
    else swiper.autoplay.stop();
    section.toggleAttribute("data-moving", moving);
    plan.onMovingChange?.(swiper, moving);
  }

  // Only the keyboard's focus pauses: a click focuses too, and the hero continues after one.
  const noteFocus = ({ type, target }: FocusEvent) =>
    set("focus", type === "focusin" && target instanceof Element && target.matches(":focus-visible"));
  section.addEventListener("focusin", noteFocus, { signal });
  section.addEventListener("focusout", noteFocus, { signal });
  signal.addEventListener("abort", () => section.removeAttribute("data-moving"));

  swiper.on("sliderFirstMove", () => set("drag", true));
  swiper.on("touchEnd", () => set("drag", false));

  if (plan.pausesOnHover) {
    const rest = ({ pointerType, type }: PointerEvent) =>
      pointerType === "mouse" && set("hover", type === "pointerenter");
    swiper.el.addEventListener("pointerenter", rest, { signal });
    swiper.el.addEventListener("pointerleave", rest, { signal });
  }

  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const { speed = 300 } = swiper.params;
  function applySetting() {
    swiper.params.speed = reducedMotion.matches ? 0 : speed;
    set("reduced-motion", reducedMotion.matches);
  }
  reducedMotion.addEventListener("change", applySetting, { signal });
  applySetting();

  return (paused) => {
    // Resuming overrides everything but the system's setting.
    if (!paused) for (const reason of ["focus", "hover", "drag"] as const) reasons.delete(reason);
    set("button", paused);
  };
}
