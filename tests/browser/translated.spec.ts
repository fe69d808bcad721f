import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { spread } from "../support/full.ts";
import { hold } from "../support/hold.ts";
import { accepted, answerApi, press, reasonOf, reference, refused } from "../support/send.ts";
import { followLink, routes, watchPage, whenReady } from "../support/site.ts";
import { translateAtRandom } from "../support/translate.ts";

/** Names, numbers and addresses of a page that a translator would change. */
const unmarked = (page: Page) =>
  page
    .locator("a[href^='tel:'], a[href^='mailto:'], .language-switch, .logo-words, .wordmark")
    .evaluateAll((elements) =>
      elements
        .flatMap((element) => [element, ...element.querySelectorAll("*")])
        .filter((element) => !element.closest("[translate=no]"))
        .flatMap(({ childNodes }) => [...childNodes])
        .flatMap((node) => (node instanceof Text ? node.data : []))
        .filter((text) => /@|\d{4}|Evermaple|Fran|Engl/.test(text)),
    );

const visits = [
  { seed: 1, base: "", by: "elements" },
  { seed: 2, base: "/fr", by: "elements" },
  { seed: 3, base: "", by: "change" },
  { seed: 4, base: "/fr", by: "change" },
] as const;

for (const { seed, base, by } of spread(visits, 4)) {
  test(`a visit under a translator by ${by} loses nothing (seed ${seed})`, async ({ page }) => {
    await answerApi(page, [refused("email"), accepted, refused("fullName"), refused("email")]);
    await translateAtRandom(page, { seed, by });
    const { complaints } = watchPage(page);

    const arrive = await hold(page, /assets\/hydrate-.*\.js/);
    await page.goto(`${base}/contact-us`);
    const form = page.locator("main form[name=contact]");
    await form.locator("[name=body]").fill("We are two");
    await form.locator("[name=fullName]").fill("na");
    await form.locator("[name=fullName]").press("Home");
    await expect(page.locator("main h1")).toHaveText(/^‹.+›$/);
    arrive();
    await whenReady(page);
    // The caret is where it was.
    await page.keyboard.type("A");
    await expect(form.locator("[name=fullName]")).toHaveValue("Ana");
    await expect(form.locator("[name=body]")).toHaveValue("We are two");

    await press(form);
    await expect(form.getByRole("alert")).toContainText(reasonOf("email"));
    await form.locator("[name=email]").fill("ana@example.com");
    await press(form);
    await expect(form).not.toContainText(reasonOf("email"));
    await expect(form.locator(".visa-reference")).toContainText(reference);

    const menu = page.locator("#main-menu");
    await menu.locator("button").first().click();
    await expect(menu.locator("button").first()).toHaveAttribute("aria-expanded", "true");
    // The visits divide the pages among them.
    for (const path of routes.filter((_, at) => at % visits.length === seed % visits.length)) {
      const address = `${base}${path}`.replace(/(.)\/$/, "$1");
      await followLink(page, address);
      await expect(page).toHaveURL(address);
      await expect(page.locator("main h1").first()).toHaveText(/^‹/);
      expect(await unmarked(page), address).toEqual([]);
    }

    const [book, assess] = [page.locator(".info-line .action button"), page.locator(".bar .way-in")];
    await book.click();
    const dialog = page.locator("dialog[open]");
    await press(dialog);
    await expect(dialog.getByRole("alert")).toContainText(reasonOf("fullName"));
    await dialog.locator("button.close").click();
    await expect(dialog).toHaveCount(0);

    await assess.click();
    const assessment = page.locator("form[name=request]");
    await assessment.locator("[name=status]").selectOption("Married");
    await expect(assessment.locator("[name=spouseAge]")).toBeVisible();
    await press(assessment);
    await expect(assessment).toContainText(reasonOf("email"));
    await assessment.locator("[name=status]").selectOption("Divorced");
    await expect(assessment.locator("[name=spouseAge]")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.locator("main h1").first()).toBeVisible();
    expect(complaints.filter((line) => !line.includes("Failed to load resource"))).toEqual([]);
  });
}

test("a press on a translated page that React has not joined yet is not lost", async ({ page }) => {
  await translateAtRandom(page, { seed: 5, by: "elements" });
  const { complaints } = watchPage(page);
  const arrive = await hold(page, /assets\/hydrate-.*\.js/);
  await page.goto("/study");
  await expect(page.locator("main h1")).toHaveText(/^‹/);
  await page.locator(".info-line .action button").click();
  arrive();
  await expect(page.locator("dialog[open] form[name=contact]")).toBeVisible();
  expect(complaints).toEqual([]);
});

/** What Cloudflare's "Email Address Obfuscation" makes of a page. */
const obfuscated = (html: string) =>
  html
    .replace(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#543c31"')
    .replace(
      />([^<>]*?)[\w.]+@[\w.]+(?=[^<>]*<)/g,
      '>$1<span class="__cf_email__" data-cfemail="543c31">[email&#160;protected]</span>',
    );

for (const path of spread(["/contact-us", "/", "/study", "/assessment", "/fr/contact-us", "/privacy"], 3))
  test(`a proxy that rewrites the addresses of ${path} makes no error, and they come back`, async ({
    page,
  }) => {
    const { complaints } = watchPage(page);
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: obfuscated(await response.text()) });
    });
    await page.goto(path);
    await whenReady(page);
    await expect(page.locator(".__cf_email__")).toHaveCount(0);
    await expect(page.locator("a[href^='mailto:']").first()).toBeAttached();
    expect(complaints.filter((line) => !line.includes("A preload"))).toEqual([]);
  });
