import { expect, test } from "@playwright/test";
import { watchPage, whenReady } from "../support/site.ts";
import { translate } from "../support/translate.ts";

const refusals = [
  { param: "fullName", msg: "Please fill in your name." },
  { param: "email", msg: "Please enter your e-mail address." },
];

test("a contact form that a translator has changed tells each message and stays usable", async ({ page }) => {
  const answers = [
    { status: 422, json: { error: refusals[0], errors: refusals } },
    { status: 422, json: { error: refusals[1], errors: [refusals[1]] } },
    { status: 200, json: { message: "Thank you.", param: "success", reference: "EM-1234567890" } },
    { status: 503, json: { error: { param: "form", msg: "Please send it again." } } },
  ];
  await page.route("**/api/contact", (route) => route.fulfill(answers.shift() ?? { status: 500 }));
  const { complaints } = watchPage(page);
  await page.goto("/contact-us");
  await whenReady(page);
  const form = page.locator("form[name=contact]");
  const send = form.getByRole("button", { name: "Send message" });
  await translate(page);

  await send.click();
  await expect(form.getByRole("alert")).toHaveText(refusals.map(({ msg }) => msg));
  await translate(page);
  await form.locator("[name=fullName]").fill("Ana");
  // The alerts have gone; what stays is the reason of the answer that has not changed.
  await send.focus();
  // Filling has scrolled the page under the pointer.
  await page.mouse.move(0, 0);
  await expect(form.getByRole("alert")).toHaveCount(0, { timeout: 10_000 });
  await translate(page);
  await expect(form.locator("[name=email]")).toHaveAccessibleDescription(refusals[1]?.msg ?? "");

  await send.click();
  await expect(form.getByRole("alert")).toHaveText([refusals[1]?.msg ?? ""]);
  await translate(page);
  await form.locator("[name=email]").fill("ana@example.com");
  await send.click();
  await expect(form.getByRole("status")).toHaveText("Thank you.");
  await expect(form).toContainText("Your reference: EM-1234567890");
  await translate(page);
  await expect(form.locator("[name=fullName]")).toHaveValue("");
  await form.locator("[name=fullName]").fill("Ben");
  await expect(form).not.toContainText("EM-1234567890");
  await translate(page);

  await send.click();
  await expect(form.getByRole("alert")).toHaveText("Please send it again.");
  await translate(page);
  await expect(form.locator("[name=fullName]")).toHaveValue("Ben");
  expect(complaints.filter((line) => !line.includes("Failed to load resource"))).toEqual([]);
});

test("an assessment that a translator has changed opens its questions and counts what is wrong", async ({
  page,
}) => {
  const wrong = ["firstName", "email", "spouseAge"].map((param) => ({
    param,
    msg: `Please look at ${param}.`,
  }));
  await page.route("**/api/request", (route) =>
    route.fulfill({ status: 422, json: { error: wrong[0], errors: wrong } }),
  );
  const { complaints } = watchPage(page);
  await page.goto("/assessment");
  await whenReady(page);
  const form = page.locator("form[name=request]");
  await translate(page);
  await form.locator("[name=status]").selectOption("Married");
  await expect(form.locator("[name=spouseAge]")).toBeVisible();
  await translate(page);
  await form.getByRole("button", { name: "Send my assessment" }).click();
  await expect(form).toContainText("3 answers need another look:");
  await translate(page);
  await form.locator("[name=status]").selectOption("Divorced");
  await expect(form.locator("[name=spouseAge]")).toHaveCount(0);
  await form.locator("[name=firstName]").fill("Ana");
  await expect(form).not.toContainText("answers need another look");
  await form.locator("[name=status]").selectOption("Married");
  await expect(form.locator("[name=spouseAge]")).toBeVisible();
  expect(complaints.filter((line) => !line.includes("Failed to load resource"))).toEqual([]);
});
