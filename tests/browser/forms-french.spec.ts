import { expect, type Page } from "@playwright/test";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { fieldsOf } from "#lead/field.ts";
import { forms } from "#words/forms.ts";
import { test } from "../support/browser-test.ts";
import { asOwnClient } from "../support/consultant.ts";
import { spread } from "../support/full.ts";
import { englishIn, typographyFaults } from "../support/language-rules.ts";

test.beforeEach(({ page }) => asOwnClient(page));

const required = (form: typeof contact | typeof assessment) =>
  fieldsOf(form).filter((field) => field.required);

/** Sends the form empty: without scripts the refusals are the worker's, with them the form's. */
async function isRefused(page: Page, form: typeof contact | typeof assessment, send: string): Promise<void> {
  const shown = page.locator(`main form[name="${form.name}"]`).first();
  await shown.getByRole("button", { name: send }).click();
  const alerts = shown.locator(".visa-field .visa-error");
  await expect(alerts).toHaveCount(required(form).length);
  for (const text of await alerts.allTextContents()) {
    expect(text).toMatch(/^Veuillez /);
    expect(englishIn(text), text).toEqual([]);
    // A number's last four digits are no thousands.
    expect(typographyFaults(text.replace(/\+[\d\u00a0]{7,}/, "X")), text).toEqual([]);
  }
}

const sendMessage = "Envoyer le message";
const sendAssessment = "Envoyer mes réponses";

for (const [path, form, send, javaScriptEnabled] of spread(
  [
    ["/fr/contact-us", contact, sendMessage, false],
    ["/fr/contact-us", contact, sendMessage, true],
    ["/fr/assessment", assessment, sendAssessment, false],
  ] as const,
  3,
)) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test(`an empty form of ${path} is refused in French at every field that needs an answer`, async ({
      page,
    }) => {
      await page.goto(path);
      await isRefused(page, form, send);
    });
  });
}

test("the French assessment is refused in French where answers lack, and sends its choices' English words", async ({
  page,
}) => {
  await page.goto("/fr/assessment");
  await isRefused(page, assessment, sendAssessment);

  await test.step("the choices of the French assessment show in French and send their English words", async () => {
    const sent: Record<string, unknown>[] = [];
    await page.route("**/api/request", async (route) => {
      sent.push(route.request().postDataJSON() as Record<string, unknown>);
      await route.fulfill({ json: { message: "Merci.", param: "success", reference: "EM-0000000000" } });
    });
    await page.getByLabel("État matrimonial").selectOption({ label: "En union de fait" });
    await page.getByLabel("Plus haut niveau d’études", { exact: true }).selectOption({ label: "Maîtrise" });
    await page.getByLabel("Niveau de français", { exact: true }).selectOption({ label: "Avancé" });
    await expect(page.getByRole("group", { name: "Votre conjoint ou conjointe" })).toBeVisible();
    await page.getByRole("button", { name: sendAssessment }).click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toMatchObject({
      language: "fr",
      status: "Common-law relationship",
      educationLevel: "Masters",
      frenchLevel: "Advanced",
    });
    const values = await page
      .locator("[name=status] option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).filter(Boolean));
    expect(values).toEqual(fieldsOf(forms.fr.request).find(({ name }) => name === "status")?.options);
  });
});
