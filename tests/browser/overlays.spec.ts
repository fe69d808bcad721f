import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { installClock, letPass } from "../support/clock.ts";
import { hold } from "../support/hold.ts";
import { answerApi, press } from "../support/send.ts";
import { visit, whenReady } from "../support/site.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const form = (page: Page) => page.locator("form[name=request]");
const firstName = (page: Page) => form(page).locator("[name=firstName]");
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const close = (page: Page) => page.getByRole("button", { name: "Close", exact: true });
const book = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Book a consultation" });
const assess = (page: Page) => page.getByRole("banner").locator(".way-in");
const popUp = (page: Page) => page.getByRole("dialog", { name: "Book a consultation" });
const inline = (page: Page, name: string) => page.locator(`main form[name=contact] [name=${name}]`);
const overlayInHistory = (page: Page) => page.evaluate(() => history.state?.overlay);

const ways = Object.entries({
  "its icon": (page: Page) => close(page).click(),
  Escape: (page: Page) => page.keyboard.press("Escape"),
  "a step back": (page: Page) => page.goBack(),
});

test("each overlay closes by itself, and the pop-up returns after an assessment over it", async ({
  page,
}) => {
  await visit(page, "/study");
  await answerApi(page);
  const typed = popUp(page).locator("[name=fullName]");
  const note = page.locator(".visa-note");

  async function openBoth(name: string) {
    await book(page).click();
    await expect(typed).toBeFocused();
    await typed.fill(name);
    // The pop-up makes the rest of the page inert; a press that came before it does not.
    await assess(page).dispatchEvent("click");
    await expect(firstName(page)).toBeFocused();
    await expect(popUp(page)).toHaveCount(0);
  }

  for (const [how, leave] of ways)
    await test.step(how, async () => {
      await openBoth(how);
      await leave(page);
      await expect(form(page)).toHaveCount(0);
      await expect(typed).toHaveValue(how);
      await expect(typed).toBeFocused();
      expect(await popUp(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);

      await leave(page);
      await expect(popUp(page)).toBeHidden();
      await expect(book(page)).toBeFocused();
      await expect(page).toHaveURL("/study");
      await expect.poll(() => overlayInHistory(page)).toBeUndefined();
      await expect(inline(page, "fullName")).toHaveValue(how);
    });

  await test.step("the receipt of the assessment waits until the pop-up below it has closed", async () => {
    await openBoth("Adaeze");
    await press(form(page));
    await expect(form(page)).toHaveCount(0);
    await expect(popUp(page)).toBeVisible();
    await expect(note).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(note).toBeFocused();
  });

  await test.step("a sent message is also removed from the page's form and from storage", async () => {
    await book(page).click();
    await press(popUp(page));
    await expect(popUp(page)).toHaveCount(0);
    await expect(inline(page, "fullName")).toHaveValue("");
    const stored = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage).sort()]);
    // Of what was sent, only the references stay in this tab.
    expect(stored).toEqual([[], ["sent-contact", "sent-request"]]);
  });

  await test.step("the pop-up of a sent message opens again for another one", async () => {
    await book(page).click();
    await expect(typed).toBeFocused();
  });
});

test("an overlay whose chunk comes late does not cover the page that came meanwhile", async ({ page }) => {
  const release = await hold(page, /assets\/contact-dialog-.*\.js/);
  await visit(page, "/study");
  await book(page).dblclick();
  await menu(page).getByRole("link", { name: "Citizenship" }).click();
  await expect(page).toHaveURL("/citizenship");
  const came = page.waitForResponse(/assets\/contact-dialog-.*\.js/);
  release();
  await came;
  await menu(page).getByRole("link", { name: "Study Program" }).click();
  await expect(page).toHaveURL("/study");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the address /assessment shows the same screen, which closes to the home page", async ({ page }) => {
  await visit(page, "/assessment");
  await expect(firstName(page)).toBeFocused();
  await expect(menu(page)).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await close(page).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const link = page.getByRole("main").getByRole("link", { name: "Assessment Form" });
  await expect(link).toHaveAttribute("href", "/assessment");
  await link.click();
  await expect(firstName(page)).toBeFocused();
  await expect(page).toHaveURL("/");
});

test("a step back after Send announces the receipt, not answers that are kept", async ({ page }) => {
  await visit(page, "/study");
  await installClock(page);
  await answerApi(page);
  await assess(page).click();
  await firstName(page).fill("Ana");
  await press(form(page));
  await expect(form(page).getByRole("status").first()).toHaveText("Thank you.");
  await page.goBack();
  await expect(page.locator(".visa-note")).toBeFocused();
  // Later than the announcement of answers that are kept.
  await letPass(page, 600);
  await expect(page.getByText("Your answers are kept in this tab.")).toHaveCount(0);
});

test("closing the assessment restores the page, and loses no answer", async ({ page, context }) => {
  await visit(page, "/citizenship");
  await menu(page).getByRole("link", { name: "Study Program" }).click();
  await expect(page).toHaveURL("/study");
  await expect(page.locator("[data-page-title]")).toBeFocused();
  const opener = page.getByRole("contentinfo").getByRole("link", { name: "Assessment Form" });

  await test.step("it replaces the site with one entry in the history, and restores place, title, focus and text", async () => {
    await inline(page, "fullName").fill("Half a name");
    const title = await page.title();
    const entries = await page.evaluate(() => history.length);
    for (const [at, [, leave]] of ways.entries()) {
      const top = at * 350;
      await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
      // A click would scroll to it first.
      await opener.dispatchEvent("click");
      await expect(firstName(page)).toBeFocused();
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      await expect(firstName(page)).toHaveValue("Ana".slice(0, at));
      await firstName(page).fill("Ana".slice(0, at + 1));
      await expect(page).toHaveURL("/study");
      await expect(page).not.toHaveTitle(title);
      for (const part of [menu(page), page.getByRole("contentinfo"), inline(page, "fullName")])
        await expect(part).toHaveCount(0);
      await leave(page);
      await expect(form(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
      await expect(page).toHaveTitle(title);
      await expect(inline(page, "fullName")).toHaveValue("Half a name");
      await expect.poll(() => overlayInHistory(page)).toBeUndefined();
    }
  });

  await test.step("a click with Ctrl opens it in a tab of its own and leaves this one", async () => {
    const opened = context.waitForEvent("page");
    await opener.click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(firstName(tab)).toBeFocused();
    expect(new URL(tab.url()).pathname).toBe("/assessment");
    await expect(form(page)).toHaveCount(0);
  });

  await test.step("steps back from a reload lead through the pages, and the answers are still there", async () => {
    await assess(page).click();
    // Chromium confuses its history if an entry is added while a reload begins.
    await expect(firstName(page)).toBeFocused();
    await page.reload();
    await whenReady(page);
    await book(page).click();
    await expect(popUp(page)).toBeVisible();
    await page.goBack();
    await expect.poll(() => overlayInHistory(page)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL("/citizenship");
    await expect(form(page)).toHaveCount(0);
    await whenReady(page);
    await assess(page).click();
    await expect(firstName(page)).toHaveValue("Ana");
  });
});
