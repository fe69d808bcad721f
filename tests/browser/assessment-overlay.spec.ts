import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { whenReady } from "../support/site.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const form = (page: Page) => page.locator("form[name=request]");
const firstName = (page: Page) => form(page).locator("[name=firstName]");
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const close = (page: Page) => page.getByRole("button", { name: "Close", exact: true });

test("the address /assessment shows the same screen, which closes to the home page and opens from its link", async ({
  page,
}) => {
  await page.goto("/assessment");
  await whenReady(page);
  await expect(firstName(page)).toBeFocused();
  await expect(menu(page)).toHaveCount(0);

  await test.step("closing it shows the home page from its top", async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await close(page).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("region", { name: "Welcome" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step("'Assessment Form' there is a link to /assessment that a plain click opens in place", async () => {
    const link = page.getByRole("main").getByRole("link", { name: "Assessment Form" });
    await expect(link).toHaveAttribute("href", "/assessment");
    await link.click();
    await expect(firstName(page)).toBeFocused();
    await expect(page).toHaveURL("/");
  });
});

test("the assessment takes the place of the page that opens it, gives it back as it was, and loses no answer unasked", async ({
  page,
  context,
}) => {
  await page.goto("/study");
  await whenReady(page);
  await expect(page.locator("[data-page-title]")).toBeInViewport();
  const opener = page.getByRole("contentinfo").getByRole("link", { name: "Assessment Form" });

  await test.step("it takes the place of the whole site, and closing brings back place, title, focus and typed text", async () => {
    const typed = page.locator('main form[name="contact"]').getByLabel(/Full name/);
    await typed.fill("Half a name");
    const title = await page.title();
    for (const top of [0, 700]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
      // A click would scroll to it first.
      await opener.dispatchEvent("click");
      await expect(firstName(page)).toBeFocused();
      await expect(page).toHaveURL("/study");
      await expect(page).not.toHaveTitle(title);
      await expect(menu(page)).toHaveCount(0);
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      await expect(page.locator('form[name="contact"]')).toHaveCount(0);

      await close(page).click();
      await expect(menu(page)).toBeVisible();
      await expect(form(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(top);
      await expect(page).toHaveTitle(title);
      await expect(typed).toHaveValue("Half a name");
    }
  });

  await test.step("a plain click on the footer's link or on the page's opens it, and Escape leaves it while it is empty", async () => {
    const sendUs = page.getByRole("main").getByRole("link", { name: "Send us your answers" });
    await expect(sendUs).toHaveAttribute("href", "/assessment");
    for (const link of [sendUs, opener]) {
      await link.click();
      await expect(firstName(page)).toBeFocused();
      await expect(page).toHaveURL("/study");
      await page.keyboard.press("Escape");
      await expect(form(page)).toHaveCount(0);
    }
  });

  await test.step("Escape asks before it throws answers away, and closes at once when there are none", async () => {
    const open = page.getByRole("banner").getByRole("button", { name: "Free assessment" });
    const question = page.getByRole("dialog", { name: "Close the assessment?" });
    await open.click();
    await firstName(page).fill("Ana");
    await page.keyboard.press("Escape");
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "Keep answering" }).click();
    await expect(firstName(page)).toHaveValue("Ana");
    await page.keyboard.press("Escape");
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(firstName(page)).toHaveValue("Ana");
    await firstName(page).fill("");
    await page.keyboard.press("Escape");
    await expect(form(page)).toHaveCount(0);

    await open.click();
    await firstName(page).fill("Ana");
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Discard and close" }).click();
    await expect(form(page)).toHaveCount(0);
    await expect(menu(page)).toBeVisible();
  });

  await test.step("a click with Ctrl opens it in a tab of its own and leaves this one", async () => {
    const opened = context.waitForEvent("page");
    await opener.click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(tab.locator('input[name="firstName"]')).toBeFocused();
    expect(new URL(tab.url()).pathname).toBe("/assessment");
    await expect(form(page)).toHaveCount(0);
  });
});
