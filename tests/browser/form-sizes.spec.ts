import { expect, type Page } from "@playwright/test";
import { assessment } from "#lead/assessment.ts";
import { isSiteLanguage, languageCodes, pathIn, siteLanguageCodes } from "#lead/languages.ts";
import { test } from "../support/browser-test.ts";
import { spread } from "../support/full.ts";
import { visit } from "../support/site.ts";

/* How high the forms are, and the ways out of the pop-up. */

async function openPopUp(page: Page, path = "/study") {
  await visit(page, path);
  await page
    .locator(".info-line .action button")
    .first()
    .evaluate((button: HTMLElement) => button.click());
  const popUp = page.locator("dialog[open]");
  await expect(popUp.locator("[name=fullName]")).toBeFocused();
  return popUp;
}

for (const [width, height, most] of [
  [1280, 800, 900],
  [375, 667, 1110],
] as const)
  for (const code of siteLanguageCodes)
    test(`at ${width} px the pop-up in ${code} is at most ${most} px high, with Close in sight`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const popUp = await openPopUp(page, pathIn(code, "/study"));
      expect(await popUp.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(most);
      const close = popUp.locator(".close");
      await expect(close).toBeInViewport({ ratio: 1 });
      await popUp.locator("[type=submit]").scrollIntoViewIfNeeded();
      await expect(popUp.locator("[type=submit]")).toBeInViewport();
      await expect(close).toBeInViewport({ ratio: 1 });
      await close.click();
      await expect(popUp).toHaveCount(0);
    });

test("a press on the backdrop closes the pop-up without a question while nothing is typed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  let popUp = await openPopUp(page);
  await popUp.locator("h2").click();
  await expect(popUp).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(popUp).toHaveCount(0);
  // The pop-up's step back would end the next navigation.
  await page.waitForFunction(() => history.state?.overlay === undefined);
  popUp = await openPopUp(page);
  await popUp.locator("[name=fullName]").fill("Ana");
  await page.mouse.click(20, 400);
  await expect(popUp.locator("[name=fullName]")).toHaveValue("Ana");
  await popUp.locator("[name=fullName]").fill("");
  await page.mouse.click(20, 400);
  await expect(popUp).toHaveCount(0);
});

const questions = assessment.sections.flatMap(({ fields }) => fields.map(({ name }) => name));
/** 31 questions may take 4,300 pixels; each that the owner adds has room for a select with a long label. */
const tallest = 4300 + 90 * (questions.length - 31);

for (const code of languageCodes)
  test(`at 375 pixels the assessment in ${code} is at most ${tallest} pixels high`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await visit(page, pathIn(code, isSiteLanguage(code) ? "/assessment" : "/"));
    const form = page.locator("form[name=request]");
    await form.locator("[name=firstName]").focus();
    await expect(form.locator(".visa-keeping")).toBeVisible();
    expect(await form.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(tallest);
  });

for (const code of spread(languageCodes.toReversed(), 4))
  test(`at 320 pixels each section of the assessment in ${code} has its number beside its title`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, pathIn(code, isSiteLanguage(code) ? "/assessment" : "/"));
    const form = page.locator("form[name=request]");
    await form.locator("[name=status]").selectOption("Married");
    await expect(form.locator("[name=spouseAge]")).toBeVisible();
    const apart = await form.locator(".visa-legend").evaluateAll((legends) =>
      legends.flatMap((legend) => {
        const [stop, title] = [...legend.children].map((part) => part.getBoundingClientRect());
        return stop && title && title.top < stop.bottom ? [] : [legend.textContent];
      }),
    );
    expect(apart).toEqual([]);
  });
