import type { Page } from "@playwright/test";
import { defaultLanguage, languageCodes, languages } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { hold } from "../support/hold.ts";
import { answerApi, headers, press, refused } from "../support/send.ts";
import { entryScript, expect, fillContact, test, whenJoined } from "./support/embed-test.ts";

const element = (tag: string, attributes = "") =>
  `<visa-${tag} ${attributes}><a href="/contact">Écrivez-nous</a></visa-${tag}>`;

const setPageLanguage = (page: Page, lang: string) =>
  page.evaluate((tag) => document.documentElement.setAttribute("lang", tag), lang);

test("an element speaks French where its place does", async ({
  page,
  openLines,
  expected,
  form: contact,
}) => {
  expected.push(/422/);
  const sent = await answerApi(page, refused("fullName", "phone", "email", "body"));
  const lines = entryScript() + element("contact-form") + element("assessment-form");
  await openLines(lines, { html: 'lang="fr-CA"' });
  for (const tag of ["visa-contact-form", "visa-assessment-form"]) {
    await expect(page.locator(tag).getByRole("button", { name: /^Envoyer/ })).toBeVisible();
    await expect(page.locator(tag).locator(".visa")).toHaveAttribute("lang", "fr");
  }
  await press(contact);
  await expect(contact.locator(".visa-error")).toHaveCount(4);
  expect(sent[0]?.body.language).toBe("fr");

  await contact.locator("[name=phone]").focus();
  const countries = contact.getByLabel("Pays du numéro de téléphone").locator("option");
  await expect(countries.filter({ hasText: /^Allemagne$/ })).toHaveCount(1);
  await expect(countries.filter({ hasText: /^International$/ })).toHaveCount(1);
});

test("React joins a country that our words name otherwise than the browser", async ({ openLines, form }) => {
  await openLines(entryScript() + element("contact-form", 'default-country="IN"'), { html: 'lang="pa"' });
  const name = form.locator("[name=fullName]");
  const before = await name.elementHandle();
  await name.fill("Gurleen");
  await whenJoined(form.locator("form"));
  await expect(form.locator("[name=phoneCountry] option")).toHaveText("ਭਾਰਤ");
  expect(await name.evaluate((input, old) => input === old, before)).toBe(true);
});

test("an entry paints its own language, and fetches another", async ({ page, openLines, expected, form }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const french = entryScript("fr/contact-form") + element("contact-form");

  await test.step("a French entry paints French by itself, also where no language is declared", async () => {
    await openLines(french, { html: "" });
    await expect(form.getByRole("heading")).toHaveText("Nous joindre");
    expect(fetched.filter((url) => url.includes("/contact-en-"))).toEqual([]);
  });

  await test.step("the fallback stays until the other language has come", async () => {
    const release = await hold(page, "**/chunks/contact-en-*");
    await openLines(french);
    await expect(page.getByText("Écrivez-nous")).toBeVisible();
    await expect(form.locator("form")).toHaveCount(0);
    release();
    await expect(form.getByRole("heading")).toHaveText("Contact us");
    await expect(page.getByText("Écrivez-nous")).toBeHidden();
    expect(fetched.filter((url) => url.includes("/contact-en-"))).toHaveLength(1);
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
        scroll: Math.round(scrollY),
        active: active?.name,
        caret: active && [active.selectionStart, active.selectionEnd],
        body: root?.querySelector<HTMLTextAreaElement>("[name=body]")?.value,
        phone: root?.querySelector<HTMLInputElement>("[name=phone]")?.value,
      };
    });
  // Through every language; the last one is French.
  const codes = languageCodes.toReversed().filter((code) => code !== defaultLanguage);
  for (const [moment, through] of [
    // The others come for the first time once React is there.
    ["before React", codes.slice(-4)],
    ["after React", codes],
  ] as const) {
    await test.step(moment, async () => {
      if (moment === "after React") {
        await fillContact(form);
        await press(form);
        await expect(form.getByRole("alert")).toHaveText("Please send it again in a minute.");
        await body.focus();
        await body.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 6));
      }
      const before = await place();
      for (const code of through) {
        await setPageLanguage(page, languages[code].tag);
        await expect(form.getByRole("button", { name: wordsIn[code].contact.submitLabel })).toBeVisible();
        expect({ ...(await place()), scroll: 0 }, code).toEqual({ ...before, scroll: 0 });
      }
      await expect(form.getByRole("heading")).toHaveText("Nous joindre");
      const after = await place();
      expect({ ...after, scroll: 0 }).toEqual({ ...before, scroll: 0 });
      expect(Math.abs(after.scroll - before.scroll)).toBeLessThan(60);
      if (moment === "after React") {
        await expect(form.getByText("Please send it again")).toHaveCount(0);
        await press(form);
        await expect.poll(() => sent.length).toBe(2);
        expect(sent[1]?.key).toBe(sent[0]?.key);
        expect(sent.map(({ body }) => body.language)).toEqual(["en", "fr"]);
        // The browser logs a refusal some time after the page has read it.
        await expect.poll(() => faults.filter((fault) => fault.includes("503")).length).toBe(2);
        expect(faults.splice(0)).toHaveLength(2);
      }
      await setPageLanguage(page, "en");
      await expect(form.getByRole("button", { name: "Send message" })).toBeVisible();
    });
  }
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
  const headingOf = (id: string) => page.locator(`#${id}`).getByRole("heading");
  await expect(headingOf("own")).toHaveText("Contact us");
  await expect(headingOf("deep")).toHaveText("Nous joindre");
  await expect(headingOf("phone")).toHaveText(wordsIn.tl.contact.heading);
  await expect(headingOf("worded")).toHaveText("Écrire à Lucie");
  await page.locator("#own").evaluate((form: HTMLElement) => {
    form.lang = "fr";
  });
  await expect(headingOf("own")).toHaveText("Nous joindre");
  await page.locator("host-card").evaluate((card: HTMLElement) => {
    card.lang = "en";
  });
  await expect(headingOf("deep")).toHaveText("Contact us");

  const button = page.locator("#button");
  await button.getByRole("button", { name: "Évaluation gratuite" }).click();
  const dialog = button.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName("Évaluation gratuite");
  await dialog.locator("[name=firstName]").fill("Ana");
  await dialog.locator("[name=status]").selectOption("Married");
  await button.evaluate((element: HTMLElement) => {
    element.lang = "en";
  });
  await expect(dialog).toHaveAccessibleName("Free assessment");
  await expect(dialog.locator("[name=status]")).toHaveValue("Married");
  await expect(dialog.locator("[name=firstName]")).toHaveValue("Ana");
  await button.getByRole("button", { name: "Close" }).click();
  await expect(button.getByRole("button", { name: "Free assessment" })).toBeFocused();
});
