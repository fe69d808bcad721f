import { type RefObject, useEffect, useRef, useState } from "react";
import type { Swiper, SwiperOptions } from "swiper/types";
import { type Rotation, rotate } from "./rotation.ts";
import { whenIdle } from "./when-idle.ts";
import { whenNear } from "./when-near.ts";

export interface CarouselPlan {
  /** With `autoplay.waitForTransition` off: the delay counts from change to change, not from the end of a fade. */
  readonly swiper: SwiperOptions;
  /** Whether a resting mouse holds the slides, as readers of cards need it. */
  readonly holdsUnderPointer: boolean;
  /** Told whenever the slides begin or cease to move by themselves. */
  readonly onTurn?: (swiper: Swiper, moving: boolean) => void;
  readonly onChange?: (swiper: Swiper) => void;
}

export interface Carousel {
  readonly section: RefObject<HTMLElement | null>;
  /** False until Swiper runs: without it the slides are a row that scrolls. */
  readonly ready: boolean;
  readonly held: boolean;
  toggle(): void;
}

/** Makes a pre-rendered row of slides a carousel when the browser is idle. `plan` must not change. */
export function useCarousel(plan: CarouselPlan): Carousel {
  const section = useRef<HTMLElement>(null);
  const rotation = useRef<Rotation>(undefined);
  const [ready, setReady] = useState(false);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const at = section.current;
    if (!at) return;
    let swiper: Swiper | undefined;
    let calledOff = () => {};
    let gone = false;

    const start = (startSwiper: (at: HTMLElement, options: SwiperOptions) => Swiper) => {
      const started = startSwiper(at, plan.swiper);
      swiper = started;
      started.on("realIndexChange", () => plan.onChange?.(started));
      const restsOn = plan.holdsUnderPointer ? started.el : undefined;
      rotation.current = rotate(started, at, restsOn, (moving) => plan.onTurn?.(started, moving));
      calledOff = whenNear(at, fetchPictures);
      setReady(true);
    };
    const fetchIt = () =>
      import("./swiper-engine.ts").then(
        ({ startSwiper }) => {
          // Each carousel in an idle moment of its own, so that none makes a touch wait.
          if (!gone) calledOff = whenIdle(() => start(startSwiper));
        },
        () => at.setAttribute("data-scrolls", ""),
      );
    calledOff = whenIdle(fetchIt);

    return () => {
      gone = true;
      calledOff();
      rotation.current?.end();
      swiper?.destroy();
      setReady(false);
      setHeld(false);
    };
  }, [plan]);

  return {
    section,
    ready,
    held,
    toggle() {
      rotation.current?.hold(!held);
      setHeld(!held);
    },
  };
}

/** A lazy picture outside the track would only be fetched while it slides in, and show as a gap until it came. */
function fetchPictures(section: HTMLElement): void {
  for (const picture of section.querySelectorAll("img")) new Image().src = picture.src;
}
