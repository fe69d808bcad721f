import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { answerApi, press } from "../support/send.ts";
import { visit, whenReady } from "../support/site.ts";

const toFrench = (page: Page) => page.getByRole("link", { name: "Français", exact: true });
const toEnglish = (page: Page) => page.getByRole("link", { name: "English", exact: true });

test("the switch keeps what is refused, the focus, and the campaign that brought the visitor", async ({
  page,
}) => {
  await visit(page, "/assessment?utm_source=paper");
  const marked = page.locator("[aria-invalid=true]");
  await page.locator("[name=firstName]").fill("Chidi");
  await press(page.locator("form[name=request]"));
  await expect(marked).toHaveCount(9);
  await toFrench(page).click();
  await expect(page).toHaveURL(/\/fr\/assessment/);
  await whenReady(page);
  await expect(toEnglish(page)).toBeFocused();
  await expect(marked).toHaveCount(9);
  await page.locator("[name=lastName]").fill("Obi");
  await expect(marked).toHaveCount(8);
  const sent = await answerApi(page);
  await press(page.locator("form[name=request]"));
  await expect.poll(() => sent.length).toBe(1);
  const source = { utm: { utm_source: "paper" }, page: expect.stringMatching(/\/fr\/assessment$/) };
  expect(sent[0]?.body).toMatchObject({ firstName: "Chidi", lastName: "Obi", language: "fr", source });
});

// tests/unit/lead/languages.test.ts has the tags of the other languages.
test("a browser that speaks Dari finds the page in Persian by its own name", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "languages", { value: ["prs-AF", "en"] }));
  await page.setViewportSize({ width: 375, height: 720 });
  for (const [path, href, places] of [
    ["/study", "/fa", [".info-line", ".main-menu"]],
    ["/assessment", "/fa#assessment", [".assessment-bar"]],
    ["/contact-us", "/fa#contact", [".info-line"]],
  ] as const) {
    await visit(page, path);
    for (const place of places)
      await expect(page.locator(`${place} .languages-link`)).toHaveAttribute("href", href);
    await expect(page.locator(".languages-link").first()).toHaveText("فارسی");
  }
});
