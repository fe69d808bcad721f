import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { hold } from "../support/hold.ts";
import { answerApi, press } from "../support/send.ts";
import { visit, whenReady } from "../support/site.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const form = (page: Page) => page.locator("form[name=request]");
const firstName = (page: Page) => form(page).locator("[name=firstName]");
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const close = (page: Page) => page.getByRole("button", { name: "Close", exact: true });
const book = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Book a consultation" });
const popUp = (page: Page) => page.getByRole("dialog", { name: "Book a consultation" });
const inline = (page: Page, name: string) => page.locator(`main form[name=contact] [name=${name}]`);
const kept = (page: Page) => page.evaluate(() => [localStorage.length, sessionStorage.length]);
const overlayInHistory = (page: Page) => page.evaluate(() => history.state?.overlay);

async function open(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Free assessment" }).click();
  await expect(form(page)).toBeVisible();
}

test("the pop-up gives back the focus, and holds one message with the page's own form", async ({ page }) => {
  await visit(page, "/study");
  const typed = (name: string) => popUp(page).locator(`[name=${name}]`);

  for (const [how, leave] of [
    ["its icon", () => popUp(page).getByRole("button", { name: "Close" }).click()],
    ["Escape", () => page.keyboard.press("Escape")],
    ["a step back", () => page.goBack()],
  ] as const)
    await test.step(`${how} closes it, and keeps the message`, async () => {
      await book(page).click();
      await expect(typed("fullName")).toBeFocused();
      await typed("fullName").fill(how);
      await leave();
      await expect(popUp(page)).toBeHidden();
      await expect(book(page)).toBeFocused();
      await expect(page).toHaveURL("/study");
      await expect.poll(() => overlayInHistory(page)).toBeUndefined();
      await expect(inline(page, "fullName")).toHaveValue(how);
    });

  await test.step("what is written in it is in the page's form too", async () => {
    await book(page).click();
    await typed("body").fill("Hello");
    await page.keyboard.press("Escape");
    await expect(inline(page, "body")).toHaveValue("Hello");
    await book(page).click();
  });

  await test.step("the message is thrown away by choice, in both", async () => {
    const discard = popUp(page).getByRole("button", { name: "Discard this message" });
    const question = page.getByRole("dialog", { name: "Discard this message?" });
    await discard.click();
    await question.getByRole("button", { name: "Keep writing" }).click();
    await expect(typed("body")).toHaveValue("Hello");
    await discard.click();
    await question.getByRole("button", { name: "Discard and close" }).click();
    await expect(popUp(page)).toHaveCount(0);
    await expect(inline(page, "fullName")).toHaveValue("");
    expect(await kept(page)).toEqual([0, 0]);
    await book(page).click();
    await expect(typed("fullName")).toHaveValue("");
    await expect(discard).toHaveCount(0);
  });

  await test.step("success forgets the message in every form", async () => {
    await answerApi(page);
    await typed("fullName").fill("Adaeze");
    await press(popUp(page));
    await expect(popUp(page)).toHaveCount(0);
    await expect(inline(page, "fullName")).toHaveValue("");
    expect(await kept(page)).toEqual([0, 0]);
    await menu(page).getByRole("link", { name: "Citizenship" }).click();
    await expect(page).toHaveURL("/citizenship");
    await expect(inline(page, "fullName")).toHaveValue("");
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

test("the assessment gives back the page, and loses no answer unasked", async ({ page, context }) => {
  await visit(page, "/citizenship");
  await menu(page).getByRole("link", { name: "Study Program" }).click();
  await expect(page).toHaveURL("/study");
  await expect(page.locator("[data-page-title]")).toBeFocused();
  const opener = page.getByRole("contentinfo").getByRole("link", { name: "Assessment Form" });
  const question = page.getByRole("dialog", { name: "Close the assessment?" });

  await test.step("it takes the place of the whole site, and brings back place, title, focus and typed text", async () => {
    await inline(page, "fullName").fill("Half a name");
    const title = await page.title();
    for (const [top, leave] of [
      [0, () => close(page).click()],
      [700, () => page.goBack()],
    ] as const) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
      // A click would scroll to it first.
      await opener.dispatchEvent("click");
      await expect(firstName(page)).toBeFocused();
      await expect(page).toHaveURL("/study");
      await expect(page).not.toHaveTitle(title);
      for (const part of [menu(page), page.getByRole("contentinfo"), inline(page, "fullName")])
        await expect(part).toHaveCount(0);
      await leave();
      await expect(form(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
      await expect(page).toHaveTitle(title);
      await expect(inline(page, "fullName")).toHaveValue("Half a name");
    }
  });

  await test.step("a plain click on the footer's link or on the page's opens it, and Escape leaves it while it is empty", async () => {
    const sendUs = page.getByRole("main").getByRole("link", { name: "Send us your plan" });
    await expect(sendUs).toHaveAttribute("href", "/assessment");
    for (const link of [sendUs, opener]) {
      await link.click();
      await expect(firstName(page)).toBeFocused();
      await expect(page).toHaveURL("/study");
      await page.keyboard.press("Escape");
      await expect(form(page)).toHaveCount(0);
    }
  });

  await test.step("Escape and a step back ask before they throw answers away, and once more leave them", async () => {
    await open(page);
    const entries = await page.evaluate(() => history.length);
    await firstName(page).fill("Ana");
    for (const ask of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
      await ask();
      await expect(question).toBeVisible();
      await ask();
      await expect(question).toBeHidden();
      await ask();
      await question.getByRole("button", { name: "Keep answering" }).click();
      await expect(firstName(page)).toHaveValue("Ana");
    }
    await page.goBack();
    await question.getByRole("button", { name: "Discard and close" }).click();
    await expect(form(page)).toHaveCount(0);
    await expect(menu(page)).toBeVisible();
    await expect.poll(() => overlayInHistory(page)).toBeUndefined();
    expect(await page.evaluate(() => history.length)).toBe(entries);
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
    await open(page);
    await expect(firstName(page)).toHaveValue("");
    await firstName(page).fill("Ana");
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
    await open(page);
    await expect(firstName(page)).toHaveValue("Ana");
  });
});

test("the two toggles are independent: each opens and closes over the other's state", async ({ page }) => {
  await visit(page, "/study");
  const assess = page.getByRole("banner").locator(".way-in");
  const message = popUp(page).locator("[name=fullName]");
  const isOpen = () => popUp(page).evaluate((dialog) => dialog.matches(":modal"));

  for (const [how, leave] of [
    ["Close", () => close(page).click()],
    ["Escape", () => page.keyboard.press("Escape")],
    ["a step back", () => page.goBack()],
  ] as const)
    await test.step(`${how} leaves the assessment over the pop-up, then the pop-up over the page`, async () => {
      await book(page).click();
      await message.fill(how);
      // The pop-up makes the rest of the page inert; a press that came before it does not.
      await assess.dispatchEvent("click");
      await expect(firstName(page)).toBeFocused();
      await expect(popUp(page)).toHaveCount(0);
      await leave();
      await expect(form(page)).toHaveCount(0);
      await expect(message).toHaveValue(how);
      expect(await isOpen()).toBe(true);
      await expect(message).toBeFocused();
      await (how === "Close" ? popUp(page).getByRole("button", { name: "Close" }).click() : leave());
      await expect(popUp(page)).toBeHidden();
      await expect(book(page)).toBeFocused();
      await expect(page).toHaveURL("/study");
      await expect.poll(() => overlayInHistory(page)).toBeUndefined();
    });

  await test.step("the receipt of an assessment waits until the pop-up below it has closed", async () => {
    await answerApi(page);
    await book(page).click();
    await expect(message).toBeFocused();
    await assess.dispatchEvent("click");
    await press(form(page));
    await expect(form(page)).toHaveCount(0);
    await expect(popUp(page)).toBeVisible();
    await expect(page.locator(".visa-note")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.locator(".visa-note")).toBeFocused();
  });
});

test("an assessment may be kept on the device as it closes, until it is old", async ({ page }) => {
  await visit(page, "/study");
  await open(page);
  await firstName(page).fill("Ana");
  await close(page).click();
  await page.getByRole("button", { name: "Keep on this device for 7 days" }).click();
  await expect(form(page)).toHaveCount(0);
  await page.evaluate(() => {
    const answers = JSON.parse(localStorage.getItem("request") ?? "{}");
    localStorage.setItem("request", JSON.stringify({ ...answers, until: Date.now() - 1 }));
    sessionStorage.clear();
  });
  await page.reload();
  await whenReady(page);
  await expect.poll(() => kept(page)).toEqual([0, 0]);
  await expect(page.locator(".kept-answers")).toHaveCount(0);
});
