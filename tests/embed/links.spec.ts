import { accepted, answerApi } from "../support/send.ts";
import { entryScript, expect, sendContact, site, test } from "./support/embed-test.ts";

/** Links that become elements, where editors take unknown tags away. */

const link = (kind: string, more = "") =>
  `<p><a data-visa="${kind}" data-partner="maple-realty" ${more} href="/elsewhere">Write to us</a></p>`;

test("a link becomes the form it asks for, and sends its lead", async ({
  page,
  openLines,
  observed,
  form,
}) => {
  const sent = await answerApi(page);
  await openLines(
    `${entryScript()}
${link("contact-form", 'data-heading="Ask us" data-default-country="GB" class="more"')}
${link("assessment-form", 'data-heading=""')}
${link("free-assessment-button", 'data-label="Start"')}
${link("newsletter")}
<p><a data-partner="maple-realty" href="/elsewhere">A link like others</a></p>`,
  );
  await expect(form.getByRole("heading", { name: "Ask us" })).toBeVisible();
  await expect(form).toHaveAttribute("default-country", "GB");
  await expect(form.locator("form")).toHaveCount(1);
  await expect(page.locator("visa-assessment-form [name=firstName]")).toBeVisible();
  await expect(page.locator("visa-assessment-form").getByRole("heading", { level: 2 })).toHaveCount(0);
  await expect(page.locator("visa-free-assessment-button").getByRole("button")).toHaveText("Start");
  await expect(page.getByRole("link", { name: "Write to us" })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "A link like others" })).toBeVisible();
  await sendContact(form);
  const source = { partner: "maple-realty", widget: "visa-contact-form" };
  expect(sent[0]?.body).toMatchObject({ source });
  expect((await observed()).globals).toEqual([]);
});

test("a link becomes its form in its own room, or stays one", async ({ page, openLines }) => {
  const room = 'style="min-height:930px;display:block"';
  await openLines(
    `${link("contact-form", room)}<p id="below">Below</p>
${entryScript("contact-form")}
<div contenteditable="true">${link("contact-form")}</div>${link("assessment-form")}
<visa-contact-form>${link("contact-form")}</visa-contact-form>`,
  );
  const below = await page.locator("#below").boundingBox();
  const forms = page.locator("visa-contact-form");

  await test.step("a link's own room is its form's, and nothing moves when the form comes", async () => {
    await expect(forms.first().locator("form")).toBeVisible();
    expect(await forms.first().getAttribute("style")).toContain("min-height: 930px");
    expect(await page.locator("#below").boundingBox()).toEqual(below);
  });

  await test.step("a link stays one where somebody edits the page, and where its element is not defined", async () => {
    await expect(forms.last().locator("[name=fullName]")).toBeVisible();
    await expect(page.getByRole("link", { name: "Write to us" })).toHaveCount(2);
    await expect(forms).toHaveCount(2);
  });
});

test("a link that comes later becomes the form in its language", async ({ page, openHost }) => {
  await openHost("empty");
  const add = (html: string) =>
    page.evaluate((html) => {
      document.querySelector("#one")?.insertAdjacentHTML("beforeend", html);
    }, html);
  const clear = () => page.evaluate(() => document.querySelector("#one")?.replaceChildren());
  const forms = page.locator("visa-contact-form");

  await test.step("a link that comes later becomes the form, alone or in what is added", async () => {
    await add(`<div><div>${link("contact-form")}</div></div>`);
    await page.evaluate(() => {
      const one = document.querySelector("#one");
      one?.append(one.querySelector("a")?.cloneNode(true) as Node);
    });
    await expect(forms).toHaveCount(2);
    for (const form of await forms.all()) {
      await expect(form.locator("[name=fullName]")).toBeVisible();
      await expect(form.locator("> a")).toHaveCount(1);
    }
    await clear();
  });

  await test.step("a link's data-lang is its form's language", async () => {
    await add(link("contact-form", 'data-lang="fr"'));
    const french = page.locator("visa-contact-form[lang=fr]");
    await expect(french.getByRole("button", { name: "Envoyer le message" })).toBeVisible();
    await clear();
  });

  await test.step("a link decides neither where its lead goes nor where code comes from", async () => {
    const sent = await answerApi(page, accepted, `${site}/api/contact`);
    const elsewhere = "http://elsewhere.example";
    await add(link("contact-form", `data-api="${elsewhere}/api" data-base="${elsewhere}/widgets/v1/"`));
    await sendContact(forms);
    expect(sent).toHaveLength(1);
  });
});
