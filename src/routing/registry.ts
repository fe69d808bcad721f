import { footer } from "#content/site/footer.ts";
import { menu } from "#content/site/menu.ts";
import { words } from "#language/site.ts";
import { routeAt } from "./address.ts";

export interface PageEntry {
  path: string;
  title: string;
  view: "home" | "section" | "contact" | "assessment" | "receipt" | "text";
}

function viewOf(path: string): PageEntry["view"] {
  if (path === "/") return "home";
  return path === "/contact-us" ? "contact" : "section";
}

/** A page that its section's menu does not list; related pages lead there. */
const quebec: PageEntry = { path: "/immigration/quebec", title: words.unlisted.quebec, view: "section" };

export const pages: readonly PageEntry[] = [
  ...menu
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .map(({ path, title }) => ({ path, title, view: viewOf(path) })),
  quebec,
];

export const assessmentEntry: PageEntry = {
  path: "/assessment",
  title: words.unlisted.assessment,
  view: "assessment",
};

/** Page on which the worker answers a plain form; no link leads to it. */
export const receiptEntry: PageEntry = { path: "/receipt", title: words.unlisted.receipt, view: "receipt" };

export const textPages: readonly PageEntry[] = footer.trust.map((link) => ({ ...link, view: "text" }));

export const entries: readonly PageEntry[] = [...pages, ...textPages, assessmentEntry, receiptEntry];

export function findPage(path: string): PageEntry | undefined {
  const canonical = canonicalPath(path);
  return entries.find((entry) => entry.path === canonical);
}

export function pageAt(address: string): PageEntry | undefined {
  const path = routeAt(address);
  return path === undefined ? undefined : findPage(path);
}

export function canonicalPath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, "") || "/";
}
