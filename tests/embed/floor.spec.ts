import type { Page } from "@playwright/test";
import { answerApi } from "../support/send.ts";
import { overflowOf } from "../support/site.ts";
import { expect, looksOf, sendContact, site, test } from "./support/embed-test.ts";
import { gapsOf } from "./support/in-page.ts";

/** Features that the oldest browsers and the smallest phones lack. */

/** As before Safari 16.4 and Firefox 101, which are above the floor of scripts/build/floor.ts. */
async function withoutConstructedSheets(page: Page) {
  await page.addInitScript(() => {
    for (const { prototype } of [Document, ShadowRoot])
      Reflect.deleteProperty(prototype, "adoptedStyleSheets");
    Object.assign(window, {
      CSSStyleSheet: () => {
        throw new TypeError("Illegal constructor");
      },
    });
  });
}

/** As a phone that saves its battery does with pages that it takes for idle. */
function stopTimers() {
  const never = () => 0;
  Object.assign(window, {
    setTimeout: never,
    setInterval: never,
    requestAnimationFrame: never,
    requestIdleCallback: never,
  });
}

test("forms work without timers and constructed style sheets", async ({
  page,
  openHost,
  faults,
  expected,
  form,
  button,
}) => {
  const sent = await answerApi(page);
  const openOverlay = async () => {
    await button.getByRole("button").click();
    await expect(button.locator("[name=firstName]")).toBeFocused();
  };
  await openHost("plain");
  const usual = await looksOf(form);

  await test.step("a lead is sent where the browser has stopped the page's timers", async () => {
    await page.waitForLoadState("networkidle");
    await page.evaluate(stopTimers);
    await sendContact(form);
    await openOverlay();
  });

  await withoutConstructedSheets(page);

  await test.step("a browser that constructs no style sheets shows the same form and overlay, and sends", async () => {
    await openHost("plain");
    expect(await looksOf(form)).toEqual(usual);
    await page.evaluate(() => document.body.append(document.querySelector("visa-contact-form") as Node));
    await sendContact(form);
    expect(sent).toHaveLength(2);
    await openOverlay();
    expect(await button.locator("dialog").evaluate(gapsOf)).toEqual([]);
  });

  await test.step("in such a browser the fallback stays if the page forbids its styles", async () => {
    expect(faults).toEqual([]);
    // Each element meets the policy, one after the other.
    expected.push(/style-src/, /^Error: CSS/);
    await openHost("csp");
    await expect.poll(() => faults.join()).toContain("style-src");
    await expect(page.getByRole("link", { name: "Write to us" })).toBeVisible();
    await expect(form.locator("form")).toHaveCount(0);
  });
});

test("an element is as large as the visitor has set text", async ({ page, openHost, form, button }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const devtools = await page.context().newCDPSession(page);
  const sizesAt = async (standard: number) => {
    await devtools.send("Page.setFontSizes", { fontSizes: { standard } });
    await openHost("rem");
    const shown = [
      form.locator("[part=label]").first(),
      form.locator("[name=fullName]"),
      button.getByRole("button"),
    ];
    return Promise.all(
      shown.map((one) => one.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))),
    );
  };
  const usual = await sizesAt(16);
  expect(await sizesAt(32)).toEqual(usual.map((size) => 2 * size));
  for (const path of ["", "/widgets/", "/fr/widgets/"]) {
    if (path) await page.goto(site + path);
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
  }
});
