import { expect, type Page } from "@playwright/test";
import { pathIn } from "#lead/languages.ts";
import { test } from "../support/browser-test.ts";
import { full, spread } from "../support/full.ts";
import { followLink, routes, sectionRoutes, whenIdle } from "../support/site.ts";

const backwards = routes.toReversed();
const homeBetween = routes.flatMap((path) => (path === "/" ? [] : ["/", path]));
/** Each view, and sections from the menu's beginning to its end. */
const some = ["/contact-us", "/", ...spread(sectionRoutes, 7), "/"];

/**
 * The pages in their order, how wide they are, and whether the overlays are opened on each before it is left.
 */
const walks: readonly [name: string, order: readonly string[], width: number, overlays: boolean][] = full
  ? [
      ["from the end to the beginning", backwards, 375, false],
      ["back to the home page after each", homeBetween, 1280, false],
      ["with overlays in between", backwards, 1280, true],
      ["in French, with overlays in between", routes.map((path) => pathIn("fr", path)), 375, true],
    ]
  : [["in French, with overlays in between", some.map((path) => pathIn("fr", path)), 375, true]];

/** The contact pop-up, then the assessment, which takes the site out of the page for a while. */
async function openAndCloseOverlays(page: Page): Promise<void> {
  await page.locator(".info-line .action button").click();
  await page.locator("dialog[open] .close").click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.locator(".bar .way-in").click();
  await page.locator(".assessment .close").click();
  await expect(page.locator("main#main")).toBeVisible();
}

/**
 * Every element of the page and its footer: what it is, its box from the page's top, and its colours.
 * Carousels are left out: they are built when they are near.
 */
function look(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const top = document.querySelector("main")?.getBoundingClientRect().top ?? 0;
    const all = [...document.querySelectorAll<HTMLElement>("main, main *, footer, footer *")];
    return all
      .filter((element) => !element.closest("section:has(.swiper)"))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, position, pointerEvents } = getComputedStyle(element);
        const box = [x, y - top, width, height].map((length) => Math.round(length));
        const name = `${element.localName}.${element.classList[0] ?? ""}`;
        return [name, box.join(" "), color, backgroundColor, position, pointerEvents].join(" | ");
      });
  });
}

async function settled(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  let before = await look(page);
  await expect(async () => {
    const now = await look(page);
    const same = now.join("\n") === before.join("\n");
    before = now;
    expect(same).toBe(true);
  }).toPass();
  return before;
}

/** Looks of each page when it is opened directly, by width and path. */
const opened = new Map<string, readonly string[]>();
// So that one worker opens each page directly once for all walks.
test.describe.configure({ mode: "default" });

for (const [name, order, width, overlays] of walks)
  test(`a page reached by links ${name} is the same as opened directly, at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    // In the same tab: a whole browser draws a second one seldom.
    for (const path of order) {
      if (opened.has(`${width} ${path}`)) continue;
      await page.goto(path);
      await whenIdle(page);
      opened.set(`${width} ${path}`, await settled(page));
    }
    // The walk begins where the last page was opened, or anywhere if all were before.
    if (page.url() === "about:blank") await page.goto("/contact-us");
    await whenIdle(page);
    for (const path of order) {
      if (overlays) await openAndCloseOverlays(page);
      await followLink(page, path);
      await expect(page).toHaveURL(path);
      const own = new RegExp(`[^/]${path === "/" ? "/?" : path}$`);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", own);
      expect.soft(await settled(page), path).toEqual(opened.get(`${width} ${path}`));
    }
  });
