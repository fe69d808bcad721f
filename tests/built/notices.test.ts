import { describe, expect, test } from "vitest";
import { facts } from "#content/programs/facts.ts";
import { changedOn, programStatuses } from "#content/programs/program-statuses.ts";
import { statusAt } from "#content/programs/status-at.ts";
import { menu } from "#content/site/menu.ts";
import { readOfficialPages } from "#scripts/build/pages/read-pages.ts";
import { pageContents } from "../support/page-contents.ts";
import { read } from "./support/built-files.ts";

const entries = menu.flatMap((entry) => [entry, ...(entry.children ?? [])]);
const long = (day: string) =>
  new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });

const official = readOfficialPages("en");
const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);
const mainOf = (path: string) => /<main[\s\S]*<\/main>/.exec(read(fileOf(path)))?.[0] ?? "";
const noticesIn = (html: string) => html.match(/<section class="notice"[\s\S]*?<\/section>/g) ?? [];

describe.each(pageContents.map((page) => [page.path, page] as const))("%s", (path, page) => {
  const main = mainOf(path);
  const shown = noticesIn(main);
  const expected = Object.entries(programStatuses).filter(([, { pages }]) => pages.some((of) => of === path));

  test("shows each status that touches it, with its day and its official page, and no other", () => {
    expect(shown).toHaveLength(expected.length);
    for (const [id, { status, asOf }] of expected) {
      const notice = shown.find((html) => html.includes(`id="${id}"`));
      const source = official.get(facts.find((fact) => fact.id === id)?.source ?? "")?.href;
      expect(notice).toContain(`data-status="${status}"`);
      expect(notice).toContain(`As of <time datetime="${asOf}">${long(asOf).replace(" ", "&nbsp;")}</time>`);
      expect(notice).toContain(`href="${source}"`);
    }
  });

  test("shows them before it calls to anything", () => {
    const firstCall = main.search(/<form|<button/);
    expect(firstCall).toBeGreaterThan(0);
    for (const notice of shown) expect(main.indexOf(notice)).toBeLessThan(firstCall);
  });

  test("opens them by itself on a wide window unless they would keep its text from the first one", () => {
    const folded = shown.filter((html) => html.includes("<details"));
    const opens = folded.filter((html) => html.includes('<details class="open-on-wide"'));
    expect(opens).toHaveLength(shown.length > 2 ? 0 : folded.length);
  });

  test("gives crawlers the day of its last change", () => {
    const changed = changedOn(path, page.updated);
    expect(read(fileOf(path))).toContain(`"dateModified":"${changed}"`);
    expect(read("sitemap.xml")).toMatch(new RegExp(`${path}</loc><lastmod>${changed}</lastmod>`));
  });
});

function marksAfter(html: string, path: string): string[] {
  return [
    ...html.matchAll(new RegExp(`<li[^>]*><a [^>]*href="${path}"[^>]*>[^<]*</a>(<span[^>]*>[^<]*)?`, "g")),
  ].map(([, mark = ""]) => mark.replace(/ id="[^"]*"/, ""));
}

function markOf(path: string): string {
  const shown = statusAt(path);
  if (!shown) return "";
  const word = shown.part ? `partly ${shown.status}` : shown.status;
  return `<span class="status-mark" data-status="${shown.status}">${word}`;
}

test.each(entries.flatMap(({ children = [] }) => children).map(({ path }) => path))(
  "the menu and the section's list mark %s by its status, or not at all",
  (path) => {
    expect(marksAfter(read(fileOf(path)), path)).toEqual([markOf(path), markOf(path)]);
    expect(marksAfter(read("citizenship.html"), path)).toEqual([markOf(path)]);
  },
);

test("the home page marks the card of a closed program and dates the claim that has moved", () => {
  const home = mainOf("/");
  const cards = home.match(/<li class="swiper-slide popular-card"[\s\S]*?<\/li>/g) ?? [];
  expect(cards).toHaveLength(5);
  for (const card of cards) {
    const path = /href="([^"]+)"/.exec(card)?.[1] ?? "";
    expect(card.includes("status-mark"), path).toBe(statusAt(path) !== undefined);
  }
  expect(cards.filter((card) => card.includes('data-status="closed"'))).toHaveLength(1);
  expect(home).toMatch(
    /600,000 students every year\.<\/p><p class="figure-notice" data-status="changing">As of <time/,
  );
});
