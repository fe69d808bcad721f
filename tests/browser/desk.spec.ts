import { expect } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { postLead, someAddress } from "../support/consultant.ts";
import { fullAssessment } from "../support/filled.ts";
import { overflowOf } from "../support/site.ts";

test("a lead is worked on by keyboard on a small phone, in both schemes", async ({ page, request }) => {
  const name = `Ковальчук ${crypto.randomUUID().slice(0, 8)}`;
  const { reference } = await postLead(request, {
    fullName: name,
    body: `I am in Canada until January 20, ${new Date().getFullYear() + 1}.`,
  });
  const fits = async () => {
    expect([page.url(), await overflowOf(page), await axeFaults(page)]).toEqual([page.url(), 0, []]);
    const cut = (nav: Element) => nav.scrollWidth - nav.clientWidth;
    expect(await page.getByRole("banner").getByRole("navigation").evaluate(cut)).toBe(0);
    // In one colour with its ground, which axe leaves open.
    const unseen = await page.evaluate(() =>
      [...document.querySelectorAll("a, button")].filter((one) => {
        const { color, backgroundColor } = getComputedStyle(one);
        return color === backgroundColor;
      }),
    );
    expect(unseen).toEqual([]);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/desk/");
  await page.getByRole("searchbox", { name: "Search" }).fill(name.toLowerCase());
  await page.keyboard.press("Enter");
  const row = page.getByRole("table").getByRole("row").filter({ hasText: reference });
  await expect(row).toHaveCount(1);
  await fits();
  // The search and its filters leave room for leads.
  await page.setViewportSize({ width: 1280, height: 640 });
  expect((await row.boundingBox())?.y).toBeLessThan(270);
  await page.setViewportSize({ width: 320, height: 640 });
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
  const contacted = page.getByRole("table").getByRole("row").filter({ hasText: reference });
  await contacted.getByRole("checkbox").press("Space");
  await page.getByRole("combobox", { name: "Outcome" }).selectOption("retained");
  await page.getByRole("button", { name: "Close" }).press("Enter");
  await expect(page.getByRole("status")).toHaveText("Closed: 1 lead");
  for (const path of [
    `/desk/${reference}?reply=invitation`,
    `/desk/${reference}?as=file`,
    "/desk/month",
    "/desk/funnel",
    "/desk/new",
  ]) {
    await page.goto(path);
    await fits();
  }
  // The menu has one row, also before the typeface has arrived.
  await page.setViewportSize({ width: 360, height: 640 });
  for (const isHere of [true, false]) {
    if (!isHere) await page.route("**/desk/fonts/*", (route) => route.abort());
    await page.goto("/desk/");
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const menu = await page.getByRole("banner").getByRole("navigation").boundingBox();
    expect(menu?.height, `typeface: ${isHere}`).toBeLessThan(60);
  }
});

test("a printed page has the firm's letterhead, and is one sheet of Letter or A4 if that is enough", async ({
  page,
  request,
}) => {
  const headers = { "CF-Connecting-IP": someAddress() };
  const answer = await request.post("/api/request", { headers, data: fullAssessment });
  const [{ reference: assessment }, { reference }] = [await answer.json(), await postLead(request, {})];
  for (const path of [`${reference}?as=agreement`, `${reference}?as=file`, `${assessment}?as=file`])
    for (const format of ["Letter", "A4"]) {
      await page.goto(`/desk/${path}`);
      await expect(page.getByText("RCIC, licence").first()).toBeHidden();
      const sheets = (await page.pdf({ format })).toString("latin1").match(/\/Type\s*\/Page\b/g);
      expect([path, format, sheets?.length]).toEqual([path, format, 1]);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByText("RCIC, licence").first()).toBeVisible();
      if (path.endsWith("agreement"))
        await expect(page.getByText(reference, { exact: true })).toHaveCSS("white-space", "nowrap");
      await page.emulateMedia({ media: null });
    }
});
