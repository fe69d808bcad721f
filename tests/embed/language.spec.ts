import type { Page } from "@playwright/test";
import { defaultLanguage, directionOf, type Language, languageCodes, languages } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { spread } from "../support/full.ts";
import { hold } from "../support/hold.ts";
import { answerApi, fill, headers, press } from "../support/send.ts";
import { entryScript, expect, fillContact, test, whenJoined } from "./support/embed-test.ts";

const element = (tag: string, attributes = "") =>
  `<visa-${tag} ${attributes}><a href="/contact">Écrivez-nous</a></visa-${tag}>`;

const setPageLanguage = (page: Page, lang: string) =>
  page.evaluate((tag) => document.documentElement.setAttribute("lang", tag), lang);

test("the phone's countries have the names that our words, else the browser, have in the element's language", async ({
  page,
  openLines,
}) => {
  const attributes = ['lang="fr-CA" id="french"', 'lang="pa" id="punjabi" default-country="IN"'];
  await openLines(entryScript() + attributes.map((own) => element("contact-form", own)).join(""));
  const [french, punjabi] = [page.locator("#french"), page.locator("#punjabi")];
  const name = punjabi.locator("[name=fullName]");
  const before = await name.elementHandle();
  await name.fill("Gurleen");
  await whenJoined(punjabi.locator("form"));
  await expect(punjabi.locator("[name=phoneCountry] option")).toHaveText("ਭਾਰਤ");
  expect(await name.evaluate((input, old) => input === old, before)).toBe(true);

  await expect(french.locator(".visa")).toHaveAttribute("lang", "fr");
  await french.locator("[name=phone]").focus();
  const countries = french.getByLabel("Pays du numéro de téléphone").locator("option");
  for (const country of [/^Allemagne$/, /^International$/])
    await expect(countries.filter({ hasText: country })).toHaveCount(1);
});

test("an entry paints its own language, and fetches another", async ({ page, openLines, expected, form }) => {
  let fetched = 0;
  page.on("request", (request) => {
    if (request.url().includes("/contact-en-")) fetched += 1;
  });
  const french = entryScript("fr/contact-form") + element("contact-form");

  await test.step("a French entry paints French by itself, also where no language is declared", async () => {
    await openLines(french, { html: "" });
    await expect(form.getByRole("heading")).toHaveText("Nous joindre");
    expect(fetched).toBe(0);
  });

  await test.step("the fallback stays until the other language has come", async () => {
    const release = await hold(page, "**/chunks/contact-en-*");
    await openLines(french);
    await expect(page.getByText("Écrivez-nous")).toBeVisible();
    await expect(form.locator("form")).toHaveCount(0);
    release();
    await expect(form.getByRole("heading")).toHaveText("Contact us");
    await expect(page.getByText("Écrivez-nous")).toBeHidden();
    expect(fetched).toBe(1);
  });

  await test.step("without the other language's file the form is there in the entry's own", async () => {
    expected.push(/ERR_FAILED/);
    await page.route("**/chunks/contact-fr-*", (route) => route.abort());
    await openLines(entryScript("contact-form") + element("contact-form"), { html: 'lang="fr"' });
    await expect(form.locator("[name=email]")).toBeVisible();
  });
});

test("a live change of language keeps what was typed", async ({ page, openLines, faults, form }) => {
  const error = { param: "form", msg: "Please send it again in a minute." };
  const sent = await answerApi(page, (route) => route.fulfill({ status: 503, headers, json: { error } }));
  await openLines(
    `${entryScript()}<body style="min-height:3000px"><div style="height:700px"></div>${element("contact-form")}`,
  );
  const body = form.locator("[name=body]");
  const place = () =>
    page.evaluate(() => {
      const root = document.querySelector("visa-contact-form")?.shadowRoot;
      const active = root?.activeElement as HTMLTextAreaElement | null;
      return {
        active: active?.name,
        caret: active && [active.selectionStart, active.selectionEnd],
        answers: [...(root?.querySelectorAll("textarea, [name=phone]") ?? [])].map((one) =>
          Reflect.get(one, "value"),
        ),
      };
    });
  const changeThrough = async (codes: readonly Language[]) => {
    const before = await place();
    const scroll = await page.evaluate(() => scrollY);
    for (const code of codes) {
      await setPageLanguage(page, languages[code].tag);
      await expect(form.getByRole("button", { name: wordsIn[code].contact.submitLabel })).toBeVisible();
      expect(await place(), code).toEqual(before);
      await expect(form.locator(".visa").first()).toHaveAttribute("dir", directionOf(code) ?? "ltr");
    }
    expect(Math.abs((await page.evaluate(() => scrollY)) - scroll)).toBeLessThan(60);
  };
  // The last one is French.
  const codes = spread(
    languageCodes.toReversed().filter((code) => code !== defaultLanguage),
    4,
  );
  // The others come for the first time once React is there.
  await test.step("before React", () => changeThrough(codes.slice(-2)));
  await setPageLanguage(page, "en");
  await fillContact(form);
  await press(form);
  await expect(form.getByRole("alert")).toHaveText(error.msg);
  await body.focus();
  await body.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 6));
  await test.step("after React", () => changeThrough(codes));

  await expect(form.getByText(error.msg)).toHaveCount(0);
  await press(form);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent.map(({ body }) => body.language)).toEqual(["en", "fr"]);
  // The browser logs a refusal some time after the page has read it.
  await expect.poll(() => faults.filter((fault) => fault.includes("503")).length).toBe(2);
  expect(faults.splice(0)).toHaveLength(2);
});

test("a refusal that a change of language overtakes is in the form's language", async ({
  page,
  openLines,
  expected,
  form,
}) => {
  expected.push(/422/);
  const { choices, ...error } = {
    param: "phone",
    msg: "Is this number from another country?",
    choices: [{ country: "PL", phone: "+48501234567", text: "Poland (+48) 501 234 567" }],
  };
  let answer = () => {};
  const isOvertaken = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await answerApi(page, async (route) => {
    await isOvertaken;
    await route.fulfill({ status: 422, headers, json: { error, errors: [{ ...error, choices }] } });
  });
  await openLines(entryScript() + element("contact-form"));
  await fillContact(form);
  await press(form);
  await setPageLanguage(page, "fr");
  await expect(form.getByText(wordsIn.fr.form.sending)).toBeVisible();
  answer();
  await expect(form.getByRole("alert")).toHaveText(wordsIn.fr.form.lookAgain);
  await expect(form.getByText(error.msg)).toHaveCount(0);
  await expect(form.getByRole("button", { name: "Pologne +48501234567" })).toBeVisible();
});

test("the nearest language counts, and the host's own words win", async ({ page, openLines }) => {
  await openLines(
    `${entryScript()}<div lang="fr">${element("contact-form", 'lang="en" id="own"')}</div>
       <host-card lang="fr-FR"></host-card>
       <p lang="fil-PH">${element("contact-form", 'id="phone"')}</p>
       <p lang="FR-ca">${element("free-assessment-button", 'id="button"')}</p>
       <div lang="fr">${element("contact-form", 'id="worded" heading="Écrire à Lucie"')}</div>
       <script>customElements.define("host-card", class extends HTMLElement {
         connectedCallback() {
           const outer = this.attachShadow({ mode: "open" }).appendChild(document.createElement("section"));
           outer.attachShadow({ mode: "open" }).innerHTML = '<visa-contact-form id="deep"></visa-contact-form>';
         }
       });</script>`,
    { html: 'lang="de"' },
  );
  const expectHeadings = async (headings: Readonly<Record<string, string>>) => {
    for (const [id, heading] of Object.entries(headings))
      await expect(page.locator(`#${id}`).getByRole("heading")).toHaveText(heading);
  };
  const setLanguage = (selector: string, language: string) =>
    page
      .locator(selector)
      .evaluate((element, language) => void Reflect.set(element, "lang", language), language);
  const french = "Nous joindre";
  const phone = wordsIn.tl.contact.heading;
  await expectHeadings({ own: "Contact us", deep: french, phone, worded: "Écrire à Lucie" });
  await setLanguage("#own", "fr");
  await setLanguage("host-card", "en");
  await expectHeadings({ own: french, deep: "Contact us" });

  const button = page.locator("#button");
  await button.getByRole("button", { name: "Évaluation gratuite" }).click();
  const dialog = button.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName("Évaluation gratuite");
  await fill(dialog, { firstName: "Ana", status: "Married" });
  const directions = { fa: "rtl", en: "ltr" };
  for (const [code, direction] of Object.entries(directions)) {
    await setLanguage("#button", code);
    await expect(dialog).toHaveCSS("direction", direction);
    await expect(button.getByRole("button", { includeHidden: true }).first()).toHaveCSS(
      "direction",
      direction,
    );
  }
  await expect(dialog).toHaveAccessibleName("Free assessment");
  await expect(dialog.locator("[name=status]")).toHaveValue("Married");
  await expect(dialog.locator("[name=firstName]")).toHaveValue("Ana");
  await button.getByRole("button", { name: "Close" }).click();
  await expect(button.getByRole("button", { name: "Free assessment" })).toBeFocused();
});
