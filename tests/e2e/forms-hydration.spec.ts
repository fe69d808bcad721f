import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { hold } from "../support/hold.ts";
import { whenReady } from "../support/site.ts";

/** Opens a page whose scripts wait until they are let go. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, /\.js$/);
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

const contact = (page: Page, name: string) => page.locator(`form[name=contact] [name=${name}]`);
const assessment = (page: Page, name: string) => page.locator(`form[name=request] [name=${name}]`);

test("what was typed before the script ran stays, with the focus and the caret, and is sent", async ({
  page,
}) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  const release = await openWithoutScripts(page, "/contact-us");
  await contact(page, "fullName").fill("Adaeze");
  await contact(page, "phone").fill("6045550142");
  await contact(page, "body").pressSequentially("Hello");
  await contact(page, "body").press("ArrowLeft");

  release();

  await expect(contact(page, "phone")).toHaveValue("(604) 555-0142");
  await expect(contact(page, "fullName")).toHaveValue("Adaeze");
  await expect(contact(page, "body")).toBeFocused();
  await contact(page, "body").pressSequentially("!");
  await expect(contact(page, "body")).toHaveValue("Hell!o");
  await page.route("**/api/contact", (route) => route.abort());
  const posted = page.waitForRequest("**/api/contact");
  await page.locator("form[name=contact] button[type=submit]").click();
  expect((await posted).postDataJSON()).toMatchObject({
    fullName: "Adaeze",
    phone: "+16045550142",
    body: "Hell!o",
  });
  expect(problems.filter((text) => /hydrat|react/i.test(text))).toEqual([]);
});

test("whoever is answering a question when the script runs stays in it", async ({ page }) => {
  const release = await openWithoutScripts(page, "/assessment");
  await assessment(page, "phone").focus();

  release();

  await expect(assessment(page, "phoneCountry").locator("option")).not.toHaveCount(1);
  await expect(assessment(page, "phone")).toBeFocused();
});

test("whoever reads on before the script runs is not brought back to the first question", async ({
  page,
}) => {
  const release = await openWithoutScripts(page, "/assessment");
  await assessment(page, "status").scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);

  release();
  await whenReady(page);

  expect(place).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(assessment(page, "firstName")).not.toBeFocused();
});

test("a form that is filled and sent before the script runs counts as filled since the page came", async ({
  page,
}) => {
  await page.route("**/api/contact", (route) => route.abort());
  const release = await openWithoutScripts(page, "/contact-us");
  await contact(page, "fullName").fill("Adaeze");
  await page.waitForFunction(() => performance.now() > 400);
  const posted = page.waitForRequest("**/api/contact");

  release();
  await page.waitForFunction(() => performance.getEntriesByName("site-listening").length > 0);
  await page.locator("form[name=contact] button[type=submit]").click();

  expect((await posted).postDataJSON().elapsed).toBeGreaterThan(300);
});

test("closing before the script runs asks about the answers all the same", async ({ page }) => {
  const release = await openWithoutScripts(page, "/assessment");
  await assessment(page, "firstName").fill("Adaeze");
  const chunks = new Promise<void>((resolve) => {
    page.on("request", (request) => /\/assets\/libraries-/.test(request.url()) && resolve());
  });

  release();
  await chunks;
  await page.getByRole("button", { name: "Close", exact: true }).click();

  await expect(page.getByRole("dialog", { name: "Close the assessment?" })).toBeVisible();
  await expect(assessment(page, "firstName")).toHaveValue("Adaeze");
});

test("a reload brings the answers back, and success forgets them", async ({ page }) => {
  await page.goto("/assessment");
  await assessment(page, "firstName").fill("Adaeze");
  await assessment(page, "phone").fill("+1 604 555 0142");
  await assessment(page, "status").selectOption("Married");
  await assessment(page, "spouseFirstName").fill("Chidi");
  await page.reload();

  await expect(assessment(page, "firstName")).toHaveValue("Adaeze");
  await expect(assessment(page, "status")).toHaveValue("Married");
  await expect(assessment(page, "spouseFirstName")).toHaveValue("Chidi");
  await expect(assessment(page, "phone")).toHaveValue(/604.555.0142/);
  await page.route("**/api/request", (route) =>
    route.fulfill({ json: { message: "Thank you.", param: "success", reference: "P3NW" } }),
  );
  await page.locator("form[name=request] button[type=submit]").click();
  await expect(page.locator("form[name=request]").getByRole("status")).toHaveText("Thank you.");
  await page.goto("/assessment");
  await expect(assessment(page, "firstName")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Adaeze");
});

test("after a lost answer and a reload the retry is still the same lead", async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route("**/api/request", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    await route.abort();
  });
  const send = page.locator("form[name=request] button[type=submit]");
  await page.goto("/assessment");
  await assessment(page, "firstName").fill("Adaeze");
  await send.click();
  await expect(page.locator("form[name=request]").getByRole("alert")).toContainText("Not sent yet");
  await page.reload();
  await expect(assessment(page, "firstName")).toHaveValue("Adaeze");
  await send.click();

  await expect.poll(() => keys.length).toBe(2);
  expect(keys[1]).toBe(keys[0]);
});

test("a restored number is one of the country that was chosen", async ({ page }) => {
  await page.goto("/assessment");
  await assessment(page, "phone").focus();
  await expect(assessment(page, "phoneCountry").locator("option")).not.toHaveCount(1);
  await assessment(page, "phoneCountry").selectOption("NG");
  await assessment(page, "phone").pressSequentially("08021234567");
  await page.reload();

  await expect(assessment(page, "phone")).toHaveValue("+234 802 123 4567");
  await expect(assessment(page, "phoneCountry")).toHaveValue("NG");
});

test("answers that are thrown away by choice do not come back", async ({ page }) => {
  await page.goto("/assessment");
  await assessment(page, "firstName").fill("Adaeze");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("button", { name: "Discard and close" }).click();
  await page.goto("/assessment");

  await expect(assessment(page, "firstName")).toBeFocused();
  await expect(assessment(page, "firstName")).toHaveValue("");
});
