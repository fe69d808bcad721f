import { expect } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { spread } from "../support/full.ts";
import { whenReady } from "../support/site.ts";
import { tabTo } from "../support/tab-to.ts";

for (const [path, name] of spread(
  [
    ["/study", "body"],
    ["/contact-us", "body"],
    ["/assessment", "additional"],
  ] as const,
  2,
)) {
  test(`Tab brings all of the text area of ${path} into view, below the bar`, async ({ page }) => {
    await page.goto(path);
    await whenReady(page);
    for (const size of [
      { width: 640, height: 480 },
      { width: 1280, height: 560 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size);
      // A window of another size is drawn a frame later.
      await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
      const area = page.locator(`textarea[name=${name}]`);
      const before = page.locator(name === "body" ? "[name=email]" : "[name=province]");
      await before.focus();
      // Its first line alone would show.
      await area.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - innerHeight + 30));
      await tabTo(page, area);
      const hidden = () =>
        area.evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          const bars = [...document.querySelectorAll(".bar, .assessment-bar")];
          const edge = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
          return Math.max(edge - top, bottom - innerHeight, 0);
        });
      await expect.poll(hidden, `in ${size.width} × ${size.height} px`).toBeLessThan(1);
    }
  });
}
