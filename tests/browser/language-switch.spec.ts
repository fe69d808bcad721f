import { expect } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { press, sentBody } from "../support/send.ts";
import { visit, whenReady } from "../support/site.ts";

test("the switch keeps what is refused, the focus, and the campaign that brought the visitor", async ({
  page,
}) => {
  await visit(page, "/assessment?utm_source=paper");
  const marked = page.locator("[aria-invalid=true]");
  await page.locator("[name=firstName]").fill("Chidi");
  await press(page.locator("form[name=request]"));
  await expect(marked).toHaveCount(9);
  await page.getByRole("link", { name: "Français", exact: true }).click();
  await expect(page).toHaveURL(/\/fr\/assessment/);
  await whenReady(page);
  await expect(page.getByRole("link", { name: "English", exact: true })).toBeFocused();
  await expect(marked).toHaveCount(9);
  await page.locator("[name=lastName]").fill("Obi");
  await expect(marked).toHaveCount(8);
  const source = { utm: { utm_source: "paper" }, page: expect.stringMatching(/\/fr\/assessment$/) };
  const sent = await sentBody(page.locator("form[name=request]"));
  expect(sent).toMatchObject({ firstName: "Chidi", lastName: "Obi", language: "fr", source });
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
