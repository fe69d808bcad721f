import { entryScript, expect, test } from "./support/embed-test.ts";

/* What HTML makes of a tag without its end: the rest of the page becomes the fallback. */

const rest = `<p id="rest">The rest of the page</p><script>window.ran = true</script>`;
const link = `<a href="/contact">Write to us</a>`;

for (const [way, lines] of Object.entries({
  "closed by />, after its script": `${entryScript()}<visa-contact-form partner="maple" />${rest}`,
  "closed by />, before its script": `<visa-assessment-form /><h2>Us</h2>${rest}${entryScript()}`,
  "never closed": `${entryScript()}<visa-contact-form partner="maple">${link}<div>${rest}</div>`,
  "closed by /> and followed by another": `<visa-contact-form /><visa-assessment-form />${rest}${entryScript()}`,
}))
  test(`a tag ${way}, keeps the page and says why once`, async ({ page, openLines, faults }) => {
    await openLines(lines);
    const form = page.locator("form").first();
    await expect(form).toBeVisible();
    await expect(page.locator("#rest")).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBe(true);
    const above = await form.boundingBox();
    const below = await page.locator("#rest").boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect(faults.splice(0).filter((fault) => fault.includes("has no end tag"))).toHaveLength(1);
  });

test("a tag closed by /> keeps a page of text alone, too", async ({ page, openLines, form, faults }) => {
  const text = "We are open from Monday to Friday. ".repeat(5);
  await openLines(`${entryScript()}<div id="rest"><visa-contact-form />${text}</div>`);
  await expect(form.locator("[name=fullName]")).toBeVisible();
  await expect(page.locator("visa-contact-form slot")).toHaveCount(1);
  expect(faults.splice(0).filter((fault) => fault.includes("has no end tag"))).toHaveLength(1);
});

test("a fallback of one or more inline elements goes once the form works", async ({
  page,
  openLines,
  form,
}) => {
  const fallbacks = [
    "Please write to us.",
    link,
    `<p>Please ${link}</p>`,
    `<noscript>${link}</noscript>`,
    `<b>Or</b> ${link}`,
  ];
  const forms = fallbacks.map((fallback) => `<visa-contact-form>${fallback}</visa-contact-form>`);
  await openLines(forms.join("") + entryScript());
  await expect(form.locator("[name=fullName]")).toHaveCount(fallbacks.length);
  await expect(page.locator("visa-contact-form slot")).toHaveCount(0);
});

for (const [what, method] of Object.entries({
  "form-associated state": "HTMLElement.prototype.attachInternals",
  "the values of a form": "ElementInternals.prototype.setFormValue",
}))
  test(`a polyfill of ${what} that throws leaves a form that works`, async ({ page, openLines, form }) => {
    await page.addInitScript(`${method} = () => { throw new TypeError("polyfill") };`);
    await openLines(`<visa-contact-form>${link}</visa-contact-form>${entryScript()}`);
    await form.locator("[name=fullName]").fill("Ana");
    await expect(form.locator("[name=fullName]")).toHaveValue("Ana");
  });
