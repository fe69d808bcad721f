import type * as english from "./home-labels.ts";
import type { Translated } from "./translated.ts";

export const homeLabels = {
  hero: "Bienvenue",
  features: "Par où commencer",
  claims: "Le Canada en deux chiffres",
  testimonials: "Témoignages",
  contact: "Nous joindre",
  whoWeArePicture:
    "Deux personnes discutent à un bureau, devant une fenêtre qui donne sur un lac de montagne",
  gauge: "{label} : {percent}",
  sample: "Exemple",
} as const satisfies Translated<typeof english.homeLabels>;

export const carousels = {
  hero: { pause: "Arrêter le défilement des images", play: "Reprendre le défilement des images" },
  services: { pause: "Arrêter le défilement des services", play: "Reprendre le défilement des services" },
  testimonials: {
    pause: "Arrêter le défilement des témoignages",
    play: "Reprendre le défilement des témoignages",
  },
  slide: "{{index}} sur {{slidesLength}}",
  bullet: "Aller à la diapositive {{index}}",
} as const satisfies Translated<typeof english.carousels>;
