import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { spread } from "../support/full.ts";
import { visit, whenReady } from "../support/site.ts";

/* Extensions remove elements of a page; what React then cannot remove must not blank the site. */

test.use({ viewport: { width: 1280, height: 800 } });

const path = "/study";

/** How many direct children each part has at most; a part with fewer tests nothing twice. */
const parts = { main: 4, "main > *": 3, header: 4, footer: 3 };
const cases = Object.entries(parts).flatMap(([part, count]) =>
  Array.from({ length: count }, (_, at) => ({ part, at })),
);

async function remove(page: Page, part: string, at: number) {
  await page.evaluate(([part, at]) => document.querySelectorAll(part)[0]?.children[at]?.remove(), [
    part,
    at,
  ] as const);
}

for (const { part, at } of spread(cases, 3))
  test(`without child ${at} of ${part} three links and Back still show their pages`, async ({ page }) => {
    await visit(page, path);
    await remove(page, part, at);
    for (const to of ["/citizenship", "/sponsorship", "/verify"]) {
      // The link of the menu or the footer may be what is missing.
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement("a"), { href: to });
        (document.querySelector<HTMLElement>(`a[href="${to}"]`) ?? link).click();
        if (location.pathname !== to && !document.querySelector(`a[href="${to}"]`)) location.assign(to);
      }, to);
      await expect(page).toHaveURL(to);
      await expect(page.locator("h1").first()).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL("/sponsorship");
    await expect(page.locator("h1").first()).toBeVisible();
    await whenReady(page);
  });

test("an error that returns after the page was loaded again loads it no further", async ({ page }) => {
  let loads = 0;
  page.on("load", () => (loads += 1));
  await visit(page, path);
  await page.evaluate(() => history.replaceState({ isLoadedAgain: true }, ""));
  await page.evaluate(() => document.querySelector("main")?.replaceChildren());
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Citizenship" });
  await link.click();
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page).toHaveURL("/citizenship");
  expect(loads).toBeLessThanOrEqual(2);
});
