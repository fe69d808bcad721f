import { firm } from "#content/firm/firm.ts";
import { resend as words } from "#words/en/form-tools.ts";
import { accepted, answerApi, lost, press } from "../support/send.ts";
import { entryScript, expect, fillContact, test } from "./support/embed-test.ts";

/* An element in a browser or on a page that lacks something which a lead does not need. */

const breakages = {
  "attachInternals throws": "HTMLElement.prototype.attachInternals = () => { throw new DOMException(); }",
  "setFormValue is missing": "delete ElementInternals.prototype.setFormValue",
  "setFormValue throws": "ElementInternals.prototype.setFormValue = () => { throw new DOMException(); }",
  "the language is unknown":
    "Object.defineProperty(Navigator.prototype, 'language', { get: () => undefined })",
};

for (const [what, script] of Object.entries(breakages))
  test(`an element shows its form and sends where ${what}`, async ({ page, openLines, form }) => {
    const sent = await answerApi(page, accepted);
    await openLines(`<body><script>${script}</script>${entryScript("contact-form")}
<visa-contact-form><a href="/">Contact us</a></visa-contact-form>`);
    await fillContact(form);
    await press(form);
    await expect(form.getByRole("status")).toContainText("Thank you.");
    expect(sent).toHaveLength(1);
  });

test("where a page blocks the API an element leads to the firm and to its own form", async ({
  page,
  openLines,
  form,
  expected,
}) => {
  expected.push(/net::ERR_FAILED/);
  await answerApi(page, lost);
  await openLines(`<body>${entryScript("contact-form")}
<visa-contact-form partner="acme"><a href="/">Contact us</a></visa-contact-form>`);
  await fillContact(form);
  for (const times of [1, 2]) {
    await press(form);
    await expect(form.getByRole("alert")).toBeVisible();
    await expect(form.getByText(words.otherWays)).toHaveCount(times - 1);
  }
  await expect(form.locator(".visa-ways ul")).toHaveCSS("list-style-type", "none");
  const links = [
    [firm.phone, firm.phoneHref],
    [firm.email, `mailto:${firm.email}`],
    [words.ownForm, `${firm.origin}/contact-us?partner=acme`],
  ] as const;
  for (const [name, href] of links)
    await expect(form.getByRole("link", { name })).toHaveAttribute("href", href);
});
