import type { Swiper } from "swiper/types";

type PauseReason = "button" | "reduced-motion" | "focus" | "hover" | "drag";

const reducedMotion = "(prefers-reduced-motion: reduce)";

/**
 * Pauses a carousel's autoplay while there is a reason to: its button, the keyboard's focus, a mouse that rests on it, a
 * drag under way, or the system's setting for reduced motion. Stops and starts the autoplay, because Swiper's own
 * `pause` resumes at once where `waitForTransition` is off.
 */
export class Rotation {
  readonly #swiper: Swiper;
  readonly #section: HTMLElement;
  readonly #onMovingChange: (moving: boolean) => void;
  readonly #reasons = new Set<PauseReason>();
  readonly #listening = new AbortController();
  #moving: boolean | undefined;

  /** `onMovingChange` is called each time the slides begin or cease to move by themselves. */
  constructor(swiper: Swiper, section: HTMLElement, onMovingChange: (moving: boolean) => void) {
    this.#swiper = swiper;
    this.#section = section;
    this.#onMovingChange = onMovingChange;
    this.#pauseForFocus();
    swiper.on("sliderFirstMove", () => this.#set("drag", true));
    swiper.on("touchEnd", () => this.#set("drag", false));
    this.#pauseForReducedMotion();
  }

  /** The visitor's button: pauses, or resumes unless the system asks for less motion. */
  pause(on: boolean): void {
    // Resuming overrules all but the system's setting.
    if (!on)
      for (const reason of this.#reasons) if (reason !== "reduced-motion") this.#reasons.delete(reason);
    this.#set("button", on);
  }

  /** Pauses while a mouse rests on the slides. */
  pauseOnHover(): void {
    const rest = (on: boolean) => (event: PointerEvent) =>
      event.pointerType === "mouse" && this.#set("hover", on);
    const { signal } = this.#listening;
    this.#swiper.el.addEventListener("pointerenter", rest(true), { signal });
    this.#swiper.el.addEventListener("pointerleave", rest(false), { signal });
  }

  /** Stops listening. */
  end(): void {
    this.#listening.abort();
    this.#section.removeAttribute("data-moving");
  }

  #pauseForFocus(): void {
    const { signal } = this.#listening;
    // A click focuses too, and the hero goes on after one: only the keyboard's focus pauses it.
    const focused = ({ target }: FocusEvent) =>
      this.#set("focus", target instanceof Element && target.matches(":focus-visible"));
    const unfocused = ({ relatedTarget }: FocusEvent) =>
      this.#section.contains(relatedTarget as Node | null) || this.#set("focus", false);
    this.#section.addEventListener("focusin", focused, { signal });
    this.#section.addEventListener("focusout", unfocused, { signal });
  }

  #pauseForReducedMotion(): void {
    const setting = matchMedia(reducedMotion);
    const speed = this.#swiper.params.speed ?? 300;
    const apply = () => {
      this.#swiper.params.speed = setting.matches ? 0 : speed;
      this.#set("reduced-motion", setting.matches);
    };
    setting.addEventListener("change", apply, { signal: this.#listening.signal });
    apply();
  }

  #set(reason: PauseReason, on: boolean): void {
    if (on) this.#reasons.add(reason);
    else this.#reasons.delete(reason);
    this.#update();
  }

  #update(): void {
    const moving = this.#reasons.size === 0;
    if (moving === this.#moving) return;
    this.#moving = moving;
    if (moving) this.#swiper.autoplay.start();
    else this.#swiper.autoplay.stop();
    this.#section.toggleAttribute("data-moving", moving);
    this.#onMovingChange(moving);
  }
}
