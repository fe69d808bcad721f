/** The home page's names for those who do not see it, and the controls of its carousels. */
export const homeLabels = {
  hero: "Welcome",
  features: "Where to begin",
  claims: "Canada in two figures",
  testimonials: "Testimonials",
  contact: "Reach us",
  whoWeArePicture: "Two people talk across a desk, in front of a window with a mountain lake",
  gauge: "{label}: {percent}",
  /** At what nobody has approved yet, for whoever builds: a public build leaves that out. */
  sample: "Sample",
} as const;

export const carousels = {
  hero: { pause: "Pause slides", play: "Play slides" },
  services: { pause: "Stop services from moving", play: "Let services move again" },
  testimonials: { pause: "Stop testimonials from moving", play: "Let testimonials move again" },
  /** Swiper fills these in. */
  slide: "{{index}} of {{slidesLength}}",
  bullet: "Go to slide {{index}}",
} as const;
