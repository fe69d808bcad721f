import { expect, type Page } from "@playwright/test";
import { pathIn } from "#lead/languages.ts";
import { test } from "../support/browser-test.ts";
import { spread } from "../support/full.ts";
import { followLink, sectionRoutes, whenIdle } from "../support/site.ts";

/** Each view, and sections from the menu's beginning to its end. */
const order = ["/contact-us", "/", ...spread(sectionRoutes, 7), "/"].map((path) => pathIn("fr", path));

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

test("a page reached by links, with overlays in between, is the same as opened directly", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 375, height: 900 });
  // In the same tab: a whole browser draws a second one seldom.
  const opened = new Map<string, readonly string[]>();
  for (const path of new Set(order)) {
    await page.goto(path);
    await whenIdle(page);
    opened.set(path, await settled(page));
  }
  for (const path of order) {
    await openAndCloseOverlays(page);
    await followLink(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`[^/]${path}$`));
    expect.soft(await settled(page), path).toEqual(opened.get(path));
  }
});
