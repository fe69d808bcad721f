import { expect, type Page } from "@playwright/test";
import { faultsOf, fillContact } from "#tests/embed/support/embed-test.ts";
import { observePage, readObservations } from "#tests/embed/support/in-page.ts";
import { someAddress } from "#tests/support/consultant.ts";

/** Opens a page as a visitor, in a session of their own. */
async function visit<Seen>(
  author: Page,
  address: string,
  look: (tab: Page, faults: readonly string[]) => Promise<Seen>,
): Promise<Seen> {
  const visitor = await author.context().browser()?.newContext({ locale: "en-CA" });
  if (!visitor) throw new Error("no browser");
  try {
    const tab = await visitor.newPage();
    // Each visitor has an address of their own, as Cloudflare would see it.
    await tab.route("**/api/*", (route) =>
      route.continue({ headers: { ...route.request().headers(), "CF-Connecting-IP": someAddress() } }),
    );
    await tab.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
    const faults = faultsOf(tab);
    await tab.addInitScript(observePage);
    await tab.goto(address);
    return await look(tab, faults);
  } finally {
    await visitor.close();
  }
}

/** Waits for the contact form, sends it, and checks what a host may expect of the page. */
export function sendFrom(page: Page, address: string): Promise<{ readonly reference: string }> {
  return visit(page, address, send);
}

async function send(tab: Page, faults: readonly string[]): Promise<{ readonly reference: string }> {
  const form = tab.locator("visa-contact-form");
  await expect(form, "the element is on the page").toBeAttached();
  await form
    .locator("[name=fullName]")
    .waitFor()
    .catch(() => {
      throw new Error(`only the fallback shows (${faults.join("; ")})`);
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
  const { reference = "", message = "" } = (await answer.json()) as Record<string, string>;
  await expect(form.getByRole("status")).toHaveText(message);
  const { shift } = await tab.evaluate(readObservations);
  expect(shift, "CLS").toBeLessThanOrEqual(0.02);
  expect(faults, "errors in the console").toEqual([]);
  expect(await tab.context().cookies(), "cookies").toEqual([]);
  return { reference };
}

/** Places of an element and of the text before it, and shifts once the element was there. */
export function look(page: Page, address: string, tag: string) {
  return visit(page, address, async (tab) => {
    const element = tab.locator(tag);
    const control = element.locator(tag.endsWith("button") ? "button" : "form").first();
    await control.waitFor({ timeout: 10_000 });
    // Two frames later, the element's layout shifts have happened and been reported.
    await tab.evaluate(
      () => new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later))),
    );
    const leftOf = (one: Element) => one.getBoundingClientRect().left;
    return {
      left: await (tag.endsWith("button") ? control : element).evaluate(leftOf),
      text: await tab.getByText("Nothing else.").first().evaluate(leftOf),
      shift: (await tab.evaluate(readObservations)).shift,
    };
  });
}

/** Outcome for a visitor: the form, a link to it, or nothing. */
export function stateOf(page: Page, address: string): Promise<"form" | "link" | "nothing"> {
  return visit(page, address, async (tab) => {
    await tab.waitForLoadState("networkidle");
    if (await tab.locator("visa-contact-form [name=fullName]").count()) return "form";
    return (await tab.locator("a[href$='/contact-us']").first().isVisible()) ? "link" : "nothing";
  });
}
