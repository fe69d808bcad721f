import type { Swiper } from "swiper/types";
import { firm } from "#content/firm/firm.ts";
import { assessmentCard, carousels, hero, labels, pathway } from "#content/site/home.ts";
import { AssessmentLink } from "#site/overlays/action-buttons.tsx";
import { CarouselControls } from "./carousel/carousel-controls.tsx";
import { type CarouselPlan, useCarousel } from "./carousel/use-carousel.ts";

/** Milliseconds until a slide's text animates out, before the next slide comes at 6800. */
const exitAfter = 6000;

let exit: ReturnType<typeof setTimeout> | undefined;

function slideText(swiper: Swiper): HTMLElement | null {
  return swiper.slides?.[swiper.activeIndex]?.querySelector<HTMLElement>(".hero-text") ?? null;
}

function animateText(swiper: Swiper, motion: "entry" | "exit") {
  const text = slideText(swiper);
  if (text && !swiper.destroyed) text.dataset.text = motion;
}

function planExit(swiper: Swiper) {
  clearTimeout(exit);
  exit = setTimeout(() => animateText(swiper, "exit"), exitAfter);
}

const plan: CarouselPlan = {
  swiper: {
    effect: "fade",
    fadeEffect: { crossFade: true },
    loop: true,
    // Otherwise a change during a fade is refused, and the autoplay waits forever.
    loopPreventsSliding: false,
    speed: 800,
    autoplay: { delay: 6800, disableOnInteraction: false, waitForTransition: false },
    a11y: { slideRole: "group", slideLabelMessage: carousels.slide },
  },
  // The hero fills the window, so a mouse may rest on it without anybody reading.
  pausesOnHover: false,
  /** Text leaves only while the slides move; static text must stay readable. */
  onMovingChange(swiper, moving) {
    clearTimeout(exit);
    if (moving) planExit(swiper);
    else if (slideText(swiper)?.dataset.text === "exit") animateText(swiper, "entry");
  },
  onChange(swiper) {
    animateText(swiper, "entry");
    if (swiper.autoplay.running) planExit(swiper);
  },
};

const [before, after] = hero.title.split(firm.name);

const welcome = (
  <>
    {before}
    <span translate="no">{firm.name}</span>
    {after}
  </>
);

const slides = hero.slides.map(({ picture, alt, caption }, index) => {
  const first = index === 0;
  const Title = first ? "h1" : "p";
  // On the other slides the same words are only for the eye.
  const hidden = first ? undefined : true;
  return (
    <div className="swiper-slide hero-slide" key={picture}>
      <img
        className="hero-picture"
        src={`/pictures/${picture}.svg`}
        alt={alt}
        width={1600}
        height={900}
        fetchPriority={first ? "high" : "low"}
        loading={first ? "eager" : "lazy"}
        decoding={first ? "sync" : "async"}
      />
      <div className="hero-text">
        <Title className="hero-title" tabIndex={first ? -1 : undefined} aria-hidden={hidden}>
          {welcome}
        </Title>
        <p className="hero-subtitle" aria-hidden={hidden}>
          {hero.subtitle}
        </p>
        <p className="hero-caption">{caption}</p>
      </div>
    </div>
  );
});

export function Hero() {
  const carousel = useCarousel(plan);
  return (
    <section className="hero" aria-label={labels.hero} ref={carousel.section}>
      <div className="swiper hero-scenes">
        <div className="swiper-wrapper">{slides}</div>
      </div>
      <div className="hero-foot">
        <p className="hero-actions">
          <AssessmentLink className="button" rank="primary">
            {assessmentCard.title}
          </AssessmentLink>
          <a className="hero-route" href="#pathway">
            {pathway.title}
          </a>
        </p>
        <CarouselControls carousel={carousel} {...carousels.hero} />
      </div>
    </section>
  );
}
