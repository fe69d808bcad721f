import { words } from "#language/site.ts";
import { menu } from "./menu.ts";

type FooterLink =
  | { readonly title: string; readonly path: string }
  | { readonly title: string; readonly action: "assessment" };

const navigation: readonly FooterLink[] = [
  // The address of /visit that is printed on older material: it leads there by redirect.
  ...menu.map(({ title, path }) => ({ title, path: path === "/visit" ? "/Visit" : path })),
  { title: words.unlisted.assessment, action: "assessment" },
];

export const footer = {
  ...words.footer,
  navigation,
  trust: [
    { title: words.unlisted.privacy, path: "/privacy" },
    { title: words.unlisted.verify, path: "/verify" },
    { title: words.unlisted.accessibility, path: "/accessibility" },
  ],
} as const;
