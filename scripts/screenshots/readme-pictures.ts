import { mkdirSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { launchBrowser } from "#scripts/test/find-browser.ts";
import { leadMail } from "#worker/outbox/mails/lead-mail.ts";

/** The README's pictures, in docs/pictures: the home page of the product at BASE_URL, and the mail of a made-up lead. */
const base = process.env.BASE_URL ?? "http://localhost:8787";
const reference = "EM-7K2M9QW4XZ";

const mail = leadMail(
  {
    reference,
    form: "request",
    language: "fr",
    answers: {
      firstName: "Adaeze",
      lastName: "Okonkwo",
      email: "adaeze@example.com",
      phone: "+2348012345678",
      age: 31,
      status: "Single/Never Married",
      citizenship: "Nigeria",
      educationLevel: "Masters",
      eca: "Yes",
      englishLevel: "Advanced",
      frenchLevel: "Intermediate",
      skilledWorkOutside: 6,
      jobTitle: "Nurse",
      workExpCanada: "None",
      additional:
        "My brother lives in Calgary. Which should I do first, the licence as a nurse or the application?",
    },
    source: { timeZone: "Africa/Lagos" },
    signs: [],
    corrects: null,
    receivedAt: Date.UTC(2026, 10, 22, 17, 7),
    actions: ["Contacted", "Spam", "Erase"].map((label) => ({ label, href: "https://www.example.com/" })),
  },
  { from: "website@example.com", timeZone: "America/Vancouver" },
);

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
