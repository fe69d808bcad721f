import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { spread } from "../support/full.ts";
import { doubleLetters, whenReady } from "../support/site.ts";

/** Tabs once through the page; answers what had the focus while none of its nine points lay in sight (WCAG 2.4.11). */
async function hiddenStops(
  page: Page,
): Promise<{ readonly stops: number; readonly hidden: readonly string[] }> {
  const hidden: string[] = [];
  await page.evaluate(() => {
    for (const walked of document.querySelectorAll("[data-walked]")) walked.removeAttribute("data-walked");
  });
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.hasAttribute("data-walked")) return undefined;
      focused.setAttribute("data-walked", "");
      const boxes = [...focused.getClientRects()];
      const shares = [0.1, 0.5, 0.9];
      const isSeen = boxes.some(({ x, y, width, height }) =>
        shares.some((across) =>
          shares.some((down) => {
            const hit = document.elementFromPoint(x + across * width, y + down * height);
            return hit !== null && (focused.contains(hit) || hit.contains(focused)) && hit !== document.body;
          }),
        ),
      );
      return { name: focused.outerHTML.slice(0, 100), isSeen };
    });
    if (stop === undefined) return { stops, hidden };
    if (!stop.isSeen) hidden.push(stop.name);
  }
  throw new Error("the walk does not end");
}

const longPage = "/immigration/express-entry";

for (const [width, height, popUpWidth] of spread(
  [
    [320, 256, 320],
    [375, 667, 1280],
  ] as const,
  2,
)) {
  test(`neither menu, pop-up nor receipt's note covers what has the focus, at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(longPage);
    await whenReady(page);

    await test.step("a phone's menu closes when the focus leaves it, and covers nothing that has it", async () => {
      await page.getByRole("button", { name: "Menu" }).click();
      expect((await hiddenStops(page)).hidden).toEqual([]);
    });

    await test.step("nothing lies over a control of the pop-up", async () => {
      await page.setViewportSize({ width: popUpWidth, height: 700 });
      await page.getByRole("button", { name: "Book a consultation" }).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Your message").fill("A");
      await expect(dialog.getByRole("button", { name: "Discard this message" })).toBeVisible();
      const covered = await dialog.locator("a, button, input, select, textarea").evaluateAll((controls) =>
        controls
          .filter(
            (control) =>
              control.checkVisibility({ visibilityProperty: true }) && !control.closest("[aria-hidden=true]"),
          )
          .filter((control) => {
            control.scrollIntoView({ block: "center" });
            const { x, y, width: across, height: down } = control.getBoundingClientRect();
            const hit = document.elementFromPoint(x + across / 2, y + down / 2);
            return !hit || !(control.contains(hit) || hit.contains(control));
          })
          .map((control) => control.outerHTML.slice(0, 100)),
      );
      expect(covered).toEqual([]);
    });

    await test.step("a receipt's note covers nothing that has the focus", async () => {
      await page.setViewportSize({ width, height });
      await page.route("**/api/contact", (route) =>
        route.fulfill({ json: { message: "Thank you.", param: "success", reference: "EM-0123456789" } }),
      );
      await page.getByRole("dialog").getByRole("button", { name: "Send message" }).click();
      await expect(page.getByRole("dialog")).toBeHidden({ timeout: 5000 });
      await expect(page.locator(".visa-note")).toBeFocused();
      // The note has the focus, at the end of the page.
      await page.locator("a").first().focus();
      const { stops, hidden } = await hiddenStops(page);
      expect(stops).toBeGreaterThan(40);
      expect(hidden).toEqual([]);
    });
  });
}

test("with letters twice as large the bar covers nothing that has the focus", async ({ page }) => {
  await doubleLetters(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(longPage);
  await whenReady(page);
  expect((await hiddenStops(page)).hidden).toEqual([]);
});
