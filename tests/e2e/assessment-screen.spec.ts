import { expect, test } from "@playwright/test";

test("closing the assessment brings back the page where it was left, with the focus on its button", async ({
  page,
}) => {
  await page.goto("/study");
  const button = page.getByRole("banner").getByRole("button", { name: "Free assessment" });
  await button.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);

  await button.click();
  await expect(page.locator("[name=firstName]")).toBeFocused();
  await page.getByRole("button", { name: "Close", exact: true }).click();

  await expect(button).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(left);
});

test("Escape asks before it throws answers away, and a second one keeps answering", async ({ page }) => {
  await page.goto("/assessment");
  await expect(page.locator("[name=firstName]")).toBeFocused();
  await page.locator("[name=firstName]").fill("Adaeze");
  const question = page.getByRole("dialog", { name: "Close the assessment?" });

  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");

  await expect(question).toBeHidden();
  await expect(page.locator("[name=firstName]")).toHaveValue("Adaeze");
});
