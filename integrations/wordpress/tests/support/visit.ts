import { type BrowserContext, expect, type Page } from "@playwright/test";
import { fillContact } from "#tests/embed/support/embed-test.ts";
import { readWitness, watchPage } from "#tests/embed/support/in-page.ts";
import { someAddress } from "#tests/support/consultant.ts";

/** A lead that was told to have arrived. */
export interface VisitResult {
  readonly reference: string;
  readonly shift: number;
}

/** Opens a page as a visitor, waits for the contact form, sends it, and holds the page to what a host may expect. */
export async function sendFrom(
  page: Page,
  address: string,
  prepare: (visitor: BrowserContext) => Promise<void> = async () => {},
): Promise<VisitResult> {
  const visitor = await page.context().browser()?.newContext({ locale: "en-CA" });
  if (!visitor) throw new Error("no browser");
  try {
    await prepare(visitor);
    const tab = await visitor.newPage();
    // Each visitor has an address of their own, as Cloudflare would see it.
    await tab.route("**/api/*", (route) =>
      route.continue({ headers: { ...route.request().headers(), "CF-Connecting-IP": someAddress() } }),
    );
    const faults: string[] = [];
    tab.on("pageerror", (error) => faults.push(error.message));
    tab.on("console", (message) => {
      if (message.type() === "error" && !message.location().url.includes("favicon"))
        faults.push(message.text());
    });
    await tab.addInitScript(watchPage);
    await tab.goto(address);
    const form = tab.locator("visa-contact-form");
    await expect(form, "the element stands on the page").toBeAttached();
    // Who reads a page moves, again and again; a delayed script waits for it. A busy Chromium now and then delivers none of
    // a pointer's own movements to a new page.
    const shown = async () => {
      await tab.locator("html").dispatchEvent("mousemove");
      return form.locator("[name=fullName]").isVisible();
    };
    await expect
      .poll(shown, { timeout: 10_000 })
      .toBe(true)
      .catch(() => {
        throw new Error(`only the fallback shows${faults.length > 0 ? ` (${faults.join("; ")})` : ""}`);
      });
    const width = await form.evaluate((element) => {
      const parent = element.parentElement?.getBoundingClientRect().width ?? 0;
      return { own: element.getBoundingClientRect().width, enough: Math.min(280, parent) };
    });
    expect(width.own, "the form's width").toBeGreaterThanOrEqual(width.enough);
    await expect(form.locator("a").first(), "the fallback").toBeHidden();
    await fillContact(form);
    const answered = tab.waitForResponse("**/api/contact", { timeout: 5000 });
    await form.getByRole("button", { name: "Send message" }).click();
    const answer = await answered.catch(async () => {
      throw new Error(`nothing was sent: ${await form.getByRole("alert").allTextContents()}`);
    });
    const { reference, message } = (await answer.json()) as Record<string, string>;
    await expect(form.getByRole("status")).toHaveText(String(message));
    const { shift } = await tab.evaluate(readWitness);
    expect(shift, "CLS").toBeLessThanOrEqual(0.02);
    expect(faults, "errors in the console").toEqual([]);
    expect(await visitor.cookies(), "cookies").toEqual([]);
    return { reference: String(reference), shift };
  } finally {
    await visitor.close();
  }
}

/** Places of an element and of the text before it, and shifts half a second after the element was there. */
export async function look(
  page: Page,
  address: string,
  tag: string,
): Promise<{ readonly left: number; readonly text: number; readonly shift: number }> {
  const visitor = await page.context().browser()?.newContext({ locale: "en-CA" });
  if (!visitor) throw new Error("no browser");
  try {
    const tab = await visitor.newPage();
    await tab.addInitScript(watchPage);
    await tab.goto(address);
    const element = tab.locator(tag);
    const control = element.locator(tag.endsWith("button") ? "button" : "form").first();
    await control.waitFor({ timeout: 10_000 });
    // Two frames later what the element does to the page's layout is done and told.
    await tab.evaluate(
      () => new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later))),
    );
    const leftOf = (one: Element) => one.getBoundingClientRect().left;
    return {
      left: await (tag.endsWith("button") ? control : element).evaluate(leftOf),
      text: await tab.getByText("Nothing else.").first().evaluate(leftOf),
      shift: (await tab.evaluate(readWitness)).shift,
    };
  } finally {
    await visitor.close();
  }
}

/** Outcome for a visitor: the form, the form in a frame, a link to it, or nothing. */
export async function stateOf(page: Page, address: string): Promise<"form" | "link" | "nothing"> {
  const visitor = await page.context().browser()?.newContext({ locale: "en-CA" });
  if (!visitor) throw new Error("no browser");
  try {
    const tab = await visitor.newPage();
    await tab.goto(address, { waitUntil: "networkidle" });
    if (await tab.locator("visa-contact-form [name=fullName]").count()) return "form";
    return (await tab.locator("a[href$='/contact-us']").first().isVisible()) ? "link" : "nothing";
  } finally {
    await visitor.close();
  }
}
