import { expect } from "@playwright/test";
import { firm } from "#content/firm.ts";
import { pageLanguages } from "#content/languages.ts";
import { directionOf, languages, pathIn } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { asOwnClient, leads } from "../support/consultant.ts";
import { spread } from "../support/full.ts";

/** Latin letters that stand on a page in another script: names, programs and codes. */
const names = new RegExp(
  [
    "https?://\\S+|EM-\\w+|[\\w.]+@\\S+",
    firm.name,
    ...firm.licensees.flatMap(({ name, number }) => [name, number]),
    ...Object.values(languages).map(({ name }) => name),
    "Regulated Canadian Immigration Consultant",
    "College of Immigration and Citizenship Consultants",
    "Immigration, Refugees and Citizenship Canada",
    "Canadian Language Benchmarks",
    "Home Care Worker pilots|Parents and Grandparents Program|Self-Employed Persons Program|Start-up Visa",
    "Educational Credential Assessment|paralegals",
    "Cloudflare|RCIC(?:-IRB)?|WES|CLB|NCLC|TEER|NOC|ECA|College|Bachelors|common-law|PhD|CA|IRCC|CICC|CELPIP|IELTS|TEF|TCF",
    "[\\w.@-]+\\.(example|ca)",
  ].join("|"),
  "gi",
);

for (const code of spread(pageLanguages.toReversed(), 4)) {
  test(`the page in ${code} fits a small phone, is accessible, refuses and thanks in its language`, async ({
    page,
  }) => {
    await asOwnClient(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(pathIn(code, "/"));
    await expect(page.locator("html")).toHaveAttribute("lang", languages[code].tag);
    await expect(page.locator("html")).toHaveAttribute("dir", directionOf(code) ?? "ltr");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    const form = page.locator("form[name=contact]");
    await form.locator("[type=submit]").click();
    const { refusals, form: words, contact } = wordsIn[code];
    const label = contact.fields.fullName.label;
    await expect(form.getByRole("alert").first()).toHaveText(
      refusals.answers.missing({ name: words.quote(label), min: 0, max: "", options: [], country: "" }),
    );
    await form.locator("[name=fullName]").fill("Ana");
    await form.locator("[name=phone]").fill("+1 604 555 0142");
    await form.locator("[name=email]").fill(`${code}@example.com`);
    await form.locator("[name=body]").fill("Question");
    const answered = page.waitForResponse("**/api/contact");
    await form.locator("[type=submit]").click();
    const { message, reference } = await (await answered).json();
    expect(message).toBe(contact.successMessage);
    const stored: readonly Record<string, unknown>[] = JSON.parse(await leads("export", "--format", "json"));
    expect(stored.find((lead) => lead.reference === reference)).toMatchObject({ language: code });
    if (/\p{Script=Latin}/u.test(words.sending)) return;
    // Links to official pages keep their own names.
    const shown = await page.evaluate(() =>
      [...document.body.querySelectorAll("main *:not(script, select, option, a)")].flatMap((element) =>
        [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.nodeValue ?? ""),
      ),
    );
    const left = shown.map((text) => text.replace(names, "")).filter((text) => /[a-z]{3,}/i.test(text));
    expect(left).toEqual([]);
  });
}
