import type { Page } from "@playwright/test";
import { answerApi } from "../support/send.ts";
import { overflowOf } from "../support/site.ts";
import { expect, sendContact, site, test } from "./support/embed-test.ts";
import { gapsOf, looks, looksWithin } from "./support/in-page.ts";

/** Features that the oldest browsers and the smallest phones lack. */

/** As before Safari 16.4 and Firefox 101, which are above the floor of scripts/build/floor.ts. */
async function withoutConstructedSheets(page: Page): Promise<void> {
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

async function looksOfForm(page: Page): Promise<string[]> {
  await expect(page.locator("visa-contact-form [name=fullName]")).toBeVisible();
  const lines = await page.locator("visa-contact-form").evaluate(looksWithin, looks);
  return lines.filter((line) => !line.startsWith("style "));
}

/** As a phone that saves its battery does with pages that it takes for idle. */
function stopTimers(): void {
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
  expected: expectedFaults,
  form: element,
  button,
}) => {
  const sent = await answerApi(page);
  await openHost("plain");
  const expected = await looksOfForm(page);

  await test.step("a lead is sent where the browser has stopped the page's timers, from an element and from the site", async () => {
    await page.waitForLoadState("networkidle");
    await page.evaluate(stopTimers);
    await sendContact(element);
    await button.getByRole("button").click();
    await expect(button.locator("[name=firstName]")).toBeFocused();

    await page.goto(`${site}/contact-us`);
    await page.waitForLoadState("networkidle");
    await page.evaluate(stopTimers);
    const form = page.locator("form[name=contact]");
    await sendContact(form);
    expect(sent.splice(0)).toHaveLength(2);
  });

  await withoutConstructedSheets(page);

  await test.step("a browser that constructs no style sheets shows the same form and overlay, and sends", async () => {
    await openHost("plain");
    expect(await looksOfForm(page)).toEqual(expected);

    await page.evaluate(() => document.body.append(document.querySelector("visa-contact-form") as Node));
    await sendContact(element);
    expect(sent).toHaveLength(1);
    expect(await looksOfForm(page)).not.toEqual([]);

    await button.getByRole("button").click();
    await expect(button.locator("[name=firstName]")).toBeFocused();
    expect(await button.locator("dialog").evaluate(gapsOf)).toEqual([]);
  });

  await test.step("there the fallback stays where the page allows no styles but its own", async () => {
    expect(faults).toEqual([]);
    // Each element meets the policy, one after the other.
    expectedFaults.push(/style-src/, /^Error: CSS/);
    await openHost("csp");
    await expect.poll(() => faults.join()).toContain("style-src");
    await expect(page.getByRole("link", { name: "Write to us" })).toBeVisible();
    await expect(page.locator("visa-contact-form form")).toHaveCount(0);
  });
});

test("an element is as large as the visitor has set text", async ({
  page: usual,
  playwright,
  hosts,
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const enlarged = await browser.newPage();
  const sizes = [usual, enlarged].map(async (page) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${hosts.origin}/rem.html`);
    const label = page.locator("visa-contact-form [part=label]").first();
    const control = page.locator("visa-contact-form [name=fullName]");
    const button = page.locator("visa-free-assessment-button [part=button]");
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    return Promise.all([label, control, button].map((one) => one.evaluate(sizeOf)));
  });
  const [small = [], large] = await Promise.all(sizes);
  expect(large).toEqual(small.map((size) => 2 * size));
  for (const path of ["", "/widgets/", "/fr/widgets/"]) {
    if (path) await enlarged.goto(site + path);
    expect(await overflowOf(enlarged), path).toBeLessThanOrEqual(0);
  }
  await browser.close();
});
