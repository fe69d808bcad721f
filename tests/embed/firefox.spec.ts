import { findFirefox } from "../support/find-firefox.ts";
import { full } from "../support/full.ts";
import { entryScript, expect, hostTest as test } from "./support/embed-test.ts";
import { firefoxVisitors } from "./support/host-visitors.ts";
import { focused, gapsOf, readObservations } from "./support/in-page.ts";

/** A claim for an engine that shares no code with Chromium's, beside those of host-kinds.spec.ts. */

// A second engine takes seconds to start, so it is only tested at full size.
test.skip(!full || findFirefox() === undefined, "Firefox is not asked for, or not installed");

// `>>>` also finds elements in a shadow root.
const button = ">>> visa-free-assessment-button";
const dialog = `${button} >>> dialog`;

test("in Firefox the assessment covers a modal dialog and returns its focus", async ({ hosts }) => {
  // The first start on a machine reads all of it from the disk.
  test.setTimeout(180_000);
  hosts.write(
    "/modal.html",
    `<!doctype html><html lang="en"><title>A partner</title>${entryScript("free-assessment-button")}
<dialog id="modal" style="width: 638px; max-height: 60vh; overflow: auto; contain: layout; transform: translateY(9px)">
Write to us <visa-free-assessment-button></visa-free-assessment-button></dialog><script>modal.showModal()</script>`,
  );
  const { page, faults, close } = await firefoxVisitors();
  const isShown = (selector: string) => page.$eval(selector, (element) => element.checkVisibility());
  await page.setViewport({ width: 1100, height: 800 });
  await page.goto(`${hosts.origin}/modal.html`);
  await (await page.waitForSelector(`${button} >>> button`, { visible: true }))?.click();
  await expect.poll(() => page.evaluate(focused)).toMatchObject({ name: "firstName" });
  expect(await page.$eval(dialog, gapsOf)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => isShown(dialog)).toBe(false);
  expect(await page.evaluate(focused)).toMatchObject({ name: "button", seen: true });
  expect(await isShown("#modal")).toBe(true);
  expect([faults, (await page.evaluate(readObservations)).violations]).toEqual([[], []]);
  await close();
});
