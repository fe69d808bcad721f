import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { asOwnClient, countedVisits, someAddress } from "../support/consultant.ts";
import { accepted, answerApi, fill, press, refused } from "../support/send.ts";
import { whenIdle } from "../support/site.ts";

type Act = (page: Page) => Promise<unknown>;

const locate = (page: Page, form: string) => page.locator(`form[name=${form}]`).first();

const answer =
  (form: string, name: string): Act =>
  (page) =>
    fill(locate(page, form), { [name]: "Ada" });

const send =
  (form: string, ...wrong: readonly string[]): Act =>
  async (page) => {
    await answerApi(page, wrong.length > 0 ? refused(...wrong) : accepted, `**/api/${form}`);
    const answered = page.waitForResponse(`**/api/${form}`);
    await press(locate(page, form));
    await answered;
    await page.unroute(`**/api/${form}`);
  };

const contact = { form: "contact", language: "en", narrow: false, reached: 0, refused: [], sent: false };
const request = { ...contact, form: "request" };
const asks =
  (name: "globalPrivacyControl" | "doNotTrack", value: unknown): Act =>
  (page) =>
    page.evaluate(([name, value]) => Object.defineProperty(navigator, name, { value, configurable: true }), [
      name,
      value,
    ] as const);

/** What is done before the page goes away, each time, and what is reported then. */
type Turn = readonly [acts: readonly Act[], reports: readonly object[]];

for (const [claim, path, turns] of [
  [
    "that only looks is reported as seen, one that answers by its furthest section, and one that opts out not at all",
    "/assessment",
    [
      [[], [request]],
      [[answer("request", "fieldOfStudy"), answer("request", "firstName")], [{ ...request, reached: 2 }]],
      [[asks("globalPrivacyControl", true), answer("request", "lastName")], []],
      [[asks("globalPrivacyControl", false), asks("doNotTrack", "1"), answer("request", "firstName")], []],
    ],
  ],
  [
    "that is refused twice reports each field once, and no name that is no field's",
    "/contact-us",
    [
      [
        [answer("contact", "fullName"), send("contact", "phone", "form"), send("contact", "phone", "email")],
        [{ ...contact, reached: 1, refused: ["phone", "email"] }],
      ],
    ],
  ],
  [
    "that has sent says so in its language, on a phone too",
    "/fr/contact-us",
    [
      [
        [
          (page) => page.setViewportSize({ width: 375, height: 800 }),
          answer("contact", "body"),
          send("contact"),
        ],
        [{ ...contact, language: "fr", narrow: true, reached: 1, sent: true }],
      ],
    ],
  ],
  [
    "to a language's own page reports both of its forms",
    "/es",
    [
      [
        [answer("request", "additional")],
        [
          { ...contact, language: "es" },
          { ...request, language: "es", reached: 7 },
        ],
      ],
    ],
  ],
] as readonly [string, string, readonly Turn[]][])
  test(`a visit ${claim}`, async ({ page }) => {
    // What is sent while a page goes away reaches no route of the test.
    await page.addInitScript(() => {
      const reports: unknown[] = [];
      Object.assign(window, { reports });
      navigator.sendBeacon = (address, body) => reports.push([String(address), JSON.parse(String(body))]) > 0;
    });
    const sent = () =>
      page.evaluate(() => (Reflect.get(window, "reports") as [string, { form: string }][]).splice(0));
    await page.goto(path);
    await whenIdle(page);
    for (const [acts, reports] of turns) {
      for (const act of acts) await act(page);
      expect(await sent(), "while the page is there").toEqual([]);
      // Twice: each report is sent once.
      for (const _ of [1, 2]) await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
      const visits = (await sent()).sort(([, one], [, other]) => one.form.localeCompare(other.form));
      expect(visits).toEqual(reports.map((visit) => ["/api/count", visit]));
    }
  });

test("who reloads, changes the language and comes back from another page is counted once", async ({
  page,
}) => {
  // No other test's visits have these refused.
  const wrong = ["province", "otherJobTitle"];
  await asOwnClient(page);
  // Chromium adds no header of the test to a beacon, and all tests' beacons would share one limit.
  await page.addInitScript((address) => {
    navigator.sendBeacon = (url, body) => {
      fetch(url, {
        method: "POST",
        body: body ?? null,
        keepalive: true,
        headers: { "CF-Connecting-IP": address },
      });
      return true;
    };
  }, someAddress());
  await page.goto("/assessment");
  await whenIdle(page);
  await answer("request", "fieldOfStudy")(page);
  await send("request", ...wrong)(page);
  const goesOn = async (go: () => Promise<unknown>) => {
    await go();
    await whenIdle(page);
    await expect(locate(page, "request").locator("[name=fieldOfStudy]")).toHaveValue("Ada");
  };
  await goesOn(() => page.reload());
  await goesOn(() => page.goto("/uk"));
  await page.goto("/privacy");
  await expect
    .poll(() => countedVisits(wrong))
    .toMatchObject([{ language: "uk", reached: 2, sent: 0, n: 1 }]);
  await goesOn(() => page.goto("/fr/assessment"));
  await send("request")(page);
  await page.goto("/privacy");
  await expect
    .poll(() => countedVisits(wrong))
    .toMatchObject([{ language: "fr", reached: 7, sent: 1, n: 1 }]);
});
