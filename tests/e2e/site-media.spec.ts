import { expect, test } from "@playwright/test";
import { firm } from "#content/firm.ts";
import { axeFaults } from "../support/axe.ts";
import { spread } from "../support/full.ts";
import { routes, whenReady } from "../support/site.ts";

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

  test("a carousel's stops and its button have a ground of their own before the picture", async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "no-preference" });
    await page.goto("/");
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
});

for (const colorScheme of spread(["dark", "light"] as const, 2)) {
  test(`the large figures and their signs have their contrast too (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
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
    expect(await axeFaults(page, { within: [".figures"], only: ["color-contrast"] })).toEqual([]);
  });
}

test("on paper no page has a way to skip, a menu or a form", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of spread(routes, 6)) {
    await page.goto(path);
    await expect(page.getByRole("banner").getByText(firm.phone), "a way to call").toBeVisible();
    await expect(
      page.locator(".skip-link, .main-menu, .section-menu, form[name]").filter({ visible: true }),
      path,
    ).toHaveCount(0);
  }
});
