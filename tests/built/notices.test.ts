import { expect, test } from "vitest";
import { facts } from "#content/programs/facts.ts";
import { changedOn, programStatuses } from "#content/programs/program-statuses.ts";
import { statusAt } from "#content/programs/status-at.ts";
import { menu } from "#content/site/menu.ts";
import { readOfficialPages } from "#scripts/build/pages/read-pages.ts";
import { pageContents } from "../support/page-contents.ts";
import { attributesOf, fileOf, pageOf, read, textsOf } from "./support/built-files.ts";

const long = (day: string) =>
  new Date(day).toLocaleDateString("en-CA", { dateStyle: "long", timeZone: "UTC" }).replace(" ", "\u00a0");
const official = readOfficialPages("en");

test.each(pageContents)(
  "$path shows each of its statuses, dated and before any call to action, and crawlers get the day",
  ({ path, updated }) => {
    const page = pageOf(fileOf(path));
    const shown = [...page.querySelectorAll("main .notice")];
    const expected = Object.entries(programStatuses).filter(([, { pages }]) =>
      pages.some((of) => of === path),
    );
    expect(shown).toHaveLength(expected.length);
    for (const [id, { status, asOf }] of expected) {
      const notice = page.querySelector(`main .notice[aria-labelledby=${id}]`) as Element;
      const source = official.get(facts.find((fact) => fact.id === id)?.source ?? "")?.href;
      expect(notice.getAttribute("data-status")).toBe(status);
      expect(attributesOf(notice, "time", "datetime")).toContain(asOf);
      expect(notice.textContent).toContain(`As of ${long(asOf)}`);
      expect(attributesOf(notice, "a")).toContain(source);
    }
    // In the order of the document: all notices, then what calls to something.
    const order = [...page.querySelectorAll("main .notice, main form, main button")];
    expect(order.slice(0, shown.length)).toEqual(shown);
    expect(order.length).toBeGreaterThan(shown.length);
    // One line each, or the page's text would not be in the first window.
    expect(textsOf(page, "main .notice details:not([class])")).toHaveLength(shown.length);
    for (const notice of shown) expect(attributesOf(notice, "a")).toContain("/updates");

    const changed = changedOn(path, updated);
    expect(read(fileOf(path))).toContain(`"dateModified":"${changed}"`);
    expect(read("sitemap.xml")).toMatch(new RegExp(`${path}</loc><lastmod>${changed}</lastmod>`));
  },
);

function markOf(path: string) {
  const shown = statusAt(path);
  if (!shown) return "";
  return shown.part ? `partly ${shown.status}` : shown.status;
}

const children = menu.flatMap((entry) => entry.children ?? []);

test.each(children)("the menu and the section's list mark $path by its status, or not at all", ({ path }) => {
  const marksIn = (file: string) =>
    [...pageOf(file).querySelectorAll(`li > a[href='${path}']`)].map(({ parentElement: item }) => {
      const mark = item?.querySelector(".status-mark");
      expect(mark?.getAttribute("data-status")).toBe(statusAt(path)?.status);
      return mark?.textContent ?? "";
    });
  expect(marksIn(fileOf(path))).toEqual([markOf(path), markOf(path)]);
  expect(marksIn("citizenship.html")).toEqual([markOf(path)]);
});

test("the home page marks the card of a closed program and dates the claim that has moved", () => {
  const home = pageOf("index.html");
  const cards = [...home.querySelectorAll(".popular-card")];
  expect(cards).toHaveLength(5);
  for (const card of cards) {
    const [path = ""] = attributesOf(card, "a");
    expect(attributesOf(card, ".status-mark", "data-status"), path ?? "").toEqual(
      [statusAt(path ?? "")?.status].filter(Boolean),
    );
  }
  expect(textsOf(home, ".popular-card [data-status=closed]")).toHaveLength(1);
  const [claim] = textsOf(
    home,
    ".figure-number + .figure-notice[data-status=changing] + .figure-number + .figure-text",
  );
  expect(claim).toMatch(/600,000 students every year\.$/);
  expect(textsOf(home, ".figure-notice")[0]).toMatch(/^As of .*293,060 new students came in 2024/);
  expect(textsOf(home, ".figure-number").slice(0, 2)).toEqual(["293,060", "600,000+"]);
});

test.each(["", "/fr"])("%s/updates.xml is a feed of the lines of its page, the newest first", (root) => {
  const feed = read(`${root.slice(1)}${root && "/"}updates.xml`);
  const page = pageOf(`${root.slice(1)}${root && "/"}updates.html`);
  const updated = [...feed.matchAll(/<entry>.*?<updated>(\d{4}-\d\d-\d\d)T00:00:00Z<\/updated>/g)].map(
    ([, day]) => day,
  );
  expect(updated).toEqual(updated.toSorted().toReversed());
  const titles = [...feed.matchAll(/<title>([^<]+)<\/title><link href/g)].map(([, title]) => title);
  const lines = textsOf(page, "main section:has(h2) li");
  expect(titles.length).toBeGreaterThanOrEqual(10);
  for (const title of titles)
    expect(
      lines.some((line) => line.startsWith(String(title).replaceAll("&amp;", "&"))),
      title,
    ).toBe(true);
  expect(new Set(feed.match(/<id>[^<]+<\/id>/g)).size).toBe(updated.length + 1);
  expect(attributesOf(page, "link[type='application/atom+xml']", "href").join()).toMatch(/updates\.xml$/);
});
