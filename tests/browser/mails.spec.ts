import { expect, type Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { spread } from "../support/full.ts";
import { assessmentLead, contactLead, mailsNaming } from "../support/mail-leads.ts";

const question =
  "How long does a study permit take, and may my wife and our two children come along? ".repeat(9);
const contact = contactLead({ answers: { ...contactLead().answers, body: question } });
const longWord = contactLead({
  answers: { ...contactLead().answers, fullName: "A".repeat(120), body: "https://example.com/".repeat(30) },
});
// A list without its leads in full is only the end of a mail.
const { lead = [], list: _, ...others } = mailsNaming([contact, assessmentLead(), longWord]);
const [message, assessment] = lead.map(({ html }) => html);
const kinds = Object.entries({ ...others, message: lead, assessment: lead.slice(1) }).map(
  ([kind, [mail]]) => ({ kind, html: mail?.html ?? "" }),
);

// A mail is shown within the page of its reader's program.
const pageRules = ["landmark-one-main", "region"];

async function open(page: Page, html = "", width = 360, scheme: "light" | "dark" = "light") {
  await page.setViewportSize({ width, height: 640 });
  await page.emulateMedia({ colorScheme: scheme });
  await page.setContent(html);
}

/** Widths beyond the window's, and links that are too small to press. */
function misfits(page: Page, width: number) {
  return page.evaluate((most) => {
    const small = [...document.links].filter((link) => {
      const { width, height } = link.getBoundingClientRect();
      return Math.min(width, height) < 44;
    });
    const { scrollWidth } = document.documentElement;
    return [...(scrollWidth > most ? [`${scrollWidth} px`] : []), ...small.map(({ innerText }) => innerText)];
  }, width);
}

for (const { kind, html } of kinds)
  for (const width of spread([360, 700], 2))
    test(`the mail '${kind}' fits ${width} px in both schemes, also without its styles`, async ({ page }) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      for (const scheme of ["light", "dark"] as const) {
        await open(page, html, width, scheme);
        expect.soft(await misfits(page, width), scheme).toEqual([]);
        expect.soft(await axeFaults(page, { without: pageRules }), scheme).toEqual([]);
      }
      await open(page, html.replace(/<style>[\s\S]*?<\/style>/g, ""), width);
      expect.soft(await misfits(page, width), "without its styles").toEqual([]);
      expect(requests).toEqual([]);
    });

for (const [kind, html] of Object.entries({ message, assessment }))
  test(`a phone's first screenful has who, what and each button of a mail on a ${kind}`, async ({ page }) => {
    await open(page, html);
    for (const name of ["Call", "E-mail", "WhatsApp", "Contacted", "Spam", "Erase"])
      await expect(page.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
    if (kind === "assessment")
      await expect(page.getByText(/^Federal Skilled Worker: \d+–\d+ of 100/)).toBeInViewport({ ratio: 1 });
  });

test("labels are above their values at 360 px, and beside them at 700", async ({ page }) => {
  for (const width of [360, 700]) {
    await open(page, assessment, width);
    const label = await page.getByText("Marital status", { exact: true }).boundingBox();
    const value = await page.getByText("Married", { exact: true }).boundingBox();
    expect(label?.y === value?.y).toBe(width === 700);
  }
});
