import { firm } from "./firm.ts";
import { unlistedTitles } from "./heads.ts";
import { menu } from "./menu.ts";

export type FooterLink =
  | { readonly title: string; readonly path: string }
  | { readonly title: string; readonly action: "assessment" };

const navigation: readonly FooterLink[] = [
  // The address of /visit that is printed on older material: it leads there by redirect.
  ...menu.map(({ title, path }) => ({ title, path: path === "/visit" ? "/Visit" : path })),
  { title: "Assessment Form", action: "assessment" },
];

export const footer = {
  about: `${firm.name} offers a straightforward method of processing any type of visa needs. We explain the rules. Under a written agreement we prepare your file with you.`,
  navigation,
  /** Beside the copyright. */
  trust: [
    { title: unlistedTitles.privacy, path: "/privacy" },
    { title: unlistedTitles.verify, path: "/verify" },
  ],
  copyright: "Copyright © 2022 All Rights Reserved.",
} as const;
