import { expect } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { postLead, someAddress } from "../support/consultant.ts";
import { fullAssessment } from "../support/filled.ts";
import { overflowOf, sheetsOf } from "../support/site.ts";

test("a lead is worked on by keyboard on a small phone, in both schemes", async ({ page, request }) => {
  const name = `Ковальчук ${crypto.randomUUID().slice(0, 8)}`;
  const body = `I am in Canada until January 20, ${new Date().getFullYear() + 1}.`;
  const { reference } = await postLead(request, { fullName: name, body });
  const menu = page.getByRole("banner").getByRole("navigation");
  const fits = async () => {
    expect([page.url(), await overflowOf(page), await axeFaults(page)]).toEqual([page.url(), 0, []]);
    expect(await menu.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
    // In one colour with its ground, which axe leaves open.
    const unseen = await page.locator("a, button").evaluateAll((all) =>
      all.filter((one) => {
        const { color, backgroundColor } = getComputedStyle(one);
        return color === backgroundColor;
      }),
    );
    expect(unseen).toEqual([]);
  };
  const resize = (width: number) => page.setViewportSize({ width, height: 640 });
  await resize(320);
  await page.goto("/desk/");
  await page.getByRole("searchbox", { name: "Search" }).fill(name.toLowerCase());
  await page.keyboard.press("Enter");
  const row = page.getByRole("table").getByRole("row").filter({ hasText: reference });
  await expect(row).toHaveCount(1);
  await fits();
  // The search and its filters leave room for leads.
  await resize(1280);
  expect((await row.boundingBox())?.y).toBeLessThan(270);
  await resize(320);
  await row.getByRole("link", { name }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.emulateMedia({ colorScheme: "dark" });
  await fits();
  await page.getByRole("button", { name: "Mark as contacted" }).press("Enter");
  await expect(page).toHaveTitle(`Contacted: ${name} · Desk`);
  await expect(page.getByRole("status")).toContainText("Contacted");
  await fits();
  await page.getByRole("combobox", { name: "Correct an answer" }).selectOption("E-mail");
  await page.getByRole("button", { name: "Choose" }).press("Enter");
  const corrected = page.getByRole("textbox", { name: "E-mail" });
  await expect(corrected).toBeFocused();
  await corrected.fill("nobody");
  await corrected.press("Enter");
  await expect(page).toHaveTitle(`Not changed: E-mail: ${name} · Desk`);
  await expect(corrected).toBeFocused();
  await expect(corrected).toBeInViewport();
  await fits();
  await page.goBack();
  await page.goBack();
  await page.getByRole("link", { name: "Back to my list" }).press("Enter");
  await page.getByRole("link", { name: /^Contacted/ }).press("Enter");
  await row.getByRole("checkbox").press("Space");
  await page.getByRole("combobox", { name: "Outcome" }).selectOption("retained");
  await page.getByRole("button", { name: "Close" }).press("Enter");
  await expect(page.getByRole("status")).toHaveText("Closed: 1 lead");
  for (const path of [`${reference}?reply=invitation`, `${reference}?as=file`, "month", "new"]) {
    await page.goto(`/desk/${path}`);
    await fits();
  }
  // The menu has one row, also before the typeface has arrived.
  await resize(360);
  for (const isHere of [true, false]) {
    if (!isHere) await page.route("**/desk/fonts/*", (route) => route.abort());
    await page.goto("/desk/");
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect((await menu.boundingBox())?.height, `typeface: ${isHere}`).toBeLessThan(60);
  }
});

test("a printed page has the firm's letterhead, and is one sheet of Letter or A4 if that is enough", async ({
  page,
  request,
}) => {
  const headers = { "CF-Connecting-IP": someAddress() };
  const answer = await request.post("/api/request", { headers, data: fullAssessment });
  const [{ reference: assessment }, { reference }] = [await answer.json(), await postLead(request, {})];
  const letterhead = page.getByText("RCIC, licence").first();
  for (const path of [`${reference}?as=agreement`, `${reference}?as=file`, `${assessment}?as=file`]) {
    await page.goto(`/desk/${path}`);
    await expect(letterhead).toBeHidden();
    for (const format of ["Letter", "A4"])
      expect([path, format, await sheetsOf(page, { format })]).toEqual([path, format, 1]);
    await page.emulateMedia({ media: "print" });
    await expect(letterhead).toBeVisible();
    if (path.endsWith("agreement"))
      await expect(page.getByText(reference, { exact: true })).toHaveCSS("white-space", "nowrap");
    await page.emulateMedia({ media: null });
  }
});

test("the pages of facts and of links print all that they state, with nothing to press", async ({ page }) => {
  const stated = page.locator("main p:not(:has(button, input))").filter({ visible: true });
  const code = `paper-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto("/desk/links");
  await page.getByRole("combobox", { name: "Partner code" }).fill(code);
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/^New address created/);
  for (const [path, text] of [
    ["links", `/partners/${code}/`],
    ["facts", "The forms are open"],
  ] as const) {
    await page.goto(`/desk/${path}`);
    const texts = await stated.allTextContents();
    expect(texts.join()).toContain(text);
    await page.emulateMedia({ media: "print" });
    expect(await stated.allTextContents()).toEqual(texts);
    await expect(page.locator("button, select, summary, .button").filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});

test("a lead and the list are printed on one sheet each, with nothing to press", async ({
  page,
  request,
}) => {
  // Other leads of the same person would be on the sheet.
  const alone = () => ({
    email: `${crypto.randomUUID()}@example.com`,
    phone: `+1604${2_220_000 + Math.floor(Math.random() * 7_000_000)}`,
  });
  const [message, assessment] = [alone(), { ...fullAssessment, ...alone() }];
  const headers = { "CF-Connecting-IP": someAddress() };
  const answer = await request.post("/api/request", { headers, data: assessment });
  const [sent, { reference }] = [await answer.json(), await postLead(request, message)];
  for (const [path, text] of [
    [reference, message.email],
    [sent.reference, assessment.email],
    [`?q=${reference}`, reference],
  ] as const) {
    await page.goto(`/desk/${path}`);
    for (const format of ["Letter", "A4"])
      expect([path, format, await sheetsOf(page, { format })]).toEqual([path, format, 1]);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.locator("button, select, summary, .button").filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});
