import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { answerApi, press } from "../support/send.ts";
import { visit, whenReady } from "../support/site.ts";

const toFrench = (page: Page) => page.getByRole("link", { name: "Français", exact: true });
const toEnglish = (page: Page) => page.getByRole("link", { name: "English", exact: true });
const contact = (page: Page, name: string) =>
  page.locator(`.section-form [name=${name}], .contact-sheet [name=${name}]`);

test("the switch keeps the assessment's answers, refusals and focus, there and back", async ({ page }) => {
  await visit(page, "/assessment");
  await page.locator("[name=status]").selectOption("Married");
  await page.locator("[name=spouseFirstName]").fill("Chidi");
  await press(page.locator("form[name=request]"));
  const marked = page.locator("[aria-invalid=true]");
  await expect(marked).toHaveCount(9);
  await toFrench(page).click();
  await expect(page).toHaveURL("/fr/assessment");
  await whenReady(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  await expect(toEnglish(page)).toBeFocused();
  await expect(page.locator("[name=status]")).toHaveValue("Married");
  await expect(page.locator("[name=spouseFirstName]")).toHaveValue("Chidi");
  await expect(marked).toHaveCount(9);
  await page.locator("[name=lastName]").fill("Obi");
  await expect(marked).toHaveCount(8);

  await toEnglish(page).press("Enter");
  await expect(page).toHaveURL("/assessment");
  await whenReady(page);
  await expect(toFrench(page)).toBeFocused();
  await expect(page.locator("[name=lastName]")).toHaveValue("Obi");
});

test("the switch takes a visitor's message and campaign to the other language", async ({ page }) => {
  const sent = await answerApi(page);
  await visit(page, "/immigration/express-entry?utm_source=paper");
  const english = /^[^?]*[^?r]\/immigration\/express-entry/;
  const french = /\/fr\/immigration\/express-entry/;
  await expect(toFrench(page)).toHaveAttribute("lang", "fr-CA");
  await expect(toFrench(page)).toHaveAttribute("hreflang", "fr-CA");
  await contact(page, "fullName").fill("Adaeze");
  await contact(page, "body").fill("Une visite?");

  await toFrench(page).click();
  await expect(page).toHaveURL(french);
  await whenReady(page);

  await test.step("what was typed into a form crosses to the other language and back", async () => {
    await expect(toEnglish(page)).toHaveAttribute("lang", "en-CA");
    await expect(toEnglish(page)).toHaveAttribute("hreflang", "en-CA");
    await expect(contact(page, "fullName")).toHaveValue("Adaeze");
    await contact(page, "email").fill("a@example.com");
    await toEnglish(page).click();
    await expect(page).toHaveURL(english);
    await expect(contact(page, "body")).toHaveValue("Une visite?");
    await expect(contact(page, "email")).toHaveValue("a@example.com");
  });

  await test.step("a link within the site takes the switch along, and stays in its language", async () => {
    await whenReady(page);
    await toFrench(page).click();
    await expect(page).toHaveURL(french);
    await whenReady(page);
    await page.getByRole("link", { name: "Accueil", exact: true }).first().click();
    await expect(page).toHaveURL("/fr");
    await page
      .getByRole("navigation", { name: "Principale" })
      .getByRole("link", { name: "Citoyenneté", exact: true })
      .click();
    await expect(page).toHaveURL("/fr/citizenship");
    await expect(toEnglish(page)).toHaveAttribute("href", "/citizenship");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/fr\/citizenship$/);
    await expect(page.locator("link[hreflang=en-CA]")).toHaveAttribute("href", /[^r]\/citizenship$/);
    await expect(page.locator("link[hreflang=fr-CA]")).toHaveAttribute("href", /\/fr\/citizenship$/);
    await expect(page.locator("link[hreflang=x-default]")).toHaveAttribute("href", /[^r]\/citizenship$/);
  });

  await test.step("the campaign that brought the visitor is told of a lead in the other language too", async () => {
    await press(page.locator(".section-form"));
    await expect(page.locator(".section-form").getByRole("status")).toHaveText("Thank you.");
    const source = { utm: { utm_source: "paper" }, page: expect.stringMatching(/\/fr\/citizenship$/) };
    expect(sent[0]?.body).toMatchObject({ language: "fr", source });
  });
});

for (const [tag, code, name] of [
  ["es-MX", "es", "Español"],
  ["fil-PH", "tl", "Tagalog"],
  ["prs-AF", "fa", "فارسی"],
  ["yue-HK", "zh", "中文"],
] as const)
  test(`a browser that speaks ${tag} finds the page in ${code} by its own name`, async ({ page }) => {
    await page.addInitScript(
      (first) => Object.defineProperty(navigator, "languages", { value: [first, "en"] }),
      tag,
    );
    await page.setViewportSize({ width: 375, height: 720 });
    for (const [path, href, places] of [
      ["/study", `/${code}`, [".info-line", ".main-menu"]],
      ["/assessment", `/${code}#assessment`, [".assessment-bar"]],
      ["/contact-us", `/${code}#contact`, [".info-line"]],
    ] as const) {
      await visit(page, path);
      for (const place of places)
        await expect(page.locator(`${place} .languages-link`)).toHaveAttribute("href", href);
      await expect(page.locator(".languages-link").first()).toHaveText(name);
    }
  });
