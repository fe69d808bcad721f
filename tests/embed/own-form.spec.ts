import type { Locator } from "@playwright/test";
import { firm } from "#content/firm/firm.ts";
import { pathIn } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { expect, site, test } from "./support/embed-test.ts";

/* An assessment on a partner's page leads to our own form, where answers can be kept. */

const { newTab } = wordsIn.en.form;
const name = wordsIn.en.element.ownForm;

async function expectNoTools(form: Locator) {
  await expect(form.locator("input[type=file], .visa-keeping")).toHaveCount(0);
  await expect(form).not.toContainText(/Keep my answers|to a file|Open a file/);
}

test("the link follows the partner's code and the language, before and after React", async ({
  page,
  openHost,
}) => {
  await openHost("assessment");
  const element = page.locator("visa-assessment-form");
  const link = element.getByRole("link", { name });
  for (const touched of [false, true]) {
    if (touched) await element.locator("[name=firstName]").fill("Ana");
    await element.evaluate((form) => form.setAttribute("partner", "Maple-Realty"));
    await expect(link).toHaveAttribute("href", `${firm.origin}/assessment?partner=maple-realty`);
    await element.evaluate((form) => form.removeAttribute("partner"));
    await expect(link).toHaveAttribute("href", `${firm.origin}/assessment`);
  }
  await element.evaluate((form) => Object.assign(form, { partner: "acme", lang: "tl" }));
  const own = element.getByRole("link", { name: wordsIn.tl.element.ownForm });
  await expect(own).toHaveAttribute("href", `${firm.origin}${pathIn("tl", "/")}?partner=acme#assessment`);
  await expectNoTools(element);
});

test("from the overlay and the documented frame the link opens a free tab, and answers stay", async ({
  page,
  context,
  openLines,
  button,
}) => {
  await context.route(`${firm.origin}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<script>document.title = String(origin)</script>" }),
  );
  await openLines(`<body>
<script type="module" src="{{widgets}}/widgets/v1/free-assessment-button.js"></script>
<visa-free-assessment-button partner="acme"></visa-free-assessment-button>
<iframe src="${site}/widgets/frame/assessment?partner=acme" width="100%" height="2600"
sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>`);
  const framed = page.frameLocator("iframe").locator("visa-assessment-form");
  await framed.locator("[name=firstName]").fill("Ana");
  for (const form of [framed, button]) {
    if (form === button) {
      await button.getByRole("button").click();
      await button.locator("[name=firstName]").fill("Ana");
    }
    const link = form.getByRole("link", { name });
    await expect(link.locator("xpath=..")).toContainText(newTab.trim());
    const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
    await tab.waitForLoadState();
    expect(tab.url()).toBe(`${firm.origin}/assessment?partner=acme`);
    // A tab that inherits the frame's sandbox could not save a file.
    await expect(tab).toHaveTitle(firm.origin);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
    await expect(form.locator("[name=firstName]")).toHaveValue("Ana");
    await expectNoTools(form);
  }
});

test("a contact form on a partner's page has no such link and no tools", async ({ openHost, form }) => {
  await openHost("plain");
  await form.first().locator("[name=fullName]").fill("Ana");
  await expect(form.first().locator(".visa-own-form")).toHaveCount(0);
  await expectNoTools(form.first());
});
