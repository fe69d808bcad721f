import { answerApi, expect, fillContact, test } from "./support/embed-test.ts";

test("a sandbox that forbids forms lets the form send, by click and by Enter", async ({ page, openHost }) => {
  const sent = await answerApi(page);
  await openHost("empty");
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.sandbox.add("allow-scripts", "allow-same-origin");
    frame.src = "/plain.html";
    frame.height = "900";
    document.body.append(frame);
  });
  const form = page.frameLocator("iframe").locator("visa-contact-form");
  await fillContact(form);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByRole("status")).toHaveText("Thank you.");
  await expect(form.locator("[name=fullName]")).toHaveValue("");
  await fillContact(form);
  await form.locator("[name=fullName]").press("Enter");
  await expect.poll(() => sent.length).toBe(2);
});
