import { expect } from "@playwright/test";
import { firm } from "#content/firm.ts";
import { menu } from "#content/menu.ts";
import { test } from "../support/browser-test.ts";
import { whenReady } from "../support/site.ts";

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the info line carries e-mail, licence, networks and both actions", async ({ page }) => {
    await page.goto("/study");
    const header = page.getByRole("banner");
    await expect(header.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(header.locator('a[href*="college-ic.ca"]')).toContainText(firm.licensees[0].number);
    for (const { name } of firm.social) await expect(header.getByRole("link", { name })).toBeVisible();
    await expect(header.getByRole("button", { name: "Book a consultation" })).toBeVisible();
    await expect(header.getByRole("button", { name: "Free assessment" })).toBeVisible();
    const call = header.getByRole("link", { name: /Have any Questions\?/ });
    await expect(call).toHaveAttribute("href", firm.phoneHref);
  });

  test("the contact form follows the section's list at once, however short that is", async ({ page }) => {
    for (const path of ["/study", "/visit", "/immigration/express-entry"]) {
      await page.goto(path);
      // In one step, because the page may still scroll to its title.
      const gap = await page.evaluate(() => {
        const [list, form] = [".section-menu", ".section-form"].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        );
        return (form?.top ?? 0) - (list?.bottom ?? 0);
      });
      expect(gap, path).toBeGreaterThan(0);
      expect(gap, path).toBeLessThan(60);
    }
  });

  test("the menu lists the pages, and a resting mouse opens a sub-menu", async ({ page }) => {
    await page.goto("/study");
    await whenReady(page);
    const nav = page.getByRole("navigation", { name: "Main" });
    for (const { title } of menu)
      await expect(nav.getByRole("link", { name: title, exact: true })).toBeVisible();
    const child = nav.getByRole("link", { name: "Express Entry" });
    await expect(child).toBeHidden();
    await nav.getByRole("link", { name: "Immigration", exact: true }).hover();
    await expect(child).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(child).toBeHidden();
  });

  test("the keyboard opens a sub-menu, walks through it, and Escape closes it", async ({ page }) => {
    await page.goto("/study");
    await whenReady(page);
    const nav = page.getByRole("navigation", { name: "Main" });
    const disclose = nav.getByRole("button", { name: "Visit pages" });
    const child = nav.getByRole("link", { name: "Visitor Visa" });
    await disclose.focus();
    await expect(disclose).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
    await expect(disclose).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await expect(child).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(nav.getByRole("link", { name: "Super Visa" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(child).toBeHidden();
    await expect(disclose).toBeFocused();
    await expect(disclose).toHaveAttribute("aria-expanded", "false");
  });

  test("Tab passes closed sub-menus by, and leaving an open one hides it", async ({ page }) => {
    await page.goto("/study");
    await whenReady(page);
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByRole("link", { name: "Study Program" }).focus();
    await page.keyboard.press("Tab");
    await expect(nav.getByRole("link", { name: "Visit", exact: true })).toBeFocused();
    const button = nav.getByRole("button", { name: /Visit/ });
    await page.keyboard.press("Tab");
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(nav.getByRole("link", { name: "Super Visa" })).toBeVisible();
    await nav.getByRole("link", { name: "Contact us" }).focus();
    await expect(nav.getByRole("link", { name: "Super Visa" })).toBeHidden();
  });

  test("the bar is fixed after more than 60 pixels, at the top, without moving the page", async ({
    page,
  }) => {
    await page.goto("/contact-us");
    await whenReady(page);
    const bar = page.locator(".bar");
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() => scrollTo({ top: 60, behavior: "instant" }));
    await expect(bar).not.toHaveAttribute("data-fixed");
    await page.evaluate(() => scrollTo({ top: 61, behavior: "instant" }));
    await expect(bar).toHaveAttribute("data-fixed");
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    expect((await bar.boundingBox())?.y).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(bar).not.toHaveAttribute("data-fixed");
  });

  test("the first press of Tab offers a way past the header", async ({ page }) => {
    await page.goto("/contact-us");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("who has gone past the header before the page's scripts came stays there", async ({ page }) => {
    const asked = Promise.withResolvers<void>();
    const joining = Promise.withResolvers<void>();
    let preloaded = false;
    await page.route("**/assets/contact-us-*.js", async (route) => {
      // What is lost in advance is asked for again by the script that is about to let React join.
      if (!preloaded) {
        preloaded = true;
        return route.abort();
      }
      asked.resolve();
      await joining.promise;
      await route.continue();
    });
    await page.goto("/contact-us");
    await asked.promise;
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    joining.resolve();
    await whenReady(page);
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("the footer has three columns, the /Visit link, the badge and the copyright line", async ({
    page,
  }) => {
    await page.goto("/study");
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText("straightforward method of processing any type of visa needs");
    await expect(footer.getByRole("heading")).toHaveText(["Navigation", "Get in Touch"]);
    await expect(footer.locator('a[href="/Visit"]')).toBeVisible();
    await expect(footer.getByText("Assessment Form")).toBeVisible();
    await expect(footer.locator('a[href*="college-ic.ca"]')).toBeVisible();
    await expect(footer.getByText("Copyright © 2022 All Rights Reserved.")).toBeVisible();
    const tops = await footer
      .locator(".footer-columns > div")
      .evaluateAll((columns) => columns.map((column) => Math.round(column.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    expect(tops).toHaveLength(3);
  });
});

test("the layout changes at 960 pixels", async ({ page }) => {
  await page.goto("/study");
  const hamburger = page.getByRole("button", { name: "Menu" });
  const nav = page.getByRole("navigation", { name: "Main" });
  const question = page.getByRole("banner").getByText("Have any Questions?");
  await page.setViewportSize({ width: 959, height: 800 });
  await expect(hamburger).toBeVisible();
  await expect(nav).toBeHidden();
  await expect(question).toBeHidden();
  await page.setViewportSize({ width: 960, height: 800 });
  await expect(hamburger).toBeHidden();
  await expect(nav).toBeVisible();
  await expect(question).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true });

  test("the menu opens, expands an entry, and closes when a page is chosen", async ({ page }) => {
    await page.goto("/study");
    await whenReady(page);
    const hamburger = page.getByRole("button", { name: "Menu" });
    expect(await hamburger.locator("svg").boundingBox()).toMatchObject({ width: 28, height: 28 });
    await expect(hamburger).toHaveAttribute("aria-expanded", "false");
    await hamburger.tap();
    await expect(hamburger).toHaveAttribute("aria-expanded", "true");
    const nav = page.getByRole("navigation", { name: "Main" });
    const child = nav.getByRole("link", { name: "Super Visa" });
    await expect(child).toBeHidden();
    await nav.getByRole("button", { name: "Visit pages" }).tap();
    await child.tap();
    await expect(page).toHaveURL("/visit/super-visa");
    await expect(nav).toBeHidden();
    await expect(hamburger).toHaveAttribute("aria-expanded", "false");
  });

  test("Escape closes the menu and gives the focus back", async ({ page }) => {
    await page.goto("/study");
    await whenReady(page);
    const hamburger = page.getByRole("button", { name: "Menu" });
    await hamburger.tap();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Citizenship" }).focus();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await expect(hamburger).toBeFocused();
  });

  test("the bar never counts as fixed", async ({ page }) => {
    await page.goto("/study");
    await whenReady(page);
    await page.evaluate(() => scrollTo(0, 500));
    await expect(page.locator("[data-fixed]")).toHaveCount(0);
  });
});
