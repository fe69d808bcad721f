import type { Browser } from "@playwright/test";
import { fillContact } from "#tests/embed/support/embed-test.ts";
import { readWitness, watchPage } from "#tests/embed/support/in-page.ts";

interface Tried {
  /** Detail that the application heard with `visa-sent`. */
  readonly reference: string;
  /** Everything that the console and the page's errors said. */
  readonly lines: readonly string[];
  /** The sum of all layout shifts. */
  readonly shift: number;
}

/** The address under which the applications know the product. */
const published = "https://evermaple.example";

/** Opens an application, sends a lead with its contact form to `product`, and says what became of it. */
export async function tryForm(browser: Browser, app: string, product: string): Promise<Tried> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const lines: string[] = [];
  page.on("console", (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => lines.push(`error: ${error.message}`));
  await context.route(`${published}/**`, async (route) => {
    const url = route.request().url().replace(published, product);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.addInitScript(watchPage);
  await page.goto(app, { waitUntil: "networkidle" });
  const form = page.locator("visa-contact-form");
  await fillContact(form);
  await form.getByRole("button", { name: "Send message" }).click();
  const output = page.locator("output");
  await output
    .filter({ hasText: /\S/ })
    .waitFor({ timeout: 15_000 })
    .catch(() => undefined);
  const reference = await output.innerText();
  const { shift } = await page.evaluate(readWitness);
  await context.unrouteAll({ behavior: "wait" });
  await context.close();
  return { reference, lines, shift };
}
