import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { asOwnClient, exportedLeads } from "../support/consultant.ts";
import { messageAnswers } from "../support/filled.ts";
import { fill, press, sentBody } from "../support/send.ts";

/** The lead of a page's contact form is credited to the partner. */
const expectCredit = async (page: Page) =>
  expect(await sentBody(page.locator("form[name=contact]"))).toMatchObject({
    source: { partner: "acme-settle" },
  });

test("a visitor who came by a partner's link counts for the partner, and nothing is stored", async ({
  page,
}) => {
  const withoutCode = page.locator('a[href^="/"]:not([href*="partner="])');
  const next = "/fr/contact-us?partner=acme-settle";
  await page.goto("/fr/study?utm_source=letter&partner=Acme-Settle#top");
  for (const step of ["as it loads", "after a link"]) {
    await expect(page.locator(`a[href="${next}"]`).first(), step).toBeAttached();
    await expect(withoutCode, step).toHaveCount(0);
    await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), next);
    await expect(page).toHaveURL(next);
  }
  await page.reload();
  await expectCredit(page);
  const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  expect(await page.evaluate(stored)).not.toContain("acme");

  // A language's page does so too.
  await page.goto("/es?partner=acme-settle");
  await expect(page.locator('a[href="/fr?partner=acme-settle"]').first()).toBeAttached();
  await expectCredit(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a partner's code stays with a visitor from page to page, up to the lead", async ({ page }) => {
    await asOwnClient(page);
    await page.goto("/?Partner=Acme-Settle");
    for (const path of ["/study", "/contact-us"]) {
      await expect(page.locator('a[href^="/"]:not([href*="partner=acme-settle"])')).toHaveCount(0);
      await page.locator(`a[href="${path}?partner=acme-settle"]`).last().click();
      await expect(page).toHaveURL(`${path}?partner=acme-settle`);
    }
    const form = page.locator("form[name=contact]");
    await fill(form, { ...messageAnswers, body: `A partner sent me. ${crypto.randomUUID()}` });
    await press(form);
    const reference = await page.locator("[data-text=reference]").innerText();
    expect(await exportedLeads(reference)).toMatchObject([{ partner: "acme-settle" }]);
  });
});
