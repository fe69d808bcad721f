import { Link } from "wouter";
import { carousels, options } from "#content/site/home.ts";
import { LazyPicture } from "#site/ui/lazy-picture.tsx";
import { StatusMark } from "#site/ui/status-mark.tsx";
import { CarouselControls } from "../carousel/carousel-controls.tsx";
import { type CarouselPlan, cardsPlan, useCarousel } from "../carousel/use-carousel.ts";

const plan: CarouselPlan = {
  ...cardsPlan,
  swiper: {
    ...cardsPlan.swiper,
    // options-carousel.css repeats these numbers for the time before Swiper.
    breakpoints: { 640: { slidesPerView: 2 }, 1024: { slidesPerView: 3 }, 1260: { slidesPerView: 4 } },
  },
};

const cards = options.cards.map(({ picture, title, text, to }) => (
  <li className="swiper-slide popular-card" key={to}>
    <LazyPicture className="popular-picture" src={`/pictures/${picture}.svg`} size={[480, 320]} />
    <h3 className="popular-title">
      <Link href={to} className="home-stretched">
        {title}
      </Link>
    </h3>
    <p className="popular-text">
      <StatusMark path={to} />
      {text}
    </p>
  </li>
));

export function OptionsCarousel() {
  const carousel = useCarousel(plan);
  return (
    <section className="popular shell" aria-label={options.title} ref={carousel.section}>
      <div className="popular-head">
        <h2 className="home-title">{options.title}</h2>
        <p className="home-deck">{options.text}</p>
        <CarouselControls carousel={carousel} {...carousels.services} />
      </div>
      <div className="swiper">
        <ul className="swiper-wrapper">{cards}</ul>
      </div>
    </section>
  );
}
