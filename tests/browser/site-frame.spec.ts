import { expect } from "@playwright/test";
import { firm } from "#content/firm.ts";
import { menu } from "#content/menu.ts";
import { test } from "../support/browser-test.ts";
import { spread } from "../support/full.ts";
import { whenReady } from "../support/site.ts";

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("an inner page's header, menu, sub-menus, section form and footer stand and answer", async ({
    page,
  }) => {
    // The last of them is open from here on; at full size lists of other lengths come before it.
    for (const path of spread(["/study", "/visit", "/immigration/express-entry"], 3).toReversed()) {
      await page.goto(path);
      await test.step(`the contact form follows the section's list at once on ${path}, however short that is`, async () => {
        // In one step, because the page may still scroll to its title.
        const gap = await page.evaluate(() => {
          const [list, form] = [".section-menu", ".section-form"].map((selector) =>
            document.querySelector(selector)?.getBoundingClientRect(),
          );
          return (form?.top ?? 0) - (list?.bottom ?? 0);
        });
        expect(gap, path).toBeGreaterThan(0);
        expect(gap, path).toBeLessThan(60);
      });
    }
    const nav = page.getByRole("navigation", { name: "Main" });

    await test.step("the info line carries e-mail, licence, networks and both actions", async () => {
      const header = page.getByRole("banner");
      await expect(header.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(header.locator('a[href*="college-ic.ca"]')).toContainText(firm.licensees[0].number);
      for (const { name } of firm.social) await expect(header.getByRole("link", { name })).toBeVisible();
      await expect(header.getByRole("button", { name: "Book a consultation" })).toBeVisible();
      await expect(header.getByRole("button", { name: "Free assessment" })).toBeVisible();
      const call = header.getByRole("link", { name: /Have any Questions\?/ });
      await expect(call).toHaveAttribute("href", firm.phoneHref);
    });

    await whenReady(page);
    await test.step("the menu lists the pages, and a resting mouse opens a sub-menu", async () => {
      for (const { title } of menu)
        await expect(nav.getByRole("link", { name: title, exact: true })).toBeVisible();
      const child = nav.getByRole("link", { name: "Express Entry" });
      await expect(child).toBeHidden();
      await nav.getByRole("link", { name: "Immigration", exact: true }).hover();
      await expect(child).toBeVisible();
      await page.mouse.move(640, 700);
      await expect(child).toBeHidden();
    });

    await test.step("the keyboard opens a sub-menu, walks through it, and Escape closes it", async () => {
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

    await test.step("Tab passes closed sub-menus by, and leaving an open one hides it", async () => {
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

    await test.step("the footer has three columns, the /Visit link, the badge and the copyright line", async () => {
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

    await test.step("the layout changes at 960 pixels", async () => {
      const hamburger = page.getByRole("button", { name: "Menu" });
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
  });

  test("the first press of Tab offers a way past the header, whose bar is fixed once the page is scrolled", async ({
    page,
  }) => {
    await page.goto("/contact-us");

    await test.step("the first press of Tab offers a way past the header", async () => {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
    });

    await whenReady(page);

    await test.step("it is fixed after more than 60 pixels, at the top, without moving the page", async () => {
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
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true });

  test("the menu opens and closes, and the bar is never fixed", async ({ page }) => {
    await page.goto("/study");
    await whenReady(page);
    const hamburger = page.getByRole("button", { name: "Menu" });
    const nav = page.getByRole("navigation", { name: "Main" });

    await test.step("the bar never counts as fixed", async () => {
      await page.evaluate(() => scrollTo(0, 500));
      await expect(page.locator("[data-fixed]")).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, 0));
    });

    await test.step("Escape closes the menu and gives the focus back", async () => {
      await hamburger.tap();
      await nav.getByRole("link", { name: "Citizenship" }).focus();
      await page.keyboard.press("Escape");
      await expect(nav).toBeHidden();
      await expect(hamburger).toBeFocused();
    });

    await test.step("the menu opens, expands an entry, and closes when a page is chosen", async () => {
      expect(await hamburger.locator("svg").boundingBox()).toMatchObject({ width: 28, height: 28 });
      await expect(hamburger).toHaveAttribute("aria-expanded", "false");
      await hamburger.tap();
      await expect(hamburger).toHaveAttribute("aria-expanded", "true");
      const child = nav.getByRole("link", { name: "Super Visa" });
      await expect(child).toBeHidden();
      await nav.getByRole("button", { name: "Visit pages" }).tap();
      await child.tap();
      await expect(page).toHaveURL("/visit/super-visa");
      await expect(nav).toBeHidden();
      await expect(hamburger).toHaveAttribute("aria-expanded", "false");
    });
  });
});
