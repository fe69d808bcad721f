import { expect } from "@playwright/test";
import { answersPage } from "#lead/answers-file/answers-page.ts";
import { fieldsOf } from "#lead/field.ts";
import { forms } from "#words/forms.ts";
import { toolsWordsIn } from "#words/tools-words-in.ts";
import { test } from "../support/browser-test.ts";
import { spread } from "../support/full.ts";
import { sheetsOf, visit } from "../support/site.ts";

/* What comes out of a printer; the receipt, the visitor's page and the desk have tests of their own. */

const margin = Object.fromEntries(["top", "right", "bottom", "left"].map((side) => [side, "12mm"]));

const questions = fieldsOf(forms.en.request).length;

/** The assessment is two sheets; those of the page before it are added. */
const sheets = {
  "/": 2,
  "/fr": 2,
  "/verify": 2,
  "/fr/verify": 2,
  "/assessment": 2,
  "/fr/assessment": 2,
  "/ar": 3 + 2,
  "/zh": 3 + 2,
  "/contact-us": 1,
  "/fr/contact-us": 1,
};

const papers = Object.entries(sheets).flatMap(([path, count]) =>
  ["Letter", "A4"].map((format) => ({ path, count, format })),
);

for (const { path, count, format } of spread(papers, 3))
  test(`${path} is ${count} sheets of ${format}`, async ({ page }) => {
    await visit(page, path);
    const hasAssessment = await page.locator("form[name=request]").count();
    // The specified 31 questions fill two sheets; what the owner adds may need another.
    const more = hasAssessment > 0 && questions > 31 ? 1 : 0;
    expect([count, count + more]).toContain(await sheetsOf(page, { format, margin }));
  });

const print = (type: string) => dispatchEvent(new Event(type));

for (const [path, married] of [
  ["/assessment", "\u2610\u00a0Married"],
  ["/ar", "\u2610\u00a0متزوج"],
] as const)
  test(`an empty assessment at ${path} prints all questions with boxes to tick`, async ({ page }) => {
    await visit(page, path);
    const form = page.locator("form[name=request]");
    await form.locator("[name=firstName]").focus();
    await expect(form.locator("[name=spouseAge]")).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(print, "beforeprint");
    await expect(form.locator(".visa-field").filter({ visible: true })).toHaveCount(questions);
    await expect(form.locator("select, [type=submit], .visa-country").filter({ visible: true })).toHaveCount(
      0,
    );
    const boxes = (name: string) =>
      form
        .locator(`[name=${name}]`)
        .evaluate(({ parentElement }) => getComputedStyle(parentElement as Element, "::before").content);
    expect(await boxes("status")).toContain(married);
    expect(
      await form.locator("[name=firstName]").evaluate((input) => getComputedStyle(input).outlineStyle),
    ).toBe("none");
    await page.evaluate(print, "afterprint");
    await expect(form.locator("[name=spouseAge]")).toHaveCount(0);
  });

test("a printed assessment shows the answers that are filled in, and boxes for the others", async ({
  page,
}) => {
  await visit(page, "/assessment");
  const form = page.locator("form[name=request]");
  await form.locator("[name=status]").selectOption("Divorced");
  await page.emulateMedia({ media: "print" });
  await page.evaluate(print, "beforeprint");
  await expect(form.locator("[name=status]")).toBeVisible();
  await expect(form.locator("[name=educationLevel]")).toBeHidden();
  await expect(form.locator("[name=spouseAge]")).toHaveCount(0);
});

for (const language of ["ar", "fa"] as const)
  test(`a file of answers in ${language} has Latin answers under their questions`, async ({ page }) => {
    const file = answersPage(
      {
        format: "evermaple-answers",
        version: 1,
        form: "request",
        language,
        notice: "2026-11-23.4fa2c1",
        savedOn: "2026-11-27",
        answers: { firstName: "Ana" },
      },
      {
        form: forms[language].request,
        firm: "Maple",
        address: "https://maple.example/",
        words: toolsWordsIn[language].answersFile,
        openLabel: "",
        isCopy: false,
      },
    );
    await page.setContent(file);
    await expect(page.locator("dd", { hasText: "Ana" })).toHaveCSS("text-align", "right");
  });
