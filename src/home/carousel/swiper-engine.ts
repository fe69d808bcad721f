import Swiper from "swiper";
import { A11y, Autoplay, EffectFade, Pagination } from "swiper/modules";
import type { SwiperOptions } from "swiper/types";

/**
 * Starts a carousel on existing markup. The only file that imports Swiper, so that it is a chunk of its own.
 */
export function startSwiper(section: HTMLElement, options: SwiperOptions): Swiper {
  const track = section.querySelector<HTMLElement>(".swiper");
  const bullets = section.querySelector<HTMLElement>(".swiper-pagination");
  if (!track || !bullets) throw new Error("A carousel needs a .swiper and a .swiper-pagination");
  return new Swiper(track, {
    modules: [A11y, Autoplay, EffectFade, Pagination],
    // A lazy picture beside the track would be fetched only while it slides in, and show as a gap until then.
    lazyPreloadPrevNext: 1,
    pagination: { el: bullets, clickable: true, bulletElement: "button" },
    // Swiper gives each bullet a role that a button already has.
    on: { paginationUpdate: ({ pagination }) => pagination.bullets.forEach(dropRole) },
    ...options,
  });
}

const dropRole = (bullet: HTMLElement) => bullet.removeAttribute("role");
