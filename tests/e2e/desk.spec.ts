import { expect, type Page, test } from "@playwright/test";
import { localDatabase } from "#scripts/leads/database.ts";
import { axeFaults } from "../support/axe.ts";
import { asOwnClient, someAddress } from "../support/consultant.ts";

const state = `.wrangler/state-tests-${process.env.TEST_PORT ?? 8877}`;

// No script has a part in it: neither in the mail nor behind its links.
test.use({ javaScriptEnabled: false });

/** Sends a message and opens its mail as the consultant's program shows it. */
async function openMail(page: Page) {
  await asOwnClient(page);
  const answered = await page.request.post("/api/contact", {
    data: {
      fullName: "Adaeze Okonkwo",
      phone: "+2348012345678",
      email: "adaeze@example.com",
      body: `Hello, I would like to study nursing. ${crypto.randomUUID()}`,
      type: "contact",
    },
    headers: { "CF-Connecting-IP": someAddress() },
  });
  const { reference } = (await answered.json()) as { readonly reference: string };
  const mail = page.getByRole("link", { name: `New contact message ${reference}` });
  await expect(async () => {
    await page.goto("/__mail/");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  return { reference, frame: page.frameLocator("iframe") };
}

/** Presses a button of the mail and answers the page that it opens. */
async function press(page: Page, frame: ReturnType<Page["frameLocator"]>, name: string): Promise<Page> {
  const link = frame.getByRole("link", { name, exact: true });
  const [opened] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await opened.waitForLoadState();
  return opened;
}

function row(reference: string) {
  const sql = "SELECT state, contacted_at, closed_at, spam_at FROM leads WHERE reference = ?";
  return localDatabase(state).all<Record<string, unknown>>(sql, reference)[0];
}

test("a consultant presses Contacted, closes the lead, and opens it again", async ({ page }) => {
  const { reference, frame } = await openMail(page);
  const desk = await press(page, frame, "Contacted");
  await expect(desk).toHaveTitle(`Mark ${reference} as contacted?`);
  expect(row(reference)?.contacted_at).toBeNull();
  await desk.getByRole("button", { name: "Mark as contacted" }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(`${reference} is marked as contacted`);
  expect(row(reference)?.contacted_at).toEqual(expect.any(Number));
  await desk.getByRole("button", { name: "Close it" }).click();
  await expect(desk).toHaveTitle(`${reference} is closed`);
  expect(row(reference)?.closed_at).toEqual(expect.any(Number));
  await desk.getByRole("button", { name: "Open it again" }).click();
  await expect(desk).toHaveTitle(`${reference} waits for contact again`);
  expect(row(reference)).toMatchObject({ state: "accepted", contacted_at: null, closed_at: null });
});

test("a consultant presses Spam, takes it back, and presses the link once more", async ({ page }) => {
  const { reference, frame } = await openMail(page);
  const desk = await press(page, frame, "Spam");
  await desk.getByRole("button", { name: "Mark as spam" }).click();
  await expect(desk).toHaveTitle(`${reference} is marked as spam`);
  expect(row(reference)).toMatchObject({ state: "suspect", spam_at: expect.any(Number) });
  await desk.getByRole("button", { name: "Not spam" }).click();
  await expect(desk).toHaveTitle(`${reference} is a lead now`);
  expect(row(reference)).toMatchObject({ state: "released", spam_at: null });
  const again = await press(page, frame, "Spam");
  await expect(again).toHaveTitle("This link was used before");
});

test("a consultant erases a lead, and its other links say that it is gone", async ({ page }) => {
  const { reference, frame } = await openMail(page);
  const desk = await press(page, frame, "Erase");
  await desk.getByRole("button", { name: "Erase for good" }).click();
  await expect(desk).toHaveTitle(`${reference} is erased`);
  expect(row(reference)).toBeUndefined();
  const gone = await press(page, frame, "Contacted");
  await expect(gone).toHaveTitle("This lead is no longer stored");
});

test.describe("the page of a link", () => {
  // For axe and the measuring alone.
  test.use({ javaScriptEnabled: true });

  test("fits a phone, is readable in both schemes, and nothing in it is blocked", async ({ page }) => {
    const { frame } = await openMail(page);
    const desk = await press(page, frame, "Contacted");
    const complaints: string[] = [];
    desk.on("console", (said) => complaints.push(said.text()));
    await desk.setViewportSize({ width: 360, height: 640 });
    for (const colorScheme of ["light", "dark"] as const) {
      await desk.emulateMedia({ colorScheme });
      await desk.reload();
      const button = await desk.getByRole("button", { name: "Mark as contacted" }).boundingBox();
      expect(button?.height).toBeGreaterThanOrEqual(48);
      expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await axeFaults(desk)).toEqual([]);
      await desk.screenshot({ path: `test-results/desk-${colorScheme}.png` });
    }
    await desk.getByRole("button", { name: "Mark as contacted" }).click();
    expect(await axeFaults(desk)).toEqual([]);
    await desk.screenshot({ path: "test-results/desk-done.png" });
    expect(complaints).toEqual([]);
  });
});
