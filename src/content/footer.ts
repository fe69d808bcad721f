import { firm } from "./firm.ts";

export type FooterLink =
  | { readonly title: string; readonly path: string }
  | { readonly title: string; readonly action: "assessment" };

export const footer = {
  about: `${firm.name} offers a straightforward method of processing any type of visa needs. We explain the rules, prepare your file with you, and stay beside you until there is a decision.`,
  navigation: [
    { title: "Home", path: "/" },
    { title: "Immigration", path: "/immigration" },
    { title: "Study Program", path: "/study" },
    // The address printed on older material; it leads to /visit by redirect.
    { title: "Visit", path: "/Visit" },
    { title: "Sponsorship Program", path: "/sponsorship" },
    { title: "Citizenship", path: "/citizenship" },
    { title: "Other services", path: "/other-services" },
    { title: "Contact us", path: "/contact-us" },
    { title: "Assessment Form", action: "assessment" },
  ],
  copyright: "Copyright © 2022 All Rights Reserved.",
} as const satisfies { about: string; navigation: readonly FooterLink[]; copyright: string };
