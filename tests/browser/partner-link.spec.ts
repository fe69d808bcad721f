import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { answerApi, fill, press } from "../support/send.ts";

const answers = {
  fullName: "Amélie Nguyễn",
  phone: "6045550142",
  email: "amelie@example.com",
  body: "Can my sister join me?",
};

/** Sends the contact form of a page; returns the partner to whom the lead is credited. */
async function sentPartner(page: Page): Promise<unknown> {
  const sent = await answerApi(page);
  const form = page.locator("form[name=contact]");
  await fill(form, answers);
  await press(form);
  await expect.poll(() => sent.length).toBe(1);
  const [{ body }] = sent as [(typeof sent)[number]];
  return (body.source as Readonly<Record<string, unknown>>).partner;
}

for (const [arrival, link, code] of [
  ["/?partner=acme-settle", "/contact-us", "acme-settle"],
  ["/fr/study?utm_source=letter&partner=Acme-Settle#top", "/fr/contact-us", "acme-settle"],
  ["/?partner=your-code", "/contact-us", undefined],
] as const)
  test(`who comes by ${arrival} and follows a link counts for ${code}`, async ({ page }) => {
    await page.goto(arrival);
    const query = code ? `?partner=${code}` : "";
    await expect(page.locator(`a[href="${link}${query}"]`).first()).toBeAttached();
    if (code) await expect(page.locator('a[href^="/"]:not([href*="partner="])')).toHaveCount(0);
    await page.evaluate(
      (href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(),
      link + query,
    );
    await expect(page).toHaveURL(link + query);
    if (code) await expect(page.locator('a[href^="/"]:not([href*="partner="])')).toHaveCount(0);
    await page.reload();
    expect(await sentPartner(page)).toBe(code);
    const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    expect(await page.evaluate(stored)).not.toContain("acme");
  });

test("a language's page credits its leads and links to the partner of its address", async ({ page }) => {
  await page.goto("/es?partner=acme-settle");
  await expect(page.locator('a[href="/fr?partner=acme-settle"]').first()).toBeAttached();
  expect(await sentPartner(page)).toBe("acme-settle");
});
