import type { MenuEntry } from "./menu.ts";

export const menu: readonly MenuEntry[] = [
  { title: "Accueil", path: "/" },
  {
    title: "Immigration",
    path: "/immigration",
    scene: "rockies",
    children: [
      { title: "Entrée express", path: "/immigration/express-entry" },
      {
        title: "Programme des travailleurs qualifiés (fédéral)",
        path: "/immigration/federal-skilled-worker",
      },
      {
        title: "Programme des travailleurs de métiers spécialisés (fédéral)",
        path: "/immigration/federal-skilled-trades",
      },
      { title: "Catégorie de l'expérience canadienne", path: "/immigration/canadian-experience-class" },
      { title: "Programme des candidats des provinces", path: "/immigration/provincial-nominee-programs" },
    ],
  },
  { title: "Permis d'études", path: "/study", scene: "waterfront" },
  {
    title: "Visite",
    path: "/visit",
    scene: "waterfront",
    children: [
      { title: "Visa de visiteur", path: "/visit/tourism" },
      { title: "Super visa", path: "/visit/super-visa" },
    ],
  },
  { title: "Parrainage", path: "/sponsorship", scene: "harbour" },
  { title: "Citoyenneté", path: "/citizenship", scene: "prairie" },
  {
    title: "Autres services",
    path: "/other-services",
    scene: "prairie",
    children: [
      {
        title: "Immigration des gens d'affaires",
        path: "/other-services/canadian-business-immigration-program",
      },
      {
        title: "Étude d'impact sur le marché du travail",
        path: "/other-services/labour-market-impact-assessment",
      },
      { title: "Aides familiaux", path: "/other-services/caregivers" },
    ],
  },
  { title: "Nous joindre", path: "/contact-us", scene: "harbour" },
];
