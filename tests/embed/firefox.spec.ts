import { expect, test } from "@playwright/test";
import type { Browser, Page } from "puppeteer-core";
import { honeypotName } from "#lead/wire.ts";
import { findFirefox } from "#scripts/test/find-browser.ts";
import { full } from "../support/full.ts";
import { site } from "./support/embed-test.ts";
import { type HostServer, serveHosts } from "./support/host-server.ts";
import { launchFirefox } from "./support/host-visitors.ts";
import { coverageOf, looks, looksWithin, readWitness, watchPage } from "./support/in-page.ts";

/** Claims of an engine that shares no code with Chromium's, beside those of host-kinds.spec.ts. */

const firefox = findFirefox();
// A second engine starts for seconds: it is looked for at full size alone.
test.skip(!full || firefox === undefined, "Firefox is not asked for, or not installed");
// One browser for all: it takes seconds to start.
test.describe.configure({ mode: "default" });

let browser: Browser;
let hosts: HostServer;
let page: Page;
let faults: string[];

test.beforeAll(async () => {
  if (firefox === undefined) return;
  // The first start on a machine reads all of it from the disk, and may take longer than a test.
  test.setTimeout(120_000);
  browser = await launchFirefox();
  hosts = await serveHosts(site);
});

test.afterAll(async () => {
  await browser?.close();
  await hosts?.close();
});

test.beforeEach(async () => {
  page = await browser.newPage();
  await page.evaluateOnNewDocument(watchPage);
  faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
});

test.afterEach(async () => {
  await page.close();
  expect(faults).toEqual([]);
});

// `>>>` also finds what stands in a shadow root.
const form = ">>> visa-contact-form";
const button = ">>> visa-free-assessment-button";
const dialog = `${button} >>> dialog`;

/** Waits for the whole form: what nobody sees of it comes after the first frame. */
async function looksOfForm(): Promise<string[]> {
  await page.waitForSelector(`${form} >>> [name=fullName]`, { visible: true });
  await page.waitForSelector(`${form} >>> [name=${honeypotName}]`);
  return page.$eval(form, looksWithin, looks);
}

const isShown = (selector: string) => page.$eval(selector, (element) => element.checkVisibility());

/** Which field or button has the focus, through all shadow roots. */
function focused(): Promise<string | undefined> {
  return page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused?.getAttribute("name") ?? focused?.localName;
  });
}

/** Opens the assessment by its button, and holds it to all of the window. */
async function open(): Promise<void> {
  await (await page.waitForSelector(`${button} >>> button`, { visible: true }))?.click();
  await expect.poll(focused).toBe("firstName");
  expect(await page.$eval(dialog, coverageOf)).toEqual({ modal: true, covers: true, top: true });
}

for (const host of ["hostile", "csp", "rtl", "in-shadow"]) {
  test(`in Firefox a ${host} page shows the plain page's form, is covered by the assessment and gets its focus back`, async () => {
    await page.goto(`${hosts.origin}/plain.html`);
    const plain = await looksOfForm();
    await page.goto(`${hosts.origin}/${host}.html`);
    expect(await looksOfForm()).toEqual(plain);
    expect([await focused(), await page.evaluate(() => scrollY)]).toEqual(["body", 0]);
    await open();
    await page.keyboard.type("Ann");
    await page.keyboard.press("Escape");
    await expect.poll(() => isShown(dialog)).toBe(false);
    expect(await focused()).toBe("button");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("firstName");
    expect(await page.$eval(`${dialog} [name=firstName]`, (field) => (field as HTMLInputElement).value)).toBe(
      "Ann",
    );
    expect((await page.evaluate(readWitness)).violations).toEqual([]);
  });
}

test("in Firefox the assessment covers the window from inside the page's own modal dialog", async () => {
  await page.setViewport({ width: 1100, height: 800 });
  await page.goto(`${hosts.origin}/empty.html`);
  await page.evaluate(() => {
    const modal = document.createElement("dialog");
    modal.append("Write to us ", document.createElement("visa-free-assessment-button"));
    document.body.append(modal);
    modal.showModal();
  });
  await open();
  await page.keyboard.press("Escape");
  await expect.poll(() => isShown(dialog)).toBe(false);
  expect(await isShown("dialog")).toBe(true);
});
