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

test("whatever a visitor does in the assessment before the script runs stays as it is", async ({ page }) => {
  // This comes first: a page that is opened again may scroll back by itself.
  await test.step("whoever reads on before the script runs is not brought back to the first question", async () => {
    const release = await openWithoutScripts(page, "/assessment");
    await assessment(page, "status").scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);

    release();
    await whenReady(page);

    expect(place).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await expect(assessment(page, "firstName")).not.toBeFocused();
  });

  await test.step("whoever is answering a question when the script runs stays in it", async () => {
    const release = await openWithoutScripts(page, "/assessment");
    await assessment(page, "phone").focus();

    release();

    await expect(assessment(page, "phoneCountry").locator("option")).not.toHaveCount(1);
    await expect(assessment(page, "phone")).toBeFocused();
  });

  await test.step("closing before the script runs asks about the answers all the same", async () => {
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
});

test("answers outlive a reload until they are sent or thrown away", async ({ page }) => {
  const form = page.locator("form[name=request]");
  const send = form.locator("button[type=submit]");
  const keys: (string | undefined)[] = [];
  await page.route("**/api/request", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length === 1) await route.abort();
    else await route.fulfill({ json: { message: "Thank you.", param: "success", reference: "P3NW" } });
  });
  await page.goto("/assessment");

  await test.step("a reload brings the answers back", async () => {
    await assessment(page, "firstName").fill("Adaeze");
    await assessment(page, "phone").fill("+1 604 555 0142");
    await assessment(page, "status").selectOption("Married");
    await assessment(page, "spouseFirstName").fill("Chidi");
    await page.reload();

    await expect(assessment(page, "firstName")).toHaveValue("Adaeze");
    await expect(assessment(page, "status")).toHaveValue("Married");
    await expect(assessment(page, "spouseFirstName")).toHaveValue("Chidi");
    await expect(assessment(page, "phone")).toHaveValue(/604.555.0142/);
  });

  await test.step("a restored number is one of the country that was chosen, also after a lost answer", async () => {
    await assessment(page, "phone").fill("");
    await assessment(page, "phone").focus();
    await expect(assessment(page, "phoneCountry").locator("option")).not.toHaveCount(1);
    await assessment(page, "phoneCountry").selectOption("NG");
    await assessment(page, "phone").pressSequentially("08021234567");
    await send.click();
    await expect(form.getByRole("alert")).toContainText("Not sent yet");
    await page.reload();

    await expect(assessment(page, "firstName")).toHaveValue("Adaeze");
    await expect(assessment(page, "phone")).toHaveValue("0802 123 4567");
    await expect(assessment(page, "phoneCountry")).toHaveValue("NG");
  });

  await test.step("after a lost answer and a reload the retry is still the same lead", async () => {
    await send.click();

    await expect.poll(() => keys.length).toBe(2);
    expect(keys[1]).toBe(keys[0]);
  });

  await test.step("success forgets the answers", async () => {
    await expect(form.getByRole("status")).toHaveText("Thank you.");
    await page.goto("/assessment");
    await expect(assessment(page, "firstName")).toHaveValue("");
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Adaeze");
  });

  await test.step("answers that are thrown away by choice do not come back", async () => {
    await assessment(page, "firstName").fill("Adaeze");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByRole("button", { name: "Discard and close" }).click();
    await page.goto("/assessment");

    await expect(assessment(page, "firstName")).toBeFocused();
    await expect(assessment(page, "firstName")).toHaveValue("");
  });
});
