import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { hold } from "../support/hold.ts";
import { doubleLetters, visit, whenIdle, whenReady } from "../support/site.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("links and steps back show their pages without a reload, and the last click wins", async ({ page }) => {
  await visit(page, "/contact-us");
  await page.getByRole("banner").evaluate((header) => header.setAttribute("data-kept", ""));
  const nav = page.getByRole("navigation", { name: "Main" });
  const title = page.locator("[data-page-title]");

  await test.step("a link changes the page, keeps the frame, moves the focus and announces the title", async () => {
    await nav.getByRole("link", { name: "Study Program" }).click();
    await expect(page).toHaveURL("/study");
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await expect(page).toHaveTitle(/^Study permit for Canada/);
    await expect(page.locator("[aria-live=polite]").filter({ hasText: "Study permit" })).toHaveCount(1);
    await expect(page.locator("header[data-kept]")).toHaveCount(1);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toContain("/study");
  });

  await test.step("back and forward show the pages, with the focus on their titles", async () => {
    await nav.getByRole("link", { name: "Citizenship" }).click();
    await expect(title).toHaveText("Citizenship");
    await page.goBack();
    await expect(title).toHaveText("Study Program");
    await expect(title).toBeFocused();
    await page.goForward();
    await expect(title).toHaveText("Citizenship");
  });

  await test.step("the footer's /Visit link leads to /visit without a reload", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Visit", exact: true }).click();
    await expect(page).toHaveURL("/visit");
    await expect(title).toHaveText("Visit");
    await expect(page.locator("header[data-kept]")).toHaveCount(1);
  });

  await test.step("the last of several quick clicks wins, whichever page comes first", async () => {
    const release = await hold(page, /assets\/sponsorship-.*\.js/);
    await nav.getByRole("link", { name: "Sponsorship Program" }).dblclick();
    await nav.getByRole("link", { name: "Citizenship" }).click();
    await expect(page).toHaveURL("/citizenship");
    const came = page.waitForResponse(/assets\/sponsorship-.*\.js/);
    release();
    await came;
    await nav.getByRole("link", { name: "Study Program" }).click();
    await expect(page).toHaveURL("/study");
    await expect(title).toHaveText("Study Program");
  });
});

test("a loaded page shows its title, and so does one whose chunk does not come", async ({ page }) => {
  const scroll = () => page.evaluate(() => scrollY);
  await test.step("a title in view stays where it is when the scripts arrive", async () => {
    await visit(page, "/study");
    await expect(page.locator("[data-page-title]")).toBeInViewport({ ratio: 1 });
    expect(await scroll()).toBe(0);
  });

  await page.setViewportSize({ width: 1280, height: 320 });
  await page.goto("/study");
  const nav = page.getByRole("navigation", { name: "Main" });
  const title = page.locator("[data-page-title]");

  await test.step("a title below the window is scrolled under the fixed bar", async () => {
    const top = () => title.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(160);
    const bar = await page.locator(".bar").boundingBox();
    expect(await top()).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step("a step back after a reload shows the page, also when its chunk fails the first time", async () => {
    await whenReady(page);
    await nav.getByRole("link", { name: "Citizenship" }).click();
    await expect(page).toHaveURL("/citizenship");
    await page.reload();
    await whenReady(page);
    await page.route(/assets\/study-.*\.js/, (route) => route.abort(), { times: 1 });
    await page.goBack();
    await expect(page).toHaveURL("/study");
    await expect(title).toHaveText("Study Program");
    await whenReady(page);
  });

  await test.step("a chunk that does not come makes the browser load the page as a whole", async () => {
    await page.route(/assets\/visit-.*\.js/, (route) => route.abort());
    await nav.getByRole("link", { name: "Visit", exact: true }).click();
    await expect(page).toHaveURL("/visit");
    await expect(title).toHaveText("Visit");
  });
});

test("the menu is on one line in each window from 1180 px on, whatever the firm's name", async ({ page }) => {
  const menu = page.locator(".main-menu > ul");
  // The longer words; React would put a name back that changes before it hydrates.
  await visit(page, "/fr/study");
  await page.evaluate(() => document.fonts.ready);
  for (const name of ["", "O'Connor-Lévesque", "Northgate & Nguyễn Legal"]) {
    if (name !== "")
      await page.locator(".bar .logo").evaluate((logo, name) => {
        for (const part of logo.querySelectorAll(".logo-words > span")) part.textContent = name;
      }, name);
    for (const width of [1180, 1248, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await menu.boundingBox())?.height, `${width} px, ${name}`).toBeLessThan(70);
    }
  }
});

for (const { width, height, letters, stays } of [
  { width: 1280, height: 1000, letters: "double", stays: true },
  { width: 1280, height: 800, letters: "double", stays: false },
  { width: 960, height: 700, letters: "double", stays: false },
  { width: 375, height: 667, letters: "double", stays: true },
  { width: 375, height: 600, letters: "double", stays: false },
  { width: 320, height: 256, letters: "usual", stays: false },
  { width: 1280, height: 720, letters: "usual", stays: true },
])
  test(`a place in the address is in sight at ${width} × ${height} px with ${letters} letters`, async ({
    page,
  }) => {
    if (letters === "double") await doubleLetters(page);
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await visit(page, "/verify#what-our-forms-never-ask-for");
    const bottom = () => page.locator(".bar").evaluate((bar) => bar.getBoundingClientRect().bottom);
    const top = () => page.locator(":target").evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(height / 3);
    await expect.poll(async () => (await top()) - Math.max(0, await bottom())).toBeGreaterThanOrEqual(0);
    // A bar that would take more than a fifth of the window scrolls away.
    expect((await bottom()) > 0).toBe(stays);
    expect(await bottom()).toBeLessThanOrEqual(height / 5);
  });

test("a visitor who moves first is not moved", async ({ page }) => {
  await page.route(/assets\/frame-.*\.js/, async (route) => {
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await route.continue();
  });
  await page.goto("/immigration/express-entry", { waitUntil: "commit" });
  await whenReady(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

/** The page while it does not respond to a press yet; the function loads its scripts. */
async function arriveEarly(page: Page): Promise<() => void> {
  const release = await hold(page, /assets\/section-page-.*\.js/);
  await page.goto("/study", { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("site-listening").length > 0);
  return release;
}

test("a press before the scripts is replayed, or opens the assessment's own page after a second", async ({
  page,
}) => {
  const release = await arriveEarly(page);
  await page.getByRole("button", { name: "Book a consultation" }).last().click();
  release();
  await expect(page.locator("dialog[open] form[name=contact]")).toBeVisible();
  await expect(page).toHaveURL("/study");

  await arriveEarly(page);
  const pressed = page.getByRole("link", { name: "Assessment Form", exact: true }).last();
  const pressedAt = Date.now();
  await pressed.click();
  await expect(pressed).toHaveAttribute("aria-busy", "true");
  await expect(page).toHaveURL("/assessment");
  expect(Date.now() - pressedAt).toBeGreaterThan(1100);
  await expect(page.locator("form[name=request]")).toBeVisible();
});

test("a page's chunk is fetched once its link is hovered, and the click needs nothing more", async ({
  page,
}) => {
  await page.goto("/study");
  await whenIdle(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Citizenship", exact: true });
  const chunk = page.waitForResponse(/\/assets\/citizenship-[\w-]{8}\.js$/);
  await link.hover();
  // A module is loaded once: this import ends when the page's own has run, with all its imports.
  await page.evaluate((address) => import(address), (await chunk).url());
  // Whatever the click still needed would fail now.
  await page.route(/./, (route) => route.abort());
  await link.click();
  await expect(page.locator("h1")).toHaveText("Citizenship");
});

test("a link whose page's chunk hangs is followed by a load after five seconds", async ({ page }) => {
  await visit(page, "/contact-us");
  await page.route(/assets\/sponsorship-.*\.js/, () => undefined);
  await page.getByRole("banner").evaluate((header) => header.setAttribute("data-kept", ""));
  const start = Date.now();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Sponsorship Program" })
    .click();
  await page.waitForURL("/sponsorship", { waitUntil: "commit" });
  expect(Date.now() - start).toBeGreaterThan(4500);
  await expect(page.locator("header[data-kept]")).toHaveCount(0);
  await expect(page.locator("h1").first()).toBeVisible();
});
