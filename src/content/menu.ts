export interface MenuEntry {
  readonly title: string;
  readonly path: string;
  /** The landscape in the banner of the entry's pages. */
  readonly scene?: "rockies" | "waterfront" | "prairie" | "harbour";
  readonly children?: readonly MenuEntry[];
}

/** Every page but the assessment: an entry and a file of texts below `pages` make a page. */
export const menu: readonly MenuEntry[] = [
  { title: "Home", path: "/" },
  {
    title: "Immigration",
    path: "/immigration",
    scene: "rockies",
    children: [
      { title: "Express Entry", path: "/immigration/express-entry" },
      { title: "Federal Skilled Worker", path: "/immigration/federal-skilled-worker" },
      { title: "Federal Skilled Trades", path: "/immigration/federal-skilled-trades" },
      { title: "Canadian Experience Class", path: "/immigration/canadian-experience-class" },
      { title: "Provincial nominee programs", path: "/immigration/provincial-nominee-programs" },
    ],
  },
  { title: "Study Program", path: "/study", scene: "waterfront" },
  {
    title: "Visit",
    path: "/visit",
    scene: "waterfront",
    children: [
      { title: "Visitor Visa", path: "/visit/tourism" },
      { title: "Super Visa", path: "/visit/super-visa" },
    ],
  },
  { title: "Sponsorship Program", path: "/sponsorship", scene: "harbour" },
  { title: "Citizenship", path: "/citizenship", scene: "prairie" },
  {
    title: "Other services",
    path: "/other-services",
    scene: "prairie",
    children: [
      {
        title: "Business Immigration Program",
        path: "/other-services/canadian-business-immigration-program",
      },
      {
        title: "Labour market impact assessment",
        path: "/other-services/labour-market-impact-assessment",
      },
      { title: "Caregivers", path: "/other-services/caregivers" },
    ],
  },
  { title: "Contact us", path: "/contact-us", scene: "harbour" },
];
