import { readFileSync } from "node:fs";
import { press } from "../support/send.ts";
import { serveApiDouble } from "./support/api-double.ts";
import { contactAnswers, entryScript, expect, fillContact, test } from "./support/embed-test.ts";

test("answers leave an element on a page with a strict policy, before and after they are sent, and fill another", async ({
  page,
  openHost,
  openLines,
  observed,
}) => {
  await openHost("csp");
  const form = page.locator("visa-contact-form");
  const save = async (name: string) => {
    const saving = page.waitForEvent("download");
    await form.getByRole("button", { name }).click();
    return (await saving).path();
  };
  await fillContact(form);
  const file = await save("Save my answers to a file");
  expect((await observed()).violations).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

  const api = await serveApiDouble();
  await openLines(`<visa-contact-form lang="fa" api="${api.address}"></visa-contact-form>${entryScript()}`);
  await form.locator("[name=body]").click();
  await form.locator("input[type=file]").setInputFiles(file);
  for (const [name, answer] of Object.entries({ ...contactAnswers, phone: "+16045550142" }))
    await expect(form.locator(`[name=${name}]`)).toHaveValue(answer);
  await press(form);
  await expect(form.locator("[data-folded]")).toBeVisible();
  expect(readFileSync(await save("ذخیرهٔ پاسخ‌های من در فایل"), "utf8")).toContain(
    '"fullName":"Amélie Nguyễn"',
  );
  await api.close();
});
