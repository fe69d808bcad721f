import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { hold } from "../support/hold.ts";
import { accepted, answerApi, lost, press } from "../support/send.ts";
import { visit, whenReady } from "../support/site.ts";

/** What was typed and not sent: before the scripts run, on other pages, after a reload. */

const contact = (page: Page, name: string) => page.locator(`main form[name=contact] [name=${name}]`);
const assessment = (page: Page, name: string) => page.locator(`form[name=request] [name=${name}]`);
const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

/** Opens a page whose scripts wait until they are let go. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, /\.js$/);
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

test("what was typed before the script ran stays, is kept, and is sent as begun then", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  const release = await openWithoutScripts(page, "/contact-us");
  await contact(page, "fullName").fill("Adaeze");
  await contact(page, "phone").fill("6045550142");
  await contact(page, "body").pressSequentially("Hello");
  await contact(page, "body").press("ArrowLeft");
  await page.waitForFunction(() => performance.now() > 400);

  release();

  await expect(contact(page, "phone")).toHaveValue("(604) 555-0142");
  await expect(contact(page, "fullName")).toHaveValue("Adaeze");
  await expect(contact(page, "body")).toBeFocused();
  await contact(page, "body").pressSequentially("!");
  await expect(contact(page, "body")).toHaveValue("Hell!o");
  await menuLink(page, "Citizenship").click();
  await expect(page).toHaveURL("/citizenship");
  const sent = await answerApi(page, lost);
  await press(page.locator("main form[name=contact]"));
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.body).toMatchObject({ fullName: "Adaeze", phone: "+16045550142", body: "Hell!o" });
  expect(sent[0]?.body.elapsed).toBeGreaterThan(300);
  expect(problems.filter((text) => /hydrat|react/i.test(text))).toEqual([]);
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

test("a half-written message follows its visitor about, and stays in its tab", async ({ page, context }) => {
  await visit(page, "/study");
  await contact(page, "fullName").fill("Adaeze");
  await contact(page, "body").fill("May I study part-time?");
  await menuLink(page, "Citizenship").click();
  await expect(page).toHaveURL("/citizenship");
  await expect(contact(page, "body")).toHaveValue("May I study part-time?");
  await contact(page, "email").fill("a@example.com");
  await page.goBack();
  await expect(page).toHaveURL("/study");
  await expect(contact(page, "email")).toHaveValue("a@example.com");
  await page.reload();
  await expect(contact(page, "fullName")).toHaveValue("Adaeze");
  await whenReady(page);
  await menuLink(page, "Contact us").click();
  await expect(page).toHaveURL("/contact-us");
  await expect(contact(page, "fullName")).toHaveValue("Adaeze");

  const other = await context.newPage();
  await visit(other, "/study");
  await expect(contact(other, "fullName")).toHaveValue("");
});

test("answers outlive a reload until they are sent, and a retry is the same lead", async ({ page }) => {
  const form = page.locator("form[name=request]");
  const sent = await answerApi(page, [lost, accepted]);
  await page.goto("/assessment");

  await test.step("a reload brings the answers back, the number as one of the country that was chosen", async () => {
    await assessment(page, "firstName").fill("Adaeze");
    await assessment(page, "status").selectOption("Married");
    await assessment(page, "spouseFirstName").fill("Chidi");
    await assessment(page, "phone").focus();
    await expect(assessment(page, "phoneCountry").locator("option")).not.toHaveCount(1);
    await assessment(page, "phoneCountry").selectOption("NG");
    await assessment(page, "phone").pressSequentially("08021234567");
    await press(form);
    await expect(form.getByRole("alert")).toContainText("Not sent yet");
    await page.reload();

    for (const [name, value] of Object.entries({
      firstName: "Adaeze",
      status: "Married",
      spouseFirstName: "Chidi",
      phone: "0802 123 4567",
      phoneCountry: "NG",
    }))
      await expect(assessment(page, name)).toHaveValue(value);
  });

  await test.step("after a lost answer and a reload the retry is still the same lead, and success forgets the answers", async () => {
    await press(form);
    await expect(form.getByRole("status")).toHaveText("Thank you.");
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
    await page.goto("/assessment");
    await expect(assessment(page, "firstName")).toHaveValue("");
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Adaeze");
  });
});
