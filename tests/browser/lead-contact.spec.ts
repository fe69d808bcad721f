import { expect } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { asOwnClient, exportedLeads, readMail, storedAnswers } from "../support/consultant.ts";

test.beforeEach(({ page }) => asOwnClient(page));

test("a message from the contact page reaches the consultant once, and a refused one not at all", async ({
  page,
}) => {
  await page.goto("/contact-us");
  const form = page.locator('form[name="contact"]');

  await test.step("a refused answer is explained beside its field, and nothing is stored", async () => {
    await form.getByLabel(/Full name/).fill("Refused Person");
    await form.locator('input[name="phone"]').fill("604 555 0142");
    await form.getByLabel(/E-mail/).fill("nobody@nowhere");
    await form.getByLabel(/Your message/).fill("Hello");
    await form.getByRole("button", { name: "Send message" }).click();

    const email = form.getByLabel(/E-mail/);
    await expect(email).toHaveAttribute("aria-invalid", "true");
    const described = (await email.getAttribute("aria-describedby"))?.split(" ") ?? [];
    const alert = form.getByRole("alert").filter({ hasText: /\S/ });
    await expect(alert).toHaveCount(1);
    expect(described).toContain(await alert.getAttribute("id"));
    await expect(alert).toHaveCount(0, { timeout: 5000 });
    await expect(email).toHaveAttribute("aria-invalid", "true");
    expect(await exportedLeads()).not.toContain("Refused Person");
  });

  await test.step("a message that is sent is in the consultant's list and inbox, once", async () => {
    await form.getByLabel(/Full name/).fill("Ngọc O’Neil-Núñez 李");
    await form.locator('input[name="phone"]').fill("604 555 0142");
    await form.getByLabel(/E-mail/).fill("ngoc@example.com");
    await form.getByLabel(/Your message/).fill("Hello,\nmay I bring <b>my parents</b>?");

    const answered = page.waitForResponse("**/api/contact");
    await form.getByRole("button", { name: "Send message" }).dblclick();
    const { message, param, reference } = await (await answered).json();
    expect(param).toBe("success");
    await expect(form.getByRole("status")).toContainText(message);
    await expect(form.getByLabel(/Full name/)).toHaveValue("", { timeout: 5000 });
    await expect(form.locator('input[name="phone"]')).toHaveValue("");

    const shown = storedAnswers(reference);
    expect(shown).toContain("Ngọc O’Neil-Núñez 李");
    expect(shown).toContain("+16045550142");
    const named = (await exportedLeads()).split("\n").filter((lead) => lead.includes(reference));
    expect(named).toHaveLength(1);

    const mail = await readMail(reference);
    expect(mail.text).toContain("may I bring <b>my parents</b>?");
    expect(mail.html).toContain("my parents");
    expect(mail.html).not.toContain("<b>");
  });
});
