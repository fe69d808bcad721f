import type { Browser } from "@playwright/test";
import { fillContact } from "#tests/embed/support/embed-test.ts";
import { readObservations, observePage } from "#tests/embed/support/in-page.ts";

/** The address under which the applications know the product. */
const published = "https://evermaple.example";

/**
 * Sends a lead to `product` with the contact form of an application; returns what falls short of
 * docs/hosts.md.
 */
export async function tryForm(browser: Browser, app: string, product: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const faults: string[] = [];
  page.on("console", (message) => faults.push(`the console says ${message.type()}: ${message.text()}`));
  page.on("pageerror", ({ message }) => faults.push(`an error: ${message}`));
  await page.route(`${published}/**`, async (route) => {
    const url = route.request().url().replace(published, product);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.addInitScript(observePage);
  await page.goto(app, { waitUntil: "networkidle" });
  const form = page.locator("visa-contact-form");
  await fillContact(form);
  await form.getByRole("button", { name: "Send message" }).click();
  // The application shows what it heard with `visa-sent`.
  await page
    .locator("output", { hasText: /^EM-/ })
    .waitFor({ timeout: 15_000 })
    .catch(() => faults.push("no lead was sent"));
  const { shift } = await page.evaluate(readObservations);
  if (shift > 0.02) faults.push(`moves by ${shift}`);
  await page.unrouteAll({ behavior: "wait" });
  await page.close();
  return faults;
}
