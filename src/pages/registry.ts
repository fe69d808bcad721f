import { menu } from "#content/menu.ts";
import type { PageContent } from "#content/page.ts";

export interface PageEntry {
  /** The canonical route. */
  readonly path: string;
  /** The menu's words for it. */
  readonly title: string;
  readonly view: "home" | "section" | "contact" | "assessment";
  /** Fetches the page's texts: each page's are a chunk of their own. Absent where the view has its own. */
  readonly loadContent?: () => Promise<PageContent>;
}

const contents: Readonly<Record<string, () => Promise<PageContent>>> = {
  "/immigration": async () => (await import("#content/pages/immigration.ts")).immigration,
  "/immigration/express-entry": async () => (await import("#content/pages/express-entry.ts")).expressEntry,
  "/immigration/federal-skilled-worker": async () =>
    (await import("#content/pages/federal-skilled-worker.ts")).federalSkilledWorker,
  "/immigration/federal-skilled-trades": async () =>
    (await import("#content/pages/federal-skilled-trades.ts")).federalSkilledTrades,
  "/immigration/canadian-experience-class": async () =>
    (await import("#content/pages/canadian-experience-class.ts")).canadianExperienceClass,
  "/immigration/provincial-nominee-programs": async () =>
    (await import("#content/pages/provincial-nominee-programs.ts")).provincialNomineePrograms,
  "/study": async () => (await import("#content/pages/study.ts")).study,
  "/visit": async () => (await import("#content/pages/visit.ts")).visit,
  "/visit/tourism": async () => (await import("#content/pages/tourism.ts")).tourism,
  "/visit/super-visa": async () => (await import("#content/pages/super-visa.ts")).superVisa,
  "/sponsorship": async () => (await import("#content/pages/sponsorship.ts")).sponsorship,
  "/citizenship": async () => (await import("#content/pages/citizenship.ts")).citizenship,
  "/other-services": async () => (await import("#content/pages/other-services.ts")).otherServices,
  "/other-services/canadian-business-immigration-program": async () =>
    (await import("#content/pages/business-immigration-program.ts")).businessImmigrationProgram,
  "/other-services/labour-market-impact-assessment": async () =>
    (await import("#content/pages/labour-market-impact-assessment.ts")).labourMarketImpactAssessment,
  "/other-services/caregivers": async () => (await import("#content/pages/caregivers.ts")).caregivers,
  "/contact-us": async () => (await import("#content/pages/contact-us.ts")).contactUs,
};

function viewOf(path: string): PageEntry["view"] {
  if (path === "/") return "home";
  return path === "/contact-us" ? "contact" : "section";
}

/** Every page of the site, in the menu's order. */
export const pages: readonly PageEntry[] = menu
  .flatMap((entry) => [entry, ...(entry.children ?? [])])
  .map(({ path, title }) => {
    const loadContent = contents[path];
    return { path, title, view: viewOf(path), ...(loadContent && { loadContent }) };
  });

/** The full-screen assessment opened by its own address; a menu or a sitemap does not list it. */
export const assessmentEntry: PageEntry = {
  path: "/assessment",
  title: "Assessment Form",
  view: "assessment",
};

/** The entry of a path in any letter case, with or without a trailing slash; undefined: not found. */
export function findPage(path: string): PageEntry | undefined {
  const canonical = canonicalPath(path);
  return [...pages, assessmentEntry].find((entry) => entry.path === canonical);
}

export function canonicalPath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, "") || "/";
}
