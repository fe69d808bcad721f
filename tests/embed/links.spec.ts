import { accepted, answerApi } from "../support/send.ts";
import { entryScript, expect, sendContact, site, test } from "./support/embed-test.ts";

/** Links that become elements, where editors take unknown tags away. */

const link = (kind: string, more = "") =>
  `<p><a data-visa="${kind}" data-partner="maple-realty" ${more} href="/elsewhere">Write to us</a></p>`;

test("a link becomes the form it asks for in its own room, and sends its lead, or stays a link", async ({
  page,
  openLines,
  observed,
  form: forms,
}) => {
  const sent = await answerApi(page);
  const room = 'style="min-height:930px;display:block"';
  await openLines(
    `${link("contact-form", `${room} data-heading="Ask us" data-default-country="GB"`)}<p id="below">Below</p>
${link("assessment-form", 'data-heading=""')}
${link("free-assessment-button", 'data-label="Start"')}
${entryScript()}
<visa-contact-form>${link("contact-form")}</visa-contact-form>
<div contenteditable="true">${link("contact-form")}</div>
${link("newsletter")}`,
  );
  const below = await page.locator("#below").boundingBox();
  const form = forms.first();
  await expect(form.getByRole("heading", { name: "Ask us" })).toBeVisible();
  await expect(form).toHaveAttribute("default-country", "GB");
  expect(await form.getAttribute("style")).toContain("min-height: 930px");
  expect(await page.locator("#below").boundingBox()).toEqual(below);
  const assessment = page.locator("visa-assessment-form");
  await expect(assessment.locator("[name=firstName]")).toBeVisible();
  await expect(assessment.getByRole("heading", { level: 2 })).toHaveCount(0);
  await expect(page.locator("visa-free-assessment-button").getByRole("button")).toHaveText("Start");
  await sendContact(form);
  const source = { partner: "maple-realty", widget: "visa-contact-form" };
  expect(sent[0]?.body).toMatchObject({ source });
  expect((await observed()).globals).toEqual([]);

  await test.step("a link stays one where somebody edits the page, and where its element is not defined", async () => {
    await expect(forms.last().locator("[name=fullName]")).toBeVisible();
    await expect(page.getByRole("link", { name: "Write to us" })).toHaveCount(2);
    await expect(forms).toHaveCount(2);
  });
});

test("a link that is added later becomes the form, and decides neither the API nor the script's folder", async ({
  page,
  openHost,
  form: forms,
}) => {
  const sent = await answerApi(page, accepted, `${site}/api/contact`);
  await openHost("empty");
  const one = page.locator("#one");
  const add = (html: string) => one.evaluate((one, html) => one.insertAdjacentHTML("beforeend", html), html);
  await add(`<div><div>${link("contact-form")}</div></div>`);
  await one.evaluate((one) => one.append(one.querySelector("a")?.cloneNode(true) as Node));
  await expect(forms).toHaveCount(2);
  for (const form of await forms.all()) {
    await expect(form.locator("[name=fullName]")).toBeVisible();
    await expect(form.locator("> a")).toHaveCount(1);
  }

  const elsewhere = "http://elsewhere.example";
  await add(
    link("contact-form", `data-lang="fr" data-api="${elsewhere}/api" data-base="${elsewhere}/widgets/v1/"`),
  );
  const french = page.locator("visa-contact-form[lang=fr]");
  await expect(french.getByRole("button", { name: "Envoyer le message" })).toBeVisible();
  await sendContact(french);
  expect(sent).toHaveLength(1);
});
