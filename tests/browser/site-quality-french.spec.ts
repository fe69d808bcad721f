import { expect, type Page } from "@playwright/test";
import { words } from "#words/fr/site.ts";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { asOwnClient } from "../support/consultant.ts";
import { spread } from "../support/full.ts";
import { routes, whenReady } from "../support/site.ts";

/*
 * A French page has the markup and the colours of the English page, which site-quality.spec.ts looks at in every size
 * and scheme. What may differ is words: names that are missing or said twice, `lang`, and their width.
 */
const others = ["/privacy", "/verify", "/accessibility", "/receipt", "/no-such-page"];
const withForms = ["/study", "/assessment"];
const colours = { without: ["color-contrast"] };

test.beforeEach(async ({ page }) => {
  await asOwnClient(page);
  await page.setViewportSize({ width: 320, height: 720 });
});

async function look(page: Page, path: string): Promise<void> {
  await page.goto(`/fr${path === "/" ? "" : path}`);
  expect(await axeFaults(page, colours), path).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
}

test("axe finds no fault on French pages and in their forms, and none is wider than a narrow screen", async ({
  page,
}) => {
  test.slow();
  const rest = [...others, ...routes].filter((path) => !withForms.includes(path));
  await test.step("a page as it opens", async () => {
    for (const path of spread(rest, 12)) await look(page, path);
  });

  await test.step("a message that was refused", async () => {
    await look(page, "/study");
    await whenReady(page);
    await page.getByRole("banner").getByRole("button", { name: words.frame.book }).click();
    const dialog = page.getByRole("dialog", { name: words.frame.book });
    await dialog.locator("[type=submit]").click();
    await expect(dialog.locator(".visa-field .visa-error")).toHaveCount(4);
    expect(await axeFaults(page, colours)).toEqual([]);
  });

  await test.step("an assessment that was refused, and what it asks before it closes", async () => {
    await look(page, "/assessment");
    await whenReady(page);
    await page.locator("[name=status]").selectOption("Married");
    await page.locator("form[name=request] [type=submit]").click();
    await expect(page.locator(".visa-summary li")).toHaveCount(9);
    expect(await axeFaults(page, colours)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await axeFaults(page, colours)).toEqual([]);
  });
});
