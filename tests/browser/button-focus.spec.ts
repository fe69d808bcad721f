import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { spread } from "../support/full.ts";
import { answerApi, lost, press } from "../support/send.ts";
import { visit } from "../support/site.ts";

/* Each button is pressed by keyboard, and the focus is then on something that is there. */

const mistyped = "zz@gmial.com";

interface Place {
  path: string;
  /** Opens the form, if the page does not show it. */
  open?: (page: Page) => Promise<unknown>;
  form: string;
}

const places: Readonly<Record<string, Place>> = {
  "the contact page": { path: "/contact-us", form: "main form[name=contact]" },
  "the pop-up": {
    path: "/study",
    open: (page) =>
      page
        .locator(".info-line .action button")
        .first()
        .evaluate((button: HTMLElement) => button.click()),
    form: "dialog[open] form[name=contact]",
  },
  "the assessment": { path: "/assessment", form: "form[name=request]" },
  "a language's page": { path: "/tl", form: "form[name=request]" },
};

const states: Readonly<Record<string, (form: Locator) => Promise<unknown>>> = {
  "with a mistyped address": async () => undefined,
  "after a lost send": async (form) => {
    await press(form);
    await expect(form.getByRole("alert")).toBeVisible();
  },
};

async function openForm(page: Page, { path, open, form: selector }: Place, state: string) {
  await visit(page, path);
  await open?.(page);
  const form = page.locator(selector);
  await form.locator("[name=email]").fill(mistyped);
  await form.locator("[name=email]").blur();
  await states[state]?.(form);
  await expect(form.locator(".visa-offer:visible").first()).toBeVisible();
  if (selector.includes("request")) await expect(form.locator(".visa-keeping")).toBeVisible();
  return form;
}

/** What has the focus, if it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element, body } = document;
    if (!element || element === body || !element.checkVisibility()) return "";
    return element.closest("form, aside")?.getAttribute("name") ?? element.localName;
  });

const pairs = Object.entries(places).flatMap(([where, place]) =>
  Object.keys(states).map((state) => ({ where, place, state })),
);

for (const { where, place, state } of spread(pairs, 3))
  test(`every offer of ${where} ${state} leaves the focus in the form`, async ({ page }) => {
    await answerApi(page, lost);
    const offers = (form: Locator) => form.locator("button.visa-offer:visible");
    const count = await offers(await openForm(page, place, state)).count();
    expect(count).toBeGreaterThan(1);
    for (let at = 0; at < count; at += 1) {
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
      const form = await openForm(page, place, state);
      const name = await form.getAttribute("name");
      const offer = offers(form).nth(at);
      const label = await offer.innerText();
      await offer.focus();
      await page.keyboard.press("Enter");
      // Effects, and what they show, take two frames.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await focused(page), label).toBe(name);
    }
  });

/** Effects, what they show and what is loaded for them. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done))),
      ),
  );

const pressed = [
  ["/", 1280],
  ["/", 375],
  ["/contact-us", 1280],
  ["/study", 375],
  ["/verify", 375],
  ["/assessment", 375],
  ["/nowhere", 375],
  ["/ar", 375],
] as const;

for (const [path, width] of spread(pressed, 3))
  test(`each button of ${path} at ${width} px leaves the focus in sight, and so does Escape`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, path);
    const address = page.url();
    const buttons = page.locator("button:visible, summary:visible");
    const count = await buttons.count();
    expect(count).toBeGreaterThan(2);
    for (let at = 0; at < count; at += 1) {
      // What the press before it has changed.
      if (page.url() !== address || (await buttons.count()) !== count) await visit(page, path);
      const button = buttons.nth(at);
      const label = (await button.getAttribute("aria-label")) ?? (await button.innerText());
      await button.focus();
      await page.keyboard.press("Enter");
      for (const after of ["press", "Escape"]) {
        await settled(page);
        await expect.poll(() => focused(page), `${label}, ${after}`).not.toBe("");
        if (after === "press") await page.keyboard.press("Escape");
      }
    }
  });

test("a correction of an address is announced, and takes the focus to the field or to Send", async ({
  page,
}) => {
  const form = await openForm(page, places["the contact page"] as Place, "with a mistyped address");
  const offers = form.getByRole("button", { name: /^Did you mean/ });
  await offers.first().press("Enter");
  await expect(form.locator("[name=email]")).toBeFocused();
  await expect(form.locator("[aria-live=polite]").filter({ hasText: "E-mail zz@gmail.com" })).toHaveCount(1);
  await form.locator("[name=email]").fill(mistyped);
  await form.locator("[name=email]").blur();
  await offers.last().press("Enter");
  await expect(form.locator("[type=submit]")).toBeFocused();
});
