import { spread } from "../support/full.ts";
import { hold } from "../support/hold.ts";
import { entryScript, expect, test } from "./support/embed-test.ts";

/* What HTML makes of a tag without its end: the rest of the page becomes the fallback. */

const rest = `<p id="rest">The rest of the page</p><script>window.ran = true</script>`;
const link = `<a href="/contact">Write to us</a>`;
const text = "We are open from Monday to Friday. ".repeat(5);

for (const [way, lines] of spread(
  Object.entries({
    "closed by />, after its script": `${entryScript()}<visa-contact-form partner="maple" />${rest}`,
    "closed by />, before its script": `<visa-assessment-form /><h2>Us</h2>${rest}${entryScript()}`,
    "never closed": `${entryScript()}<visa-contact-form partner="maple">${link}<div>${rest}</div>`,
    "closed by /> and followed by another": `<visa-contact-form /><visa-assessment-form />${rest}${entryScript()}`,
    "that is a link closed by />": `${entryScript()}<a data-visa="contact-form" href="/contact" />Us${rest}`,
    "closed by /> before text alone": `${entryScript()}<script>window.ran = true</script><div id="rest"><visa-contact-form />${text}</div>`,
  }),
  2,
))
  test(`a tag ${way}, keeps the page and says why once`, async ({ page, openLines, faults }) => {
    await openLines(lines);
    const form = page.locator("form").first();
    await expect(form).toBeVisible();
    await expect(page.locator("#rest")).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBe(true);
    const above = await form.boundingBox();
    const top = await page.locator("#rest").evaluate((rest) => {
      const text = document.createRange();
      let last: Node = rest;
      while (last.lastChild) last = last.lastChild;
      text.selectNode(last);
      return text.getBoundingClientRect().top;
    });
    expect(top).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect(faults.splice(0).filter((fault) => fault.includes("has no end tag"))).toHaveLength(1);
  });

for (const fate of ["is there", "is lost"])
  test(`a page in a tag that is never closed shows once where the chunk for it ${fate}`, async ({
    page,
    hosts,
    openLines,
    form,
    faults,
  }) => {
    if (fate === "is lost") await page.route("**/chunks/special-cases-*", (route) => route.abort());
    const complete = await hold(page, "**/late.js");
    hosts.write("/late.js", "");
    const entry = `<script src="{{widgets}}/widgets/v1/contact-form.js"></script>`;
    const opened = openLines(
      `<visa-contact-form>${link}<div>${rest}</div>${entry}<script src="late.js"></script>`,
    );
    await expect(form.locator("form")).toBeVisible();
    await expect(page.locator("#rest")).toBeVisible();
    complete();
    await opened;
    await expect(form.locator("slot")).toHaveCount(1);
    await expect(page.locator("#rest")).toBeVisible();
    expect(faults.splice(0)).toEqual([
      expect.stringContaining(fate === "is lost" ? "ERR_FAILED" : "has no end tag"),
    ]);
  });

test("a fallback of one or more inline elements is hidden once the form works", async ({
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
    `${" ".repeat(60_000)}<b>Or</b> ${link}`,
  ];
  const forms = fallbacks.map((fallback) => `<visa-contact-form>${fallback}</visa-contact-form>`);
  await openLines(forms.join("") + entryScript());
  await expect(form.locator("[name=fullName]")).toHaveCount(fallbacks.length);
  await expect(page.locator("visa-contact-form slot")).toHaveCount(0);
});
