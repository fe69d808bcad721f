export interface MenuEntry {
  readonly title: string;
  readonly path: string;
  readonly children?: readonly MenuEntry[];
}

export const menu: readonly MenuEntry[] = [
  { title: "Home", path: "/" },
  {
    title: "Immigration",
    path: "/immigration",
    children: [
      { title: "Express Entry", path: "/immigration/express-entry" },
      { title: "Federal Skilled Worker", path: "/immigration/federal-skilled-worker" },
      { title: "Federal Skilled Trades", path: "/immigration/federal-skilled-trades" },
      { title: "Canadian Experience Class", path: "/immigration/canadian-experience-class" },
      { title: "Provincial nominee programs", path: "/immigration/provincial-nominee-programs" },
    ],
  },
  { title: "Study Program", path: "/study" },
  {
    title: "Visit",
    path: "/visit",
    children: [
      { title: "Visitor Visa", path: "/visit/tourism" },
      { title: "Super Visa", path: "/visit/super-visa" },
    ],
  },
  { title: "Sponsorship Program", path: "/sponsorship" },
  { title: "Citizenship", path: "/citizenship" },
  {
    title: "Other services",
    path: "/other-services",
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
  { title: "Contact us", path: "/contact-us" },
];
