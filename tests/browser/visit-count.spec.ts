import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";

type Act = (page: Page) => Promise<unknown>;

function fill(form: string, name: string): Act {
  return (page) => page.locator(`form[name=${form}] [name=${name}]`).first().fill("Ada");
}

function send(form: string, ...refused: string[]): Act {
  const errors = refused.map((param) => ({ param, msg: "Again." }));
  const stored = { message: "Thank you.", param: "success", reference: "EM-1234567890", receipt: "/receipt" };
  return async (page) => {
    await page.route(`**/api/${form}`, (route) =>
      route.fulfill(
        errors.length > 0 ? { status: 422, json: { error: errors[0], errors } } : { json: stored },
      ),
    );
    const answered = page.waitForResponse(`**/api/${form}`);
    await page.locator(`form[name=${form}] [type=submit]`).first().click();
    await answered;
    await page.unroute(`**/api/${form}`);
  };
}

const contact = { form: "contact", language: "en", narrow: false, reached: 0, refused: [], sent: false };
const request = { ...contact, form: "request" };
const elements: Act = (page) => page.locator("visa-contact-form [name=fullName]").first().fill("Ada");
const signal = (name: string, value: unknown) => ({ name, value });

for (const [claim, path, acts, told, { width = 1280, asks = signal("", 0) } = {}] of [
  ["without a form tells nothing", "/privacy", [], []],
  ["that only looks is told as seen", "/assessment", [], [{ ...request, narrow: true }], { width: 375 }],
  [
    "tells the furthest section, whatever is filled in last",
    "/assessment",
    [fill("request", "fieldOfStudy"), fill("request", "firstName")],
    [{ ...request, reached: 2 }],
  ],
  [
    "that is refused twice tells each field once, and no name that is no field's",
    "/contact-us",
    [fill("contact", "fullName"), send("contact", "phone", "form"), send("contact", "phone", "email")],
    [{ ...contact, reached: 1, refused: ["phone", "email"] }],
  ],
  [
    "that has sent says so in its language",
    "/fr/contact-us",
    [fill("contact", "body"), send("contact")],
    [{ ...contact, language: "fr", reached: 1, sent: true }],
  ],
  [
    "to a language's own page tells both of its forms",
    "/es",
    [fill("request", "additional")],
    [
      { ...contact, language: "es" },
      { ...request, language: "es", reached: 7 },
    ],
  ],
  ["to elements, which stand on partners' pages, tells nothing", "/widgets/", [elements], []],
  [
    "under Global Privacy Control tells nothing",
    "/assessment",
    [fill("request", "firstName")],
    [],
    { asks: signal("globalPrivacyControl", true) },
  ],
  [
    "under Do Not Track tells nothing",
    "/assessment",
    [fill("request", "firstName")],
    [],
    { asks: signal("doNotTrack", "1") },
  ],
] as readonly [string, string, Act[], object[], { width?: number; asks?: ReturnType<typeof signal> }?][]) {
  test(`a visit ${claim}`, async ({ page }) => {
    // What is sent while a page goes away reaches no route of the test's.
    await page.addInitScript((own) => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      navigator.sendBeacon = (address, body) => told.push([String(address), JSON.parse(String(body))]) > 0;
      if (own.name) Object.defineProperty(navigator, own.name, { value: own.value });
    }, asks);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path, { waitUntil: "networkidle" });
    for (const act of acts) await act(page);
    const sent = () => page.evaluate(() => Reflect.get(window, "told") as [string, { form: string }][]);
    expect(await sent(), "while the page is there").toEqual([]);
    // Twice: what is told is told once.
    for (const _ of [1, 2]) await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
    const visits = (await sent()).sort(([, one], [, other]) => one.form.localeCompare(other.form));
    expect(visits).toEqual(told.map((visit) => ["/api/count", visit]));
  });
}
