import { expect, type Page } from "@playwright/test";
import { faultsOf, fillContact } from "#tests/embed/support/embed-test.ts";
import { observePage, readObservations } from "#tests/embed/support/in-page.ts";
import { someAddress } from "#tests/support/consultant.ts";

/** Opens a page as a visitor, in a session of their own. */
export async function visit<Seen>(
  author: Page,
  address: string,
  look: (tab: Page) => Promise<Seen>,
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
    const seen = await look(tab);
    expect(faults, "errors in the console").toEqual([]);
    expect(await visitor.cookies(), "cookies").toEqual([]);
    return seen;
  } finally {
    await visitor.close();
  }
}

/** Sends the page's contact form; resolves to the lead's reference. */
export function sendFrom(page: Page, address: string, send = "Send message"): Promise<string> {
  return visit(page, address, async (tab) => {
    const form = tab.locator("visa-contact-form");
    await fillContact(form);
    const answered = tab.waitForResponse("**/api/contact");
    await form.getByRole("button", { name: send }).click();
    const { reference, message } = await (await answered).json();
    await expect(form.getByRole("status")).toHaveText(message);
    return reference;
  });
}

/** Places of an element and of the text before it, and shifts once the element was there. */
export function look(page: Page, address: string, tag: string) {
  return visit(page, address, async (tab) => {
    const element = tab.locator(tag);
    const control = element.locator(tag.endsWith("button") ? "button" : "form").first();
    await control.waitFor();
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
