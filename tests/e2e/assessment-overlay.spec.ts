import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { whenReady } from "../support/site.ts";

const form = (page: Page) => page.locator("form[name=request]");
const close = (page: Page) => page.getByRole("button", { name: "Close", exact: true });

async function openFromHeader(page: Page) {
  await page.goto("/citizenship");
  await page.getByRole("banner").getByRole("button", { name: "Free assessment" }).click();
  await expect(form(page).locator("[name=firstName]")).toBeFocused();
}

test("closing the assessment that was opened by its address shows the home page from its top", async ({
  page,
}) => {
  await page.goto("/assessment");
  await whenReady(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await close(page).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("closing the assessment shows the page as it was left: place, title and focus", async ({ page }) => {
  await page.goto("/citizenship");
  await whenReady(page);
  const opener = page.getByRole("contentinfo").getByRole("link", { name: "Assessment Form" });
  for (const top of [0, 700]) {
    await expect(page.getByRole("heading", { level: 2, name: "Citizenship" })).toBeInViewport();
    const title = await page.title();
    await page.evaluate((to) => scrollTo(0, to), top);
    await opener.dispatchEvent("click");
    await expect(form(page).locator("[name=firstName]")).toBeFocused();
    await expect(page).not.toHaveTitle(title);
    await close(page).click();
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(top);
    await expect(page).toHaveTitle(title);
    await page.evaluate(() => scrollTo(0, 0));
  }
});

test("Escape asks before it throws answers away, and closes at once when there are none", async ({
  page,
}) => {
  await openFromHeader(page);
  await form(page).locator("[name=firstName]").fill("Ana");
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Close the assessment?" });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(form(page).locator("[name=firstName]")).toHaveValue("Ana");
  await form(page).locator("[name=firstName]").fill("");
  await page.keyboard.press("Escape");
  await expect(form(page)).toHaveCount(0);
});
