import { carousels, labels, testimonials } from "#content/site/home.ts";
import { CarouselControls } from "../carousel/carousel-controls.tsx";
import { cardsPlan, useCarousel } from "../carousel/use-carousel.ts";

const voices = testimonials.cards.map(({ name, country, body, approvedOn }) => (
  <li className="swiper-slide" key={name}>
    <figure className="voice">
      <blockquote className="voice-body">
        <p>{body}</p>
      </blockquote>
      <figcaption className="voice-who">
        <span className="voice-name">{name}</span> <span className="voice-country">{country}</span>
        {!approvedOn && <span className="status-mark">{labels.sample}</span>}
      </figcaption>
    </figure>
  </li>
));

export function Testimonials() {
  const carousel = useCarousel(cardsPlan);
  return (
    <section className="testimonials" aria-label={labels.testimonials} ref={carousel.section}>
      <div className="shell testimonials-inner">
        <div className="testimonials-head">
          <h2 className="home-title">{testimonials.title}</h2>
          <CarouselControls carousel={carousel} {...carousels.testimonials} />
        </div>
        <div className="swiper">
          <ul className="swiper-wrapper">{voices}</ul>
        </div>
      </div>
    </section>
  );
}
