import { expect } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { asOwnClient, leads, readMail, storedAnswers } from "../support/consultant.ts";
import { whenReady } from "../support/site.ts";

test.beforeEach(({ page }) => asOwnClient(page));

const typed = {
  firstName: "Adaeze",
  lastName: "Okonkwo",
  email: "adaeze@example.com",
  age: "34",
  cityOfResidence: "Lagos",
  citizenship: "Nigeria",
  fieldOfStudy: "Nursing",
  skilledWorkOutside: "6",
  jobTitle: "Registered nurse",
  relativeCanada: "A sister in Calgary",
  province: "Alberta",
  additional: "We hope to travel together.",
};
const chosen = {
  status: "Married",
  educationLevel: "Bachelors",
  eca: "Yes",
  englishLevel: "Advanced",
  frenchLevel: "None",
  dependent: "Yes",
};
const revealed = { dependentAge: "3, 7", spouseFirstName: "Emeka" };

test("an assessment opened from the header is read by the consultant, sections in order, nothing empty", async ({
  page,
}) => {
  await page.goto("/citizenship");
  await whenReady(page);
  const opener = page.getByRole("banner").getByRole("button", { name: "Free assessment" }).first();
  await opener.click();
  const form = page.locator('form[name="request"]');
  await expect(form.locator('[name="firstName"]')).toBeFocused();
  for (const [name, text] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(text);
  await form.locator('input[name="phone"]').fill("604 555 0142");
  for (const [name, word] of Object.entries(chosen)) {
    await form.locator(`[name="${name}"]`).selectOption(word);
  }
  for (const [name, text] of Object.entries(revealed)) await form.locator(`[name="${name}"]`).fill(text);

  const answered = page.waitForResponse("**/api/request");
  await form.getByRole("button", { name: "Send my assessment" }).click();
  const { reference } = await (await answered).json();
  await expect(form).toBeHidden({ timeout: 5000 });
  const note = page.locator(".visa-note");
  await expect(note).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(note).toHaveCount(0);
  await expect(opener).toBeFocused();

  const { text } = await readMail(reference);
  const order = [
    "Adaeze",
    "Nigeria",
    "Nursing",
    "Advanced",
    "Registered nurse",
    "3, 7",
    "Emeka",
    "travel together",
  ];
  // Above the sections stand the name, what they want and the estimate in one line.
  const sections = text.slice(text.indexOf("\nYOU\n"));
  const places = order.map((words) => sections.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text).not.toContain("Other job titles");
  expect(text).toMatch(/^Federal Skilled Worker: \d+–\d+ of 100, /m);

  const shown = storedAnswers(reference);
  for (const words of order) expect(shown).toContain(words);
  expect(await leads("export", "--format", "json")).toContain(reference);
});
