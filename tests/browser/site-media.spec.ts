import { expect, type Page } from "@playwright/test";
import { firm } from "#content/firm.ts";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { spread } from "../support/full.ts";
import { routes, watchPage, whenReady } from "../support/site.ts";

/** Scrolls through the whole page, so that every late picture has its turn. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.evaluate(async () => {
    // A slide that has not had its turn waits beside the page, and its picture with it.
    const inColumn = [...document.images].filter((image) => {
      const { left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && right > 0 && left < innerWidth;
    });
    await Promise.all(inColumn.map((image) => image.decode()));
  });
}

test.describe("in forced colours", () => {
  for (const colorScheme of spread(["dark", "light"] as const, 2)) {
    test(`on a refused form only the control with the focus has an outline (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      await page.goto("/assessment");
      await whenReady(page);
      const form = page.locator("form[name=request]");
      await form.getByRole("button", { name: "Send my assessment" }).click();
      await expect(form.locator("[aria-invalid]:focus")).toHaveCount(1);
      const outlined = await form.locator("[aria-invalid]").evaluateAll((controls) =>
        controls.map((control) => {
          const { outlineStyle, borderStyle } = getComputedStyle(control);
          return [control.matches(":focus"), outlineStyle, borderStyle].join();
        }),
      );
      expect(outlined.length).toBeGreaterThan(5);
      expect(new Set(outlined)).toEqual(new Set(["true,solid,double", "false,none,double"]));
    });
  }
});

test("the home page's signs keep apart from their ground in forced colours and in both schemes", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "no-preference" });
  await page.goto("/");

  await test.step("a carousel's stops and its button have a ground of their own before the picture in forced colours", async () => {
    const hero = page.getByRole("region", { name: "Welcome" });
    await expect(hero.locator(".swiper-pagination-bullet")).toHaveCount(4);
    const [canvas, ...grounds] = await hero.evaluate((section) => {
      const ground = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo).backgroundColor;
      return [
        ground(document.body),
        ...[
          ...section.querySelectorAll(".swiper-pagination-bullet:not(.swiper-pagination-bullet-active)"),
        ].map((stop) => ground(stop, "::before")),
        ...[...section.querySelectorAll(".carousel-pause")].map((button) => ground(button)),
      ];
    });
    expect(grounds).toEqual([canvas, canvas, canvas, canvas]);
  });

  await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" });
  await whenReady(page);
  // axe judges neither what is hidden from readers nor a sign without letters.
  await page.locator(".figure-number").evaluateAll((figures) => {
    for (const figure of figures) figure.removeAttribute("aria-hidden");
  });
  const signs = page.locator(".figure-number span");
  await expect(signs).toHaveText(["+", "+"]);
  await signs.evaluateAll((all) => {
    for (const sign of all) sign.textContent = "plus";
  });
  for (const colorScheme of spread(["dark", "light"] as const, 2))
    await test.step(`the large figures and their signs have their contrast too (${colorScheme})`, async () => {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page, { within: [".figures"], only: ["color-contrast"] })).toEqual([]);
    });
});

test("on paper no page has a way to skip, a menu or a form", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of spread(routes, 10)) {
    await page.goto(path);
    await expect(page.getByRole("banner").getByText(firm.phone), "a way to call").toBeVisible();
    await expect(
      page.locator(".skip-link, .main-menu, .section-menu, form[name]").filter({ visible: true }),
      path,
    ).toHaveCount(0);
  }
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const width of spread([375, 768, 1280], 3)) {
    test(`nothing of the home page moves or complains while it wakes up and is read, at ${width} px`, async ({
      page,
    }) => {
      const { complaints } = watchPage(page);
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources = [] } = entry as PerformanceEntry & {
              value: number;
              sources?: { node?: Element }[];
            };
            // A typeface that comes late under load may move a word by a pixel.
            if (value >= 0.005)
              shifts.push(
                `${value} ${sources.map(({ node }) => node?.className ?? node?.nodeName).join(" ")}`,
              );
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto("/");
      await expect(page.locator(".swiper-initialized")).toHaveCount(3);
      await readThrough(page);
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
});
