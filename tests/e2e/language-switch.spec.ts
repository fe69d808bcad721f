import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { spread } from "../support/full.ts";
import { whenReady } from "../support/site.ts";

const info = (page: Page) => page.getByRole("banner");
const toFrench = (page: Page) => page.getByRole("link", { name: "Français", exact: true });
const toEnglish = (page: Page) => page.getByRole("link", { name: "English", exact: true });
const contact = (page: Page, name: string) =>
  page.locator(`.section-form [name=${name}], .contact-sheet [name=${name}]`);

for (const path of spread(["/assessment", "/visit/tourism", "/", "/contact-us"], 4)) {
  test(`the switch keeps the page ${path} and the focus, there and back`, async ({ page }) => {
    await page.goto(path);
    await whenReady(page);
    await toFrench(page).click();
    const french = path === "/" ? "/fr" : `/fr${path}`;
    await expect(page).toHaveURL(french);
    await whenReady(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
    await expect(toEnglish(page)).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(path);
    await whenReady(page);
    await expect(toFrench(page)).toBeFocused();
  });
}

test("the switch is named and marked in the other language", async ({ page }) => {
  await page.goto("/visit");
  await expect(info(page).getByRole("link", { name: "Français", exact: true })).toHaveAttribute(
    "lang",
    "fr-CA",
  );
  await expect(toFrench(page)).toHaveAttribute("hreflang", "fr-CA");
  await page.goto("/fr/visit");
  await expect(toEnglish(page)).toHaveAttribute("lang", "en-CA");
  await expect(toEnglish(page)).toHaveAttribute("hreflang", "en-CA");
});

test("a link within the site takes the switch along, and stays in its language", async ({ page }) => {
  await page.goto("/fr");
  await whenReady(page);
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
  await page.getByRole("link", { name: "Accueil", exact: true }).first().click();
  await expect(page).toHaveURL("/fr");
});

test("the switch keeps the place in the text, though the texts are not equally long", async ({ page }) => {
  await page.goto("/immigration/express-entry");
  await whenReady(page);
  const marked = page.locator("#sources").locator("xpath=..");
  await marked.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  const before = await marked.evaluate((element) => element.getBoundingClientRect().top);
  await toFrench(page).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/fr/immigration/express-entry");
  await whenReady(page);
  await expect
    .poll(() => marked.evaluate((element) => element.getBoundingClientRect().top))
    .toBeCloseTo(before, -2);
});

test("what was typed into a form crosses to the other language and back", async ({ page }) => {
  await page.goto("/visit/tourism");
  await whenReady(page);
  await contact(page, "fullName").fill("Adaeze");
  await contact(page, "body").fill("Une visite?");
  await toFrench(page).click();
  await expect(page).toHaveURL("/fr/visit/tourism");
  await expect(contact(page, "fullName")).toHaveValue("Adaeze");
  await contact(page, "email").fill("a@example.com");
  await toEnglish(page).click();
  await expect(page).toHaveURL("/visit/tourism");
  await expect(contact(page, "body")).toHaveValue("Une visite?");
  await expect(contact(page, "email")).toHaveValue("a@example.com");
});

test("the assessment's answers cross to the other language with their conditions", async ({ page }) => {
  await page.goto("/assessment");
  await whenReady(page);
  await page.locator("[name=status]").selectOption("Married");
  await page.locator("[name=spouseFirstName]").fill("Chidi");
  await toFrench(page).click();
  await expect(page).toHaveURL("/fr/assessment");
  await expect(page.locator("[name=status]")).toHaveValue("Married");
  await expect(page.locator("[name=spouseFirstName]")).toHaveValue("Chidi");
});

test("what was refused is marked in the other language too, until it is answered", async ({ page }) => {
  await page.goto("/assessment");
  await whenReady(page);
  await page.locator("[name=firstName]").fill("Chidi");
  await page.locator("form[name=request] [type=submit]").click();
  const marked = page.locator("[aria-invalid=true]");
  await expect(marked).toHaveCount(9);
  await toFrench(page).click();
  await expect(page).toHaveURL("/fr/assessment");
  await expect(marked).toHaveCount(9);
  await page.locator("[name=lastName]").fill("Obi");
  await expect(marked).toHaveCount(8);
});

test("the campaign that brought the visitor is told of a lead in the other language too", async ({
  page,
}) => {
  let sent: { source?: { utm?: object; page?: string }; language?: string } = {};
  await page.route("**/api/contact", async (route) => {
    sent = route.request().postDataJSON();
    await route.fulfill({ json: { message: "Merci.", param: "success", reference: "P3NW" } });
  });
  await page.goto("/?utm_source=paper");
  await whenReady(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Citizenship" }).click();
  await expect(page).toHaveURL("/citizenship");
  await toFrench(page).click();
  await expect(page).toHaveURL(/\/fr\/citizenship/);
  await whenReady(page);
  await contact(page, "fullName").fill("Adaeze");
  await page.locator(".section-form [type=submit]").click();
  await expect(page.locator(".section-form").getByText("Merci.")).toBeVisible();
  expect(sent).toMatchObject({ language: "fr", source: { utm: { utm_source: "paper" } } });
  expect(sent.source?.page).toMatch(/\/fr\/citizenship$/);
});

test("without scripts the switch is a link, and a plain form says its language", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/visit");
  await toFrench(page).click();
  await expect(page).toHaveURL("/fr/visit");
  await contact(page, "fullName").fill("Adaeze");
  await page.locator(".section-form [type=submit]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  await expect(contact(page, "fullName")).toHaveValue("Adaeze");
  await expect(page.getByText("Pas encore envoyé").first()).toBeVisible();
  await contact(page, "phone").fill("604 555 0142");
  await contact(page, "email").fill("adaeze@example.org");
  await contact(page, "body").fill("Une question simple");
  await page.locator(".section-form [type=submit]").click();
  await expect(page).toHaveURL(/\/fr\/receipt\?/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre formulaire");
  await context.close();
});
