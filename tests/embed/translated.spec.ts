import { spread } from "../support/full.ts";
import { hold } from "../support/hold.ts";
import { accepted, answerApi, press, reasonOf, reference, refused } from "../support/send.ts";
import { translateAtRandom } from "../support/translate.ts";
import { expect, fillContact, test, whenJoined } from "./support/embed-test.ts";

/** A partner's page that the visitor's browser translates, at moments that a seed chooses. */
const translators = [
  { seed: 11, by: "elements" },
  { seed: 12, by: "change" },
] as const;

for (const translator of spread(translators, 2))
  test(`form and overlay live with a translator by ${translator.by}`, async ({
    page,
    openHost,
    observed,
    faults,
  }) => {
    await translateAtRandom(page, translator);
    await answerApi(page, [refused("email"), accepted]);
    const arrive = await hold(page, /chunks\//);
    await openHost("plain");
    const form = page.locator("visa-contact-form form");
    await expect(form.locator("[type=submit]")).toHaveText(/^‹/);
    await fillContact(form);
    await form.locator("[name=fullName]").focus();
    await form.locator("[name=fullName]").press("End");
    arrive();
    await whenJoined(form.locator("[name=fullName]"));
    await page.keyboard.type("!");
    await expect(form.locator("[name=fullName]")).toHaveValue("Amélie Nguyễn!");
    await expect(form.locator("[name=body]")).toHaveValue("Can my sister join me?");
    await press(form);
    await expect(form.getByRole("alert")).toContainText(reasonOf("email"));
    await form.locator("[name=email]").fill("amelie@example.org");
    await press(form);
    await expect(form.getByRole("status")).toContainText("Thank you.");
    await expect(form).not.toContainText(reasonOf("email"));
    await expect(form.locator(".visa-reference")).toContainText(reference);

    await page.locator("visa-free-assessment-button [part=button]").click();
    const overlay = page.locator("visa-free-assessment-button dialog");
    await overlay.locator("[name=status]").selectOption("Married");
    await overlay.locator("[name=spouseAge]").fill("41");
    await overlay.locator("[name=status]").selectOption("Divorced");
    await expect(overlay.locator("[name=spouseAge]")).toHaveCount(0);
    await overlay.locator("[part=close]").click();
    await expect(overlay).toBeHidden();
    expect((await observed()).events.filter((event) => event.startsWith("close"))).toHaveLength(1);
    expect(faults.splice(0).filter((line) => !line.includes("status of 422"))).toEqual([]);
  });
