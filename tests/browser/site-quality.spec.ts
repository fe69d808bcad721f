import { expect, type Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { full, spread } from "../support/full.ts";
import { pageContents } from "../support/page-contents.ts";
import { doubleLetters, routes, watchPage, whenIdle, whenReady } from "../support/site.ts";

/** One of each view, with each kind of block; receipt.spec.ts looks at the pages of texts. */
const views = ["/", "/immigration/express-entry", "/contact-us", "/assessment"];
const looked = full ? [...routes, "/verify", "/privacy", "/assessment"] : views;

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

for (const path of looked) {
  test(`${path} is accessible at both sizes in both schemes, stands still and stays on its host`, async ({
    page,
  }) => {
    test.slow();
    const { complaints } = watchPage(page);
    await page.addInitScript(() => {
      Reflect.set(window, "shifts", 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!Reflect.get(entry, "hadRecentInput"))
            Reflect.set(window, "shifts", Reflect.get(window, "shifts") + Reflect.get(entry, "value"));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 375, height: 720 });
    await page.goto(path);
    await whenIdle(page);
    // The carousels are what comes last, and what could move the home page.
    await expect(page.locator(".swiper-initialized")).toHaveCount(path === "/" ? 3 : 0);
    await page.evaluate(() => document.fonts.ready);
    // A typeface that comes late under load may move a word by a pixel: what counts are two digits, as in a report.
    expect(await page.evaluate(() => Reflect.get(window, "shifts").toFixed(2))).toBe("0.00");
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 720 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFaults(page, { only: ["color-contrast"] })).toEqual([]);
    if (full) {
      await page.setViewportSize({ width: 375, height: 720 });
      expect(await axeFaults(page, { only: ["color-contrast"] })).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

test("with letters twice as large a page keeps to a phone's width", async ({ page }) => {
  await doubleLetters(page);
  await page.setViewportSize({ width: 375, height: 720 });
  for (const path of spread(
    ["/", "/fr/study", "/zh", "/assessment", "/contact-us", "/sponsorship", "/ar"],
    3,
  )) {
    await page.goto(path);
    await whenReady(page);
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

test("at 400 % zoom a page keeps to the window's width, and no bar stays over it", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of spread(["/immigration/federal-skilled-worker", "/", "/contact-us", "/assessment"], 2)) {
    await page.goto(path);
    await whenReady(page);
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    const covered = await page.evaluate(() =>
      Math.max(
        0,
        ...[...document.querySelectorAll("header")].map((header) => header.getBoundingClientRect().bottom),
      ),
    );
    expect(covered, path).toBeLessThan(path === "/assessment" ? 256 / 2 : 1);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page reads completely, and its menu and its forms work", async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 800 });
    const nav = page.getByRole("navigation", { name: "Main" });

    await test.step("a page reads completely", async () => {
      for (const content of spread(pageContents, pageContents.length)) {
        await page.goto(content.path);
        for (const block of content.blocks)
          if ("heading" in block)
            await expect(page.getByRole("heading", { name: block.heading, exact: true })).toBeVisible();
        await expect(page.getByRole("heading", { name: content.next.heading })).toBeVisible();
      }
    });

    await test.step("a resting mouse opens the sub-menus", async () => {
      const entry = nav.getByRole("link", { name: "Express Entry" });
      await expect(entry).toBeHidden();
      await nav.getByRole("link", { name: "Immigration", exact: true }).hover();
      await expect(entry).toBeVisible();
      await page.mouse.move(0, 0);
    });

    await test.step("the menu, the forms' pages and a phone number are within reach on a phone", async () => {
      await page.setViewportSize({ width: 375, height: 720 });
      await nav.getByRole("link", { name: "Citizenship" }).click();
      await expect(page).toHaveURL("/citizenship");
      await page.getByRole("banner").getByRole("button", { name: "Free assessment" }).click();
      await expect(page).toHaveURL(/\/assessment\??$/);
      await expect(page.locator('form[name="request"]')).toBeVisible();
      await expect(page.locator("noscript p")).toBeVisible();
      await page.getByRole("button", { name: "Close" }).click();
      await expect(page.getByRole("region", { name: "Welcome" })).toBeVisible();
    });

    await test.step("a submitted form puts no answer into the address", async () => {
      await page.goto("/contact-us");
      await page.locator("form[name=contact] [name=fullName]").fill("Adaeze");
      await page.locator("form[name=contact] [type=submit]").click();
      await expect(page.locator("form[name=contact] [name=fullName]")).toHaveValue("Adaeze");
      await expect(page).toHaveURL("/api/contact");
    });
  });
});
