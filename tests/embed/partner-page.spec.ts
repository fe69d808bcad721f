import type { Page } from "@playwright/test";
import { firm } from "#content/firm/firm.ts";
import { interpolate } from "#content/interpolate.ts";
import { siteWords } from "#scripts/build/site-words.ts";
import { tags } from "#widgets/element-api.ts";
import { axeFaults } from "../support/axe.ts";
import { spread } from "../support/full.ts";
import { answerApi, reference } from "../support/send.ts";
import { overflowOf } from "../support/site.ts";
import { expect, sendContact, test } from "./support/embed-test.ts";

const bases = { en: "", fr: "/fr" } as const;
const { partnerPage: en } = siteWords.en;

async function openPage(page: Page, path = "/widgets/") {
  await page.goto(path);
  for (const tag of tags) {
    const isReady = () => page.locator(tag).evaluate((element) => "ready" in element && element.ready);
    await expect.poll(isReady).toBe(true);
  }
}

test("the partner page is there in each language, with types, and only its frames may be framed", async ({
  request,
}) => {
  const types = await request.get("/widgets/v1/visa-widgets.d.ts", { maxRedirects: 0 });
  expect([types.status(), types.headers().location]).toEqual([308, "/widgets/visa-widgets.d.ts"]);
  for (const [language, base] of Object.entries(bases)) {
    const page = await request.get(`${base}/widgets`, { maxRedirects: 0 });
    expect(page.headers()["x-frame-options"]).toBe("DENY");
    const html = await page.text();
    expect(html).toContain(`rel="canonical" href="${firm.origin}${base}/widgets/"`);
    expect(html).toContain(`hreflang="x-default" href="${firm.origin}/widgets/"`);
    for (const form of ["contact", "assessment"]) {
      const framed = await request.get(`${base}/widgets/frame/${form}`);
      expect(framed.headers()["content-security-policy"]).toContain("frame-ancestors *");
      expect(framed.headers()["x-frame-options"]).toBeUndefined();
      expect(await framed.text()).toContain(`<html lang="${language}-CA"`);
    }
  }
});

const phone = { width: 375, height: 667, colorScheme: "light" } as const;
for (const { language, colorScheme, tallest, ...viewport } of spread(
  [
    { language: "fr", ...phone, tallest: 5600 },
    { language: "en", ...phone, tallest: 5300 },
    { language: "en", width: 1280, height: 720, colorScheme: "dark", tallest: 4500 },
  ] as const,
  2,
))
  test(`the partner page in ${language} does not shift at ${viewport.width} px`, async ({
    page,
    openHost: _watches,
    observed,
  }) => {
    const { choice, copy } = siteWords[language].partnerPage;
    await page.setViewportSize({ ...viewport, height: 800 });
    await page.emulateMedia({ colorScheme });
    await openPage(page, `${bases[language]}/widgets/`);
    expect((await observed()).shift).toBeLessThanOrEqual(0.02);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(tallest);
    await page.setViewportSize(viewport);
    const copySnippet = page.getByRole("button", { name: interpolate(copy.label, { name: choice.snippet }) });
    const labelled = (label: string) => page.getByLabel(label, { exact: true });
    for (const control of [...[choice.partner, choice.form, choice.language].map(labelled), copySnippet])
      await expect(control).toBeInViewport({ ratio: 1 });
    expect(await overflowOf(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });

test("a choice on the partner page fills elements, links, snippet and recipes, and the snippet works", async ({
  page,
  context,
  openLines,
  observed,
  form,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page);
  const sent = await answerApi(page);
  const { origin } = new URL(page.url());
  const snippet = page.locator("#code");
  const labelled = (label: string) => page.getByLabel(label, { exact: true });

  await test.step("code, form and language fill the snippet and every recipe, of which one shows", async () => {
    await labelled("Partner code").fill("maple-realty");
    await labelled("Form").selectOption("Assessment form");
    await labelled("Language").selectOption("Français");
    await expect(form.getByRole("heading")).toHaveText("Nous joindre");
    await labelled("Show the recipe for").selectOption("Nuxt");
    await expect(page.locator(".recipe:visible")).toHaveCount(1);
    const recipe = page.locator(".recipe:visible code").first();
    for (const code of [snippet, recipe])
      await expect(code).toContainText('<visa-assessment-form lang="fr" partner="maple-realty" style=');
    await expect(recipe).toContainText(`${origin}/widgets/v1/fr/assessment-form.js`);
  });

  await test.step("a malformed code is refused with a sentence, and another in small letters", async () => {
    const code = labelled("Partner code");
    await code.fill("acme_1");
    await expect(page.getByRole("alert")).toHaveText(en.choice.malformed);
    await expect(code).toHaveAttribute("aria-invalid", "true");
    await expect(snippet).toContainText('partner="your-code"');
    await code.fill("ACME-Settle");
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(snippet).toContainText('partner="acme-settle"');
    for (const link of ["/fr?partner=acme-settle", "/fr/widgets/frame/assessment?partner=acme-settle"])
      await expect(page.locator(".chooser code", { hasText: origin + link })).toBeVisible();
    for (const name of [en.link.site, en.link.form])
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    const sheet = page.getByRole("link", { name: en.link.sheet });
    await expect(sheet).toHaveAttribute("href", "/fr/widgets/sheet?partner=acme-settle");
  });

  await test.step("each attribute changes the elements that have it and their snippet", async () => {
    await labelled("default-country").fill("NG");
    await labelled("color-scheme").selectOption("dark");
    await labelled("heading").fill('Ask "us"');
    await labelled("label").fill("Start");
    await expect(form.getByRole("heading", { name: 'Ask "us"' })).toBeVisible();
    await expect(form.locator("[name=phoneCountry]")).toHaveValue("NG");
    await expect(page.locator("visa-free-assessment-button").getByRole("button")).toHaveText("Start");
    const written = 'default-country="NG" color-scheme="dark" heading="Ask &quot;us&quot;"';
    await expect(snippet).toContainText(written);
    await expect(snippet).not.toContainText("label=");
    await labelled("Form").selectOption("Free assessment button");
    await expect(snippet).toContainText('label="Start"');
  });

  await test.step("a link leads to a recipe that is not chosen, and into a section that is folded", async () => {
    await page.goto("/widgets/#next");
    await expect(page.locator(".recipe:visible").getByRole("heading", { name: "Next" })).toBeVisible();
    const section = page.locator("#events");
    await expect(section.locator("table")).toBeHidden();
    await page.getByRole("navigation").getByRole("link", { name: "Events" }).click();
    await expect(section.locator("table")).toBeVisible();
  });

  await test.step("the previews are in test mode, and the copied snippet sends from a page of another origin", async () => {
    await sendContact(form);
    expect(sent[0]?.body).toMatchObject({ test: true });
    await labelled("Form").selectOption("Contact form");
    await page.getByRole("button", { name: "Copy: Snippet" }).click();
    await expect(page.locator("#copied")).toHaveText("Copied: Snippet");
    await openLines(`<body>${await page.evaluate(() => navigator.clipboard.readText())}<p>Below</p>`);
    await sendContact(form);
    expect((await observed()).shift).toBeLessThanOrEqual(0.1);
    expect(sent[1]?.body).toMatchObject({ source: { page: page.url(), partner: "acme-settle" } });
  });
});

test("a framed form sends its height and its lead to its page", async ({ page, openHost }) => {
  const sent = await answerApi(page);
  // The page asks all its parts for COEP.
  await openHost("framed");
  const form = page.frameLocator("iframe").locator("visa-contact-form");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Contact us", level: 1 })).toBeVisible();
  // The address requests another heading, but a link must not write above our licence line.
  await expect(form.getByText("Ask us")).toHaveCount(0);
  await expect(form.locator("> a")).toHaveAttribute("href", /\/contact-us\?partner=maple-realty$/);
  const height = async () => Number(await page.locator("iframe").getAttribute("height"));
  await expect.poll(height).toBeGreaterThan(600);
  const root = page.frameLocator("iframe").locator("html");
  expect(await root.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await sendContact(form);
  expect(sent[0]?.body).toMatchObject({
    source: { partner: "maple-realty", widget: "visa-contact-form", utm: { utm_source: "newsletter" } },
  });
  await expect(page).toHaveTitle(`{"type":"visa-sent","form":"contact","reference":"${reference}"}`);
});
