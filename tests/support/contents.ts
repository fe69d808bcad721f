import { footer } from "#content/site/footer.ts";
import * as home from "#content/site/home.ts";
import { samples } from "#language/samples.ts";
import { otherContents, pageContents } from "./page-contents.ts";

/** The product's own; praise of clients is for the firm to judge. */
const homeOfTheProduct = {
  ...home,
  testimonials: { ...home.testimonials, cards: samples.testimonials },
  satisfaction: { ...home.satisfaction, gauges: samples.gauges },
  labels: {},
  carousels: {},
};

export const contents: readonly (readonly [string, object])[] = [
  ["/", homeOfTheProduct],
  ...[...pageContents, ...otherContents].map((page) => [page.path, page] as const),
  ["footer", footer],
];

const unread = new Set([
  "path",
  "href",
  "to",
  "sources",
  "source",
  "program",
  "updated",
  "noticeVersion",
  "locale",
  "action",
  "kind",
  "icon",
  "picture",
  "img",
  "scene",
  // Each language has those that its Intl writes otherwise.
  "cities",
]);

/** Every text of a content that a visitor reads, its runs joined as on the page. */
export function textsIn(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (Array.isArray(content))
    return content.some(isLink) ? [content.map(wordsOf).join("")] : content.flatMap(textsIn);
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => (unread.has(key) ? [] : textsIn(value)));
}

function isLink(run: unknown): run is { text: string; href: string } {
  return typeof run === "object" && run !== null && "text" in run && "href" in run;
}

function wordsOf(run: unknown) {
  return isLink(run) ? run.text : String(run);
}
