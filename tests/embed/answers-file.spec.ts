import { readFileSync } from "node:fs";
import { answerApi, press } from "../support/send.ts";
import { call, contactAnswers, expect, fillContact, test } from "./support/embed-test.ts";

test("answers leave an element on a page with a strict policy, come back, and leave again after they are sent", async ({
  page,
  openHost,
  observed,
  form,
}) => {
  await answerApi(page);
  await openHost("csp");
  const save = async () => {
    const saving = page.waitForEvent("download");
    await form.getByRole("button", { name: "Save my answers to a file" }).click();
    return (await saving).path();
  };
  // A number typed before the numbering plans have arrived is saved as typed.
  await expect(async () => {
    await fillContact(form);
    await expect(form.locator("[name=phone]")).not.toHaveValue(contactAnswers.phone, { timeout: 500 });
  }).toPass();
  const file = await save();
  await call(form, "reset");
  await form.locator("[name=body]").click();
  await form.locator("input[type=file]").setInputFiles(file);
  for (const [name, answer] of Object.entries({ ...contactAnswers, phone: "+16045550142" }))
    await expect(form.locator(`[name=${name}]`)).toHaveValue(answer);

  await press(form);
  await expect(form.locator("[data-folded]")).toBeVisible();
  expect(readFileSync(await save(), "utf8")).toContain('"fullName":"Amélie Nguyễn"');
  expect((await observed()).violations).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});
