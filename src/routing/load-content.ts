import { noticeVersion } from "#content/build-facts.ts";
import type { Day } from "#content/day.ts";
import { firm } from "#content/firm/firm.ts";
import { withOtherRegisters } from "#content/firm/other-registers.ts";
import { interpolate } from "#content/interpolate.ts";
import { language } from "#content/language.ts";
import type { PageContent } from "#content/site/page.ts";
import { placeholderValues } from "#content/site/placeholder-values.ts";
import { elided } from "#lead/elided.ts";
import { longDay } from "#site/ui/as-of.tsx";

/** Each page's texts are a chunk of their own; the folder is that of the build's language. */
const files = import.meta.glob<PageContent>("#language/pages/*.md", { import: "page" });

/** The source file of a route's texts, relative to src, named after the route's last segment. */
export function contentFile(path: string): string | undefined {
  const end = `/pages/${path.slice(path.lastIndexOf("/") + 1)}.md`;
  return Object.keys(files).find((file) => file.endsWith(end));
}

export async function loadContent(path: string): Promise<PageContent | undefined> {
  const page = await files[contentFile(path) ?? ""]?.();
  const filled = page && withPlacesFilled(page);
  return filled && path === "/verify" && firm.profession !== "consultant"
    ? withOtherRegisters(filled)
    : filled;
}

function withPlacesFilled(page: PageContent): PageContent {
  // Shows the notice's version as its day, with the hash in brackets.
  const [day = "", mark] = noticeVersion.split(".");
  const version = `${longDay(day as Day)} (${mark})`;
  const values = { ...placeholderValues, updated: longDay(page.updated), noticeVersion: version };
  return JSON.parse(JSON.stringify(page), (_, value) =>
    typeof value === "string" ? elidedInFrench(interpolate(value, values)) : value,
  );
}

function elidedInFrench(text: string) {
  return language === "fr" ? elided(text, firm.name, firm.shortName) : text;
}
