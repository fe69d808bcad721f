import { mkdirSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { launchBrowser } from "#scripts/test/find-browser.ts";
import { leadMail } from "#worker/outbox/mails/lead-mail.ts";
import { assessmentLead, context } from "./mail-leads.ts";

/**
 * The README's pictures, in docs/pictures: the home page of the product at BASE_URL, and the mail of a
 * made-up lead.
 */
const base = process.env.BASE_URL ?? "http://localhost:8787";
const mail = leadMail(assessmentLead({ source: { timeZone: "America/Mexico_City" } }), context);

async function take(page: Page, name: string): Promise<void> {
  // Playwright itself writes no WebP.
  const devTools = await page.context().newCDPSession(page);
  const { data } = await devTools.send("Page.captureScreenshot", { format: "webp", quality: 60 });
  writeFileSync(`docs/pictures/${name}.webp`, Buffer.from(data, "base64"));
}

mkdirSync("docs/pictures", { recursive: true });
const browser = await launchBrowser();
const phone = await browser.newPage({ viewport: { width: 375, height: 560 }, deviceScaleFactor: 1.5 });
await phone.setContent(mail.html);
await take(phone, "mail");
const desktop = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: "reduce" });
await desktop.goto(base, { waitUntil: "load" });
await take(desktop, "site");
await browser.close();
