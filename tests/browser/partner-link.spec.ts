import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { messageAnswers } from "../support/filled.ts";
import { answerApi, fill, press } from "../support/send.ts";

/** Sends the contact form of a page; returns the partner to whom the lead is credited. */
async function sentPartner(page: Page): Promise<unknown> {
  const sent = await answerApi(page);
  const form = page.locator("form[name=contact]");
  await fill(form, messageAnswers);
  await press(form);
  await expect.poll(() => sent.length).toBe(1);
  const [{ body }] = sent as [(typeof sent)[number]];
  return (body.source as Readonly<Record<string, unknown>>).partner;
}

test("who comes by a partner's link and follows others counts for the partner, whom no storage knows", async ({
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
  expect(await sentPartner(page)).toBe("acme-settle");
  const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  expect(await page.evaluate(stored)).not.toContain("acme");
});

test("a language's page credits its leads and links to the partner of its address", async ({ page }) => {
  await page.goto("/es?partner=acme-settle");
  await expect(page.locator('a[href="/fr?partner=acme-settle"]').first()).toBeAttached();
  expect(await sentPartner(page)).toBe("acme-settle");
});
