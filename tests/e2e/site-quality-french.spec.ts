import { expect } from "@playwright/test";
import { words } from "#content/fr/words.ts";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { asOwnClient } from "../support/consultant.ts";
import { spread } from "../support/full.ts";
import { routes, whenReady } from "../support/site.ts";

/*
 * A French page has the markup and the colours of the English page, which site-quality.spec.ts looks at in every size
 * and scheme. What may differ is words: names that are missing or said twice, `lang`, and their width.
 */
const others = ["/assessment", "/privacy", "/verify", "/receipt", "/no-such-page"];
const colours = { without: ["color-contrast"] };

test.beforeEach(async ({ page }) => {
  await asOwnClient(page);
  await page.setViewportSize({ width: 320, height: 720 });
});

test("axe finds no fault on French pages, and none is wider than a narrow screen", async ({ page }) => {
  test.slow();
  for (const path of spread([...others, ...routes], 6)) {
    await page.goto(`/fr${path === "/" ? "" : path}`);
    expect(await axeFaults(page, colours), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test("nor in French forms that were refused, or in what they ask before they close", async ({ page }) => {
  await page.goto("/fr/study");
  await whenReady(page);
  await page.getByRole("banner").getByRole("button", { name: words.frame.book }).click();
  const dialog = page.getByRole("dialog", { name: words.frame.book });
  await dialog.locator("[type=submit]").click();
  await expect(dialog.locator(".visa-field .visa-error")).toHaveCount(4);
  expect(await axeFaults(page, colours)).toEqual([]);

  await page.goto("/fr/assessment");
  await whenReady(page);
  await page.locator("[name=status]").selectOption("Married");
  await page.locator("form[name=request] [type=submit]").click();
  await expect(page.locator(".visa-summary li")).toHaveCount(9);
  expect(await axeFaults(page, colours)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await axeFaults(page, colours)).toEqual([]);
});
