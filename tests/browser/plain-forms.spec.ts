import { expect, type Page } from "@playwright/test";
import { firmTexts, licensees } from "#content/site-firm-texts.ts";
import { countQuestions } from "#lead/count-questions.ts";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { asOwnClient, storedAnswers } from "../support/consultant.ts";
import { spread } from "../support/full.ts";

test.use({ javaScriptEnabled: false });
test.beforeEach(({ page }) => asOwnClient(page));

const contact = (page: Page, name: string) => page.locator(`form[name=contact] [name=${name}]`);
const assessment = (page: Page, name: string) => page.locator(`form[name=request] [name=${name}]`);

async function referenceOn(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/receipt\?/);
  await expect(page).toHaveTitle(/^Received: /);
  return page.locator("[data-text=reference]").innerText();
}

for (const path of spread(["/visit/super-visa", "/contact-us"], 2)) {
  test(`${path}: a message is refused, mended and stored once, whatever is pressed again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto(path);
    const name = `Zoë "O'Neil" & <b>${path}</b>`;
    await contact(page, "fullName").fill(name);
    await contact(page, "phone").fill("604 555 0142");
    await contact(page, "body").fill("\nFirst line\n</textarea>&amp;");
    await contact(page, "body").press("Tab");
    await page.keyboard.press("Enter");

    await expect(page).toHaveTitle(/^Not sent yet/);
    await expect(contact(page, "fullName")).toHaveValue(name);
    await expect(contact(page, "body")).toHaveValue("\nFirst line\n</textarea>&amp;");
    await expect(contact(page, "email")).toHaveAttribute("aria-invalid", "true");
    await expect(contact(page, "email")).toHaveAccessibleDescription("Please write your e-mail address.");
    await expect(page.locator("form[name=contact]").getByRole("alert")).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole("link", { name: "Please write your e-mail address." }).click();
    await contact(page, "email").fill("zoe@example.com");
    await contact(page, "email").press("Enter");

    const reference = await referenceOn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.reload();
    expect(await referenceOn(page)).toBe(reference);
    for (const words of [
      ...firmTexts.receipt.next.steps,
      ...firmTexts.receipt.notes,
      ...licensees.map(({ holder }) => holder),
    ])
      await expect(page.locator("main")).toContainText(words);
    expect((await page.pdf()).toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    // The same message again, and once more by the button after a step back.
    await page.goto(path);
    const body = "\nFirst line\n</textarea>&amp;";
    const answers = { fullName: name, phone: "604 555 0142", email: "zoe@example.com", body };
    for (const press of ["first", "second"]) {
      for (const [field, text] of Object.entries(answers)) await contact(page, field).fill(text);
      await page.getByRole("button", { name: "Send message" }).click();
      expect(await referenceOn(page), press).toBe(reference);
      if (press === "first") await page.goBack();
    }
    expect(storedAnswers(reference)).toContain(JSON.stringify(name).slice(1, -1));
  });
}

test("the whole assessment can be answered, refused and mended", async ({ page }) => {
  await page.goto("/assessment");
  await expect(page.getByText("Only if you answered “Married” or “Common-law relationship”")).toBeVisible();
  await expect(assessment(page, "dependentAge")).toHaveAccessibleDescription(/^Only if you answered “Yes”/);
  expect(await page.locator("form[name=request] .visa-control:visible").count()).toBe(
    countQuestions().couple,
  );
  await assessment(page, "firstName").fill("Ana");
  await assessment(page, "status").selectOption("Married");
  await assessment(page, "age").fill("34");
  await assessment(page, "spouseAge").fill("3");
  await assessment(page, "educationLevel").selectOption("PhD/Doctorate");
  await page.getByRole("button", { name: "Send my assessment" }).click();

  await expect(page).toHaveTitle(/^Not sent yet/);
  await expect(assessment(page, "status")).toHaveValue("Married");
  await expect(assessment(page, "educationLevel")).toHaveValue("PhD/Doctorate");
  await expect(assessment(page, "age")).toHaveValue("34");
  await expect(assessment(page, "spouseAge")).toHaveAttribute("aria-invalid", "true");
  await assessment(page, "spouseAge").fill("36");
  await assessment(page, "lastName").fill("Núñez");
  await assessment(page, "email").fill("ana@example.com");
  await assessment(page, "phone").fill("+52 55 1234 5678");
  await assessment(page, "citizenship").fill("Mexico");
  await assessment(page, "englishLevel").selectOption("Advanced");
  await assessment(page, "frenchLevel").selectOption("None");
  await page.getByRole("button", { name: "Send my assessment" }).click();

  const shown = storedAnswers(await referenceOn(page));
  expect(shown).toContain("PhD/Doctorate");
  expect(shown).toContain("+525512345678");
  expect(shown).toContain('"spouseAge":36');
});

test.describe("where scripts would run", () => {
  test.use({ javaScriptEnabled: true });

  test("a refused form and a receipt are accessible, and run no script over what they show", async ({
    page,
  }) => {
    const scripts: string[] = [];
    await page.goto("/robots.txt");
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    const post = (fields: Record<string, string>) =>
      page.evaluate((values) => {
        const form = Object.assign(document.createElement("form"), {
          method: "post",
          action: "/api/request",
        });
        for (const [name, value] of Object.entries(values))
          form.append(Object.assign(document.createElement("input"), { name, value }));
        document.body.append(form);
        form.submit();
      }, fields);
    await post({ type: "request", page: "/assessment", firstName: "Ana" });
    await expect(page).toHaveTitle(/^Not sent yet/);
    await expect(assessment(page, "spouseAge")).toBeVisible();
    await expect(assessment(page, "firstName")).toHaveValue("Ana");
    expect(await axeFaults(page)).toEqual([]);
    await page.goto("/receipt?reference=EM-7KQ2M9D4TR&proof=forged");
    await expect(page.getByRole("heading", { name: "There is no receipt at this address" })).toBeVisible();
    await expect(page.locator("body")).not.toContainText("EM-");
    expect(await axeFaults(page)).toEqual([]);
    expect(scripts).toEqual([]);
  });
});
