import { expect } from "@playwright/test";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { fieldsOf } from "#lead/field.ts";
import { forms } from "#lead/forms.ts";
import { test } from "../support/browser-test.ts";
import { asOwnClient } from "../support/consultant.ts";
import { englishIn, typographyFaults } from "../support/french.ts";
import { full } from "../support/full.ts";

test.beforeEach(({ page }) => asOwnClient(page));

const required = (form: typeof contact | typeof assessment) =>
  fieldsOf(form).filter((field) => field.required);

for (const [path, form, send] of [
  ["/fr/contact-us", contact, "Envoyer le message"],
  ["/fr/assessment", assessment, "Envoyer mon évaluation"],
] as const) {
  // Without scripts the refusals are the worker's, with them the form's.
  for (const javaScriptEnabled of full ? [true, false] : [path === "/fr/assessment"]) {
    test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled });

      test(`an empty form of ${path} is refused in French at every field that needs an answer`, async ({
        page,
      }) => {
        await page.goto(path);
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
      });
    });
  }
}

test("the choices of the French assessment show in French and send their English words", async ({ page }) => {
  const sent: Record<string, unknown>[] = [];
  await page.route("**/api/request", async (route) => {
    sent.push(route.request().postDataJSON() as Record<string, unknown>);
    await route.fulfill({ json: { message: "Merci.", param: "success", reference: "EM-0000000000" } });
  });
  await page.goto("/fr/assessment");
  await page.getByLabel("État matrimonial").selectOption({ label: "En union de fait" });
  await page.getByLabel("Plus haut niveau d’études", { exact: true }).selectOption({ label: "Maîtrise" });
  await page.getByLabel("Niveau de français", { exact: true }).selectOption({ label: "Avancé" });
  await expect(page.getByRole("group", { name: "Votre conjoint ou conjointe" })).toBeVisible();
  await page.getByRole("button", { name: "Envoyer mon évaluation" }).click();
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
