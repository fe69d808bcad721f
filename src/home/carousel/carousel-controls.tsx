import { Icon } from "#site/ui/icon.tsx";
import type { Carousel } from "./use-carousel.ts";

interface Props {
  carousel: Carousel;
  pause: string;
  play: string;
}

/** The bullets, which Swiper writes, and the pause button. Both keep their place until they work. */
export function CarouselControls({ carousel, pause, play }: Props) {
  const name = carousel.paused ? play : pause;
  return (
    <div className="carousel-controls">
      <button
        type="button"
        className="carousel-pause"
        aria-label={name}
        hidden={!carousel.ready}
        onClick={carousel.toggle}
      >
        <Icon name={carousel.paused ? "play" : "pause"} size={22} />
      </button>
      <div className="swiper-pagination" />
    </div>
  );
}
