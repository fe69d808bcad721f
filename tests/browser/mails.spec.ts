import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { dailyMail } from "#worker/outbox/mails/daily-mail.ts";
import { leadMail } from "#worker/outbox/mails/lead-mail.ts";
import { dark, light } from "#worker/outbox/mails/palette.ts";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { full } from "../support/full.ts";
import { assessmentLead, contactLead, digestOf, letterhead } from "../unit/mails/support/mail-leads.ts";

const question =
  "How long does a study permit take, and may my wife and our two children come along? ".repeat(9);
const contact = contactLead({ answers: { ...contactLead().answers, body: question } });
const longWord = contactLead({
  answers: { ...contactLead().answers, fullName: "A".repeat(120), body: "https://example.com/".repeat(30) },
});
const suspect = contactLead({ signs: ["content"] });
const leads = [contact, assessmentLead(), longWord];
const quiet = {
  at: 0,
  fresh: leads,
  waiting: leads,
  suspects: [suspect],
  unsent: 0,
  state: [],
  notes: ["A note"],
};

const mails = {
  contact: leadMail(contact, letterhead).html,
  assessment: leadMail(assessmentLead(), letterhead).html,
  digest: digestOf(leads).mail.html,
  suspect: digestOf([{ ...suspect, state: "suspect" }]).mail.html,
  daily: dailyMail(quiet, letterhead).html,
};

// A mail is shown within the page of its reader's program.
const pageRules = ["landmark-one-main", "region"];

async function open(page: Page, html: string, width: number, scheme: "light" | "dark") {
  await page.setViewportSize({ width, height: 640 });
  await page.emulateMedia({ colorScheme: scheme });
  await page.setContent(html);
}

for (const width of full ? [360, 700] : [360])
  test(`every mail fits ${width} px, with buttons of at least 44 px, readable in both schemes`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    for (const [name, html] of Object.entries(mails))
      for (const scheme of ["light", "dark"] as const)
        await test.step(`the ${name} mail, ${scheme}`, async () => {
          await open(page, html, width, scheme);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          for (const link of await page.getByRole("link").all()) {
            const box = await link.boundingBox();
            expect(box?.height).toBeGreaterThanOrEqual(44);
            expect(box?.width).toBeGreaterThanOrEqual(44);
          }
          expect(await axeFaults(page, { without: pageRules })).toEqual([]);
        });
    expect(requests).toEqual([]);
  });

test("a mail is laid out for its reader's program, and painted like the site", async ({ page }) => {
  for (const [name, html] of Object.entries(mails))
    await test.step(`the ${name} mail holds together where its style sheet is dropped`, async () => {
      await open(page, html.replace(/<style>[\s\S]*?<\/style>/g, ""), 360, "light");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      for (const link of await page.getByRole("link").all()) {
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    });

  await test.step("the first screenful of a phone has who, what, the estimate and every button", async () => {
    for (const html of [mails.contact, mails.assessment]) {
      await open(page, html, 360, "light");
      for (const name of ["Call", "E-mail", "WhatsApp", "Contacted", "Spam", "Erase"]) {
        await expect(page.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
      }
    }
    await expect(page.getByText(/^Federal Skilled Worker: \d+–\d+ of 100/)).toBeInViewport({ ratio: 1 });
  });

  await test.step("labels stand above their values on a phone and beside them where there is room", async () => {
    const place = async (width: number) => {
      await open(page, mails.assessment, width, "light");
      const label = await page.getByText("Marital status", { exact: true }).boundingBox();
      const value = await page.getByText("Married", { exact: true }).boundingBox();
      return {
        above: (label?.y ?? 0) + (label?.height ?? 0) <= (value?.y ?? 0),
        beside: label?.y === value?.y,
      };
    };
    expect(await place(360)).toEqual({ above: true, beside: false });
    expect(await place(700)).toEqual({ above: false, beside: true });
  });

  await test.step("the colours of mails are the site's", async () => {
    const sheets = ["palette", "tokens"].map((name) => readFileSync(`src/styles/${name}.css`, "utf8"));
    await page.setContent(`<style>${sheets.join("\n")}</style><canvas width="1" height="1"></canvas><p></p>`);
    for (const [scheme, palette] of Object.entries({ light, dark })) {
      await page.emulateMedia({ colorScheme: scheme as "light" | "dark" });
      const site = await page.evaluate((names) => {
        const paint = document.querySelector("canvas")?.getContext("2d");
        const sample = document.querySelector("p");
        return names.map((name) => {
          const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
          if (sample === null || !paint) return "";
          sample.style.color = `var(--color-${token})`;
          paint.fillStyle = getComputedStyle(sample).color;
          paint.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data;
          return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
        });
      }, Object.keys(palette));
      expect(site).toEqual(Object.values(palette));
    }
  });
});
