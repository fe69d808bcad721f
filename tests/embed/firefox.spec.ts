import type { Page } from "puppeteer-core";
import { findFirefox } from "#scripts/test/find-browser.ts";
import { full } from "../support/full.ts";
import { expect, hostTest } from "./support/embed-test.ts";
import { firefoxVisitors } from "./support/host-visitors.ts";
import { gapsOf, readObservations } from "./support/in-page.ts";

/** Claims for an engine that shares no code with Chromium's, beside those of host-kinds.spec.ts. */

// A second engine takes seconds to start, so it is only tested at full size.
hostTest.skip(!full || findFirefox() === undefined, "Firefox is not asked for, or not installed");

const test = hostTest.extend<object, { readonly firefox: Awaited<ReturnType<typeof firefoxVisitors>> }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const firefox = await firefoxVisitors();
      await use(firefox);
      await firefox.close();
    },
    // The first start on a machine reads all of it from the disk.
    { scope: "worker", timeout: 120_000 },
  ],
});

// `>>>` also finds elements in a shadow root.
const button = ">>> visa-free-assessment-button";
const dialog = `${button} >>> dialog`;

const isShown = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.checkVisibility());

/** Which field or button has the focus, through all shadow roots. */
function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused?.getAttribute("name") ?? focused?.localName;
  });
}

/** Opens the assessment by its button, and checks that it fills the window. */
async function open(page: Page): Promise<void> {
  await (await page.waitForSelector(`${button} >>> button`, { visible: true }))?.click();
  await expect.poll(() => focused(page)).toBe("firstName");
  expect(await page.$eval(dialog, gapsOf)).toEqual([]);
}

test("in Firefox the assessment covers a modal dialog and returns its focus", async ({
  firefox: { page, faults },
  hosts,
}) => {
  await page.setViewport({ width: 1100, height: 800 });
  await page.goto(`${hosts.origin}/empty.html`);
  await page.evaluate(() => {
    const modal = document.createElement("dialog");
    modal.style.cssText =
      "width: 638px; max-height: 60vh; overflow: auto; contain: layout; transform: translateY(9px)";
    modal.append("Write to us ", document.createElement("visa-free-assessment-button"));
    document.body.append(modal);
    modal.showModal();
  });
  await open(page);
  await page.keyboard.press("Escape");
  await expect.poll(() => isShown(page, dialog)).toBe(false);
  expect([await isShown(page, "dialog"), await focused(page)]).toEqual([true, "button"]);
  expect([faults, (await page.evaluate(readObservations)).violations]).toEqual([[], []]);
});
