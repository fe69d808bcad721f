import { useEffect, useRef, useState } from "react";
import type { A11yOptions, Swiper, SwiperOptions } from "swiper/types";
import { carousels } from "#content/site/home.ts";
import { controlRotation, type RotationPlan } from "./rotation.ts";

export interface CarouselPlan extends RotationPlan {
  /**
   * With `autoplay.waitForTransition` off: the delay counts from change to change, not from the end of a
   * fade.
   */
  swiper: Omit<SwiperOptions, "a11y"> & { a11y?: A11yOptions };
  onChange?(swiper: Swiper): void;
}

export const cardsPlan: CarouselPlan = {
  // Swiper's own delay is 3000 ms.
  swiper: { slidesPerView: 1, spaceBetween: 10, speed: 500, autoplay: { waitForTransition: false } },
  pausesOnHover: true,
};

export type Carousel = ReturnType<typeof useCarousel>;

/** Turns a pre-rendered row of slides into a carousel when the browser is idle. `plan` must not change. */
export function useCarousel(plan: CarouselPlan) {
  const section = useRef<HTMLElement>(null);
  const [pause, setPause] = useState<(paused: boolean) => void>();
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const element = section.current;
    if (!element) return;
    const ending = new AbortController();
    start(element, plan, ending.signal).then(
      (started) => setPause(() => started),
      () => element.setAttribute("data-scrolls", ""),
    );
    return () => {
      ending.abort();
      setPause(undefined);
      setPaused(false);
    };
  }, [plan]);

  return {
    section,
    ready: pause !== undefined,
    paused,
    toggle() {
      pause?.(!paused);
      setPaused(!paused);
    },
  };
}

/** Returns the function that pauses the slides; undefined if the carousel has gone meanwhile. */
async function start(section: HTMLElement, plan: CarouselPlan, signal: AbortSignal) {
  await idle();
  const { startSwiper } = await import("./swiper-engine.ts");
  // Each carousel in its own idle moment, so that none delays a touch.
  await idle();
  if (signal.aborted) return undefined;
  const swiper = startSwiper(section, { ...plan.swiper, a11y: { ...namesIn(section), ...plan.swiper.a11y } });
  signal.addEventListener("abort", () => swiper.destroy());
  swiper.on("realIndexChange", () => plan.onChange?.(swiper));
  return controlRotation(swiper, section, plan, signal);
}

async function idle() {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  await new Promise<unknown>((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === "undefined") setTimeout(resolve, 200);
    else requestIdleCallback(resolve, { timeout: 2000 });
  });
}

function namesIn(section: HTMLElement): A11yOptions {
  const slides = String(section.querySelectorAll(".swiper-slide").length);
  const place = carousels.slide.replace("{{slidesLength}}", slides);
  return {
    notificationClass: "visually-hidden",
    wrapperLiveRegion: false,
    slideRole: "",
    slideLabelMessage: "",
    paginationBulletMessage: `${section.getAttribute("aria-label")}, ${place}`,
  };
}
