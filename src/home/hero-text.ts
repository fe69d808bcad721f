import type { Swiper } from "swiper/types";

/** Milliseconds from a slide change to the exit animation of its text: it ends before the next slide, at 6800. */
const exitAfter = 6000;

/** Sets the entry animation of the text on each slide change, and while the slides move the exit 6000 ms later. */
export class HeroText {
  #exit: ReturnType<typeof setTimeout> | undefined;
  #moving = false;

  enter(swiper: Swiper): void {
    this.#set(swiper, "entry");
    if (this.#moving) this.#plan(swiper);
  }

  /** A text that stands still must stay readable, so it leaves only while the slides move. */
  setMoving(swiper: Swiper, moving: boolean): void {
    this.#moving = moving;
    if (moving) {
      this.#plan(swiper);
    } else {
      clearTimeout(this.#exit);
      if (textOf(swiper)?.dataset.text === "exit") this.#set(swiper, "entry");
    }
  }

  #plan(swiper: Swiper): void {
    clearTimeout(this.#exit);
    this.#exit = setTimeout(() => this.#set(swiper, "exit"), exitAfter);
  }

  #set(swiper: Swiper, motion: "entry" | "exit"): void {
    const text = textOf(swiper);
    if (text && !swiper.destroyed) text.dataset.text = motion;
  }
}

function textOf(swiper: Swiper): HTMLElement | null {
  return swiper.slides?.[swiper.activeIndex]?.querySelector<HTMLElement>(".hero-text") ?? null;
}
