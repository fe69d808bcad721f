import { firm, withFirm } from "#content/firm/firm.ts";
import { locale } from "#content/language.ts";
import { siteLanguages, spokenLanguages } from "#content/languages.ts";
import { changedOn } from "#content/programs/program-statuses.ts";
import { heads, notFoundHead, type OwnHead } from "#content/site/heads.ts";
import type { PageContent } from "#content/site/page.ts";
import { languages, pathIn } from "#lead/languages.ts";
import { addressOf, base } from "./address.ts";
import { type PageEntry, pages } from "./registry.ts";
import { structuredData } from "./structured-data.ts";

export type Head = ReturnType<typeof headOf>;

const headOfView: Readonly<Partial<Record<PageEntry["view"], OwnHead>>> = heads;

function titleAndDescription(entry: PageEntry | undefined, content: PageContent | undefined) {
  if (content) return { title: withFirm(content.title), description: content.description };
  return (entry && headOfView[entry.view]) ?? notFoundHead;
}

export function titleOf(entry: PageEntry | undefined, content: PageContent | undefined): string {
  return titleAndDescription(entry, content).title;
}

export function headOf(entry: PageEntry | undefined, content: PageContent | undefined) {
  const indexed = entry !== undefined && entry.view !== "receipt";
  const parent = entry && pages.find(({ path }) => path !== "/" && entry.path.startsWith(`${path}/`));
  // Each section of the menu has a picture, and so has the assessment (scripts/setup/preview-sheets.ts).
  const section = indexed && entry.view !== "text" ? (parent ?? entry) : undefined;
  const updated = content?.updated ?? (entry && headOfView[entry.view]?.updated);
  // The day on which the page's texts changed, or a program's status that they show.
  const changed = entry && updated && changedOn(entry.path, updated);
  return {
    ...titleAndDescription(entry, content),
    // Absent where the page must not be indexed.
    canonical: indexed ? `${firm.origin}${addressOf(entry.path)}` : undefined,
    alternates: indexed && siteLanguages.length > 1 ? alternatesOf(entry.path) : [],
    locale,
    image: `${firm.origin}/og${base}/${section?.path.slice(1) || "default"}.png`,
    // The words on the picture, which sections share with their pages; other pages use the firm's.
    imageAlt: section
      ? (headOfView[section.view]?.title ?? `${section.title}, ${firm.name}`)
      : heads.home.title,
    changed,
    jsonLd: indexed ? structuredData(entry, parent, changed) : undefined,
  };
}

/** The same page in each language; the home page also has the languages without the whole site. */
export function alternatesOf(path: string) {
  const written = path === "/" ? spokenLanguages : siteLanguages;
  return written.map((code) => ({
    tag: languages[code].tag,
    href: `${firm.origin}${pathIn(code, path)}`,
  }));
}
