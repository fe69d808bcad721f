import { type RefObject, useEffect, useRef, useState } from "react";
import type { A11yOptions, Swiper, SwiperOptions } from "swiper/types";
import { carousels } from "#content/home.ts";
import { Rotation } from "./rotation.ts";
import { whenIdle } from "./when-idle.ts";
import { whenNearViewport } from "./when-near-viewport.ts";

export interface CarouselPlan {
  /** With `autoplay.waitForTransition` off: the delay counts from change to change, not from the end of a fade. */
  readonly swiper: Omit<SwiperOptions, "a11y"> & { readonly a11y?: A11yOptions };
  /** Pauses the slides while a mouse rests on them, as readers of cards need it. */
  readonly pausesOnHover: boolean;
  /** Called whenever the slides begin or cease to move by themselves. */
  readonly onMovingChange?: (swiper: Swiper, moving: boolean) => void;
  readonly onChange?: (swiper: Swiper) => void;
}

export interface Carousel {
  readonly section: RefObject<HTMLElement | null>;
  /** False until Swiper runs: without it the slides are a row that scrolls. */
  readonly ready: boolean;
  readonly paused: boolean;
  toggle(): void;
}

/** Makes a pre-rendered row of slides a carousel when the browser is idle. `plan` must not change. */
export function useCarousel(plan: CarouselPlan): Carousel {
  const section = useRef<HTMLElement>(null);
  const rotation = useRef<Rotation>(undefined);
  const [ready, setReady] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const element = section.current;
    if (!element) return;
    let swiper: Swiper | undefined;
    let cancelScheduled = () => {};
    let unmounted = false;

    const start = (startSwiper: (element: HTMLElement, options: SwiperOptions) => Swiper) => {
      const started = startSwiper(element, {
        ...plan.swiper,
        a11y: { ...namesIn(element), ...plan.swiper.a11y },
      });
      swiper = started;
      started.on("realIndexChange", () => plan.onChange?.(started));
      rotation.current = new Rotation(started, element, (moving) => plan.onMovingChange?.(started, moving));
      if (plan.pausesOnHover) rotation.current.pauseOnHover();
      cancelScheduled = whenNearViewport(element, fetchPictures);
      setReady(true);
    };
    const fetchSwiper = () =>
      import("./swiper-engine.ts").then(
        ({ startSwiper }) => {
          // Each carousel in an idle moment of its own, so that none makes a touch wait.
          if (!unmounted) cancelScheduled = whenIdle(() => start(startSwiper));
        },
        () => element.setAttribute("data-scrolls", ""),
      );
    cancelScheduled = whenIdle(fetchSwiper);

    return () => {
      unmounted = true;
      cancelScheduled();
      rotation.current?.end();
      swiper?.destroy();
      setReady(false);
      setPaused(false);
    };
  }, [plan]);

  return {
    section,
    ready,
    paused,
    toggle() {
      rotation.current?.pause(!paused);
      setPaused(!paused);
    },
  };
}

/** Each stop says of which carousel it is. */
function namesIn(section: HTMLElement): A11yOptions {
  const slides = String(section.querySelectorAll(".swiper-slide").length);
  const place = carousels.slide.replace("{{slidesLength}}", slides);
  return {
    wrapperLiveRegion: false,
    slideRole: "",
    slideLabelMessage: "",
    paginationBulletMessage: `${section.getAttribute("aria-label")}, ${place}`,
  };
}

/** A lazy picture outside the track would only be fetched while it slides in, and show as a gap until it came. */
function fetchPictures(section: HTMLElement): void {
  for (const picture of section.querySelectorAll("img")) new Image().src = picture.src;
}
