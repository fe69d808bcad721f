import { expect } from "@playwright/test";
import { firm } from "#content/firm/firm.ts";
import { menu } from "#content/site/menu.ts";
import { test } from "../support/browser-test.ts";
import { spread } from "../support/full.ts";
import { overflowOf, visit, whenReady } from "../support/site.ts";

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("an inner page's header, menu, sub-menus and footer are visible and work", async ({ page }) => {
    await page.goto("/study");
    const nav = page.getByRole("navigation", { name: "Main" });

    await test.step("the first press of Tab offers a way past the header", async () => {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
    });

    await test.step("the info line carries e-mail, licence, networks and both actions", async () => {
      const header = page.getByRole("banner");
      await expect(header.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(header.locator('a[href*="college-ic.ca"]')).toContainText(firm.licensees[0].number);
      for (const { name } of firm.social) await expect(header.getByRole("link", { name })).toBeVisible();
      for (const name of ["Book a consultation", "Free assessment"])
        await expect(header.getByRole("button", { name })).toBeVisible();
      const call = header.getByRole("link", { name: /Have any Questions\?/ });
      await expect(call).toHaveAttribute("href", firm.phoneHref);
    });

    await whenReady(page);

    await test.step("the bar is fixed after more than 60 pixels, at the top, without moving the page", async () => {
      const bar = page.locator(".bar");
      const scroll = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await scroll(60);
      await expect(bar).not.toHaveAttribute("data-fixed");
      await scroll(61);
      await expect(bar).toHaveAttribute("data-fixed");
      await scroll(900);
      expect((await bar.boundingBox())?.y).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
      await scroll(0);
      await expect(bar).not.toHaveAttribute("data-fixed");
    });

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

    await test.step("Tab skips a closed sub-menu; Enter opens it, and Escape or leaving closes it", async () => {
      const disclose = nav.getByRole("button", { name: "Visit pages" });
      const first = nav.getByRole("link", { name: "Visitor Visa" });
      await disclose.focus();
      await page.keyboard.press("Tab");
      await expect(first).toBeHidden();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(disclose).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Tab");
      await expect(first).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(first).toBeHidden();
      await expect(disclose).toBeFocused();
      await expect(disclose).toHaveAttribute("aria-expanded", "false");
      await page.keyboard.press("Enter");
      await expect(first).toBeVisible();
      await nav.getByRole("link", { name: "Contact us" }).focus();
      await expect(first).toBeHidden();
    });

    await test.step("the footer has three columns, the /Visit link and the badge", async () => {
      const footer = page.getByRole("contentinfo");
      await expect(footer.getByRole("heading")).toHaveText(["Navigation", "Get in Touch"]);
      await expect(footer.locator('a[href="/Visit"]')).toBeVisible();
      await expect(footer.getByText("Assessment Form")).toBeVisible();
      await expect(footer.locator('a[href*="college-ic.ca"]')).toBeVisible();
      const tops = await footer
        .locator(".footer-columns > div")
        .evaluateAll((columns) => columns.map((column) => Math.round(column.getBoundingClientRect().top)));
      expect(tops).toEqual(Array(3).fill(tops[0]));
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
      await expect(nav).toHaveCSS("height", "60px");
      await expect(question).toBeVisible();
    });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true });

  test("the menu opens and closes, and the bar is never fixed", async ({ page }) => {
    await visit(page, "/study");
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
      await expect(page.locator(".language-switch").first()).toHaveAttribute("href", "/fr/visit/super-visa");
      await expect(nav).toBeHidden();
      await expect(hamburger).toHaveAttribute("aria-expanded", "false");
    });
  });
});

test("an unknown address answers 404 with the not-found page in the site's frame", async ({ page }) => {
  const answer = await page.goto("/no/such-page");
  expect(answer?.status()).toBe(404);
  const message = "Page not found. Please return to main page or pick one of the manu options";
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await whenReady(page);
  await page.getByRole("main").getByRole("link", { name: "Main page" }).click();
  await expect(page).toHaveURL("/");
});

const spacings = {
  "lines 1.5 times as high": "* { line-height: 1.5 !important }",
  "letters 0.12 em apart": "* { letter-spacing: 0.12em !important }",
  "words 0.16 em apart": "* { word-spacing: 0.16em !important }",
  "all of WCAG 1.4.12":
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
  "no letter smaller than 18 px": ".bar * { font-size: max(18px, 1em) }",
};

for (const path of spread(["/fr", "/"], 2))
  test(`the header of ${path} stays a bar however its text is spaced, and nothing is cut or covered`, async ({
    page,
  }) => {
    await visit(page, path);
    for (const [spacing, rule] of Object.entries(spacings)) {
      // The pages' CSP refuses a style element.
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, rule);
      for (const width of spread([1248, 1440, 1280, 1920], 2)) {
        await page.setViewportSize({ width, height: 800 });
        const bar = await page.locator(".bar").boundingBox();
        expect(bar?.height, `${spacing}, ${width} px`).toBeLessThan(200);
        const name = await page.locator(".bar .logo").boundingBox();
        const menu = await page.locator(".bar .main-menu").boundingBox();
        expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual((menu?.y ?? 0) + 1);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      }
    }
  });

// As of a firm with a notary, a consultant and a lawyer, put into the page of the tests' firm.
for (const width of [375, 1000, 1280])
  test(`three registers keep numbers and addresses whole in the header at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/contact-us");
    await whenReady(page);
    const badge = page.locator(".info-line .licence");
    await badge.evaluate((first) => {
      const badges = [
        ["Chambre des notaires du Québec, no. R-1234", "cnq.org"],
        ["Licence R512345", "college-ic.ca"],
        ["Barreau du Québec, no. 123456-7", "barreau.qc.ca"],
      ].map(([label, register]) => {
        const copy = first.cloneNode(true) as Element;
        const texts = copy.lastElementChild as Element;
        texts.innerHTML = `<span>${label} <span class="register">${register}</span></span>`;
        return copy;
      });
      first.replaceWith(...badges);
    });
    await expect(badge).toHaveCount(3);
    const broken = await badge.evaluateAll((badges) =>
      badges.flatMap((badge) => {
        const texts = document.createTreeWalker(badge, NodeFilter.SHOW_TEXT);
        const parts: string[] = [];
        while (texts.nextNode()) {
          const { data } = texts.currentNode as Text;
          for (const { 0: part, index } of data.matchAll(/\d{2,}|[\w-]+(?:\.\w+)+/g)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + part.length);
            if (range.getClientRects().length > 1) parts.push(part);
          }
        }
        return parts;
      }),
    );
    expect(broken).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
