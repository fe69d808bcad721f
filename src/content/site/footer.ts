import { firm } from "#content/firm/firm.ts";
import { interpolate } from "#content/interpolate.ts";
import { words } from "#language/site.ts";
import { menu } from "./menu.ts";

const navigation = [
  // The address printed on older material; it redirects to /visit.
  ...menu.map(({ title, path }) => ({ title, path: path === "/visit" ? "/Visit" : path })),
  { title: words.unlisted.assessment, action: "assessment" },
] as const;

export const footer = {
  ...words.footer,
  licence: firm.hasConsultant ? words.footer.licence : [],
  copyright: interpolate(words.footer.copyright, { year: String(firm.copyrightYear) }),
  navigation,
  trust: [
    { title: words.unlisted.privacy, path: "/privacy" },
    { title: words.unlisted.verify, path: "/verify" },
    { title: words.unlisted.accessibility, path: "/accessibility" },
    { title: words.unlisted.updates, path: "/updates" },
  ],
} as const;
