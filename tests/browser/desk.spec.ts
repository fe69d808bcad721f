import { expect } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { someAddress } from "../support/consultant.ts";
import { message } from "../support/filled.ts";

test("a lead is found, worked on and looked back at by keyboard on a small phone, in both schemes", async ({
  page,
  request,
}) => {
  const name = `Ковальчук ${crypto.randomUUID().slice(0, 8)}`;
  const answer = await request.post("/api/contact", {
    headers: { "CF-Connecting-IP": someAddress() },
    data: { ...message, fullName: name },
  });
  const { reference } = (await answer.json()) as { reference: string };
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/desk/");
  await page.getByRole("searchbox", { name: "Search" }).fill(name.toLowerCase());
  await page.keyboard.press("Enter");
  const row = page.getByRole("table").getByRole("row").filter({ hasText: reference });
  await expect(row).toHaveCount(1);
  expect([await overflow(), await axeFaults(page)]).toEqual([0, []]);
  await row.getByRole("link").first().press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.emulateMedia({ colorScheme: "dark" });
  expect([await overflow(), await axeFaults(page)]).toEqual([0, []]);
  await page.getByRole("button", { name: "Mark as contacted" }).press("Enter");
  await expect(page.getByText("contacted, by this machine")).toBeVisible();
  await page.getByRole("link", { name: "Leads" }).press("Enter");
  await page.getByRole("link", { name: /^Contacted/ }).press("Enter");
  await expect(page.getByRole("link", { name: reference })).toBeVisible();
});
