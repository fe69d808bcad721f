import { expect, type Page, type Route } from "@playwright/test";
import { isSiteLanguage, type Language, languageCodes, pathIn } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { test } from "../support/browser-test.ts";
import { full, spread } from "../support/full.ts";
import { hold } from "../support/hold.ts";
import { answerApi, answersIn, fill, press, sentBody } from "../support/send.ts";
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

test("what was typed before the script ran stays, with its caret, and is sent as begun then", async ({
  page,
}) => {
  const release = await openWithoutScripts(page, "/contact-us");
  await contact(page, "phone").fill("6045550142");
  await contact(page, "body").pressSequentially("Hello");
  await contact(page, "body").press("ArrowLeft");
  await page.waitForFunction(() => performance.now() > 400);
  release();
  await expect(contact(page, "phone")).toHaveValue("(604) 555-0142");
  await expect(contact(page, "body")).toBeFocused();
  await contact(page, "body").pressSequentially("!");
  await menuLink(page, "Citizenship").click();
  await expect(page).toHaveURL("/citizenship");
  const sent = await sentBody(page.locator("main form[name=contact]"));
  expect(sent).toMatchObject({ phone: "+16045550142", body: "Hell!o" });
  expect(sent.elapsed).toBeGreaterThan(300);
});

for (const path of ["/assessment", "/zh"])
  test(`the script of the assessment at ${path} moves neither a visitor who has begun nor Send`, async ({
    page,
  }) => {
    const form = page.locator("form[name=request]");
    const places = () =>
      form.locator("[type=submit]").evaluate((send: HTMLElement) => [scrollY, send.offsetTop]);
    // First, because a page that is opened again may scroll back by itself.
    let release = await openWithoutScripts(page, path);
    await expect(form).toHaveCSS("position", "relative");
    await page.evaluate(async () => void (await document.fonts.ready));
    await assessment(page, "status").scrollIntoViewIfNeeded();
    const before = await places();
    expect(before[0]).toBeGreaterThan(0);
    release();
    await whenReady(page);
    await expect(form).not.toHaveAttribute("data-waiting");
    expect(await places()).toEqual(before);
    await expect(assessment(page, "firstName")).not.toBeFocused();
    if (path !== "/assessment") return;

    release = await openWithoutScripts(page, path);
    await assessment(page, "phone").focus();
    release();
    await expect(assessment(page, "phoneCountry").locator("option")).not.toHaveCount(1);
    await expect(assessment(page, "phone")).toBeFocused();
  });

type FormName = "contact" | "request";

const question = {
  param: "phone",
  msg: "Is this number from another country?",
  choices: [{ country: "GH", phone: "+233802123456", text: "Ghana (+233) 080 212 3456" }],
};
const shownForm = (page: Page, form: FormName) =>
  page.locator(`dialog[open] form[name=${form}], :not(dialog) > * form[name=${form}]:visible`).last();

const placeOf = (form: FormName, code: Language) =>
  pathIn(code, !isSiteLanguage(code) ? "/" : form === "contact" ? "/contact-us" : "/assessment");

/**
 * Lead the visitor from a form to the same one elsewhere, each continuing where the previous one ended. The
 * two forms share them but under FULL.
 */
const waysOf = (form: FormName) => {
  const isContact = form === "contact";
  const others = isContact ? languageCodes.slice(1) : languageCodes.slice(1).toReversed();
  const changes = [...spread(others, 5), "en" as const].map((to) => ({
    way: `a change to ${to}`,
    to,
    go: (page: Page) => page.goto(placeOf(form, to)),
  }));
  const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    "another page and a step back": async (page) => {
      await visit(page, "/citizenship");
      await page.goBack();
    },
    "a reload": (page) => page.reload(),
    "an overlay": async (page) => {
      await visit(page, "/study");
      await page.locator(isContact ? ".info-line .action button" : ".bar .way-in").click();
    },
  };
  const device = {
    way: "seven days on this device",
    to: "en" as const,
    go: async (page: Page) => {
      await page.getByRole("button", { name: "Keep my answers on this device for 7 days" }).click();
      await expect(page.getByText(/^Kept on this device until /)).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
      await visit(page, "/study");
      await page.getByRole("link", { name: "Continue with them" }).click();
    },
  };
  const shared = Object.entries(ways).filter((_, at) => full || at % 2 === (isContact ? 0 : 1));
  return [
    ...changes,
    ...shared.map(([way, go]) => ({ way, to: "en" as const, go })),
    // Ends in the overlay, over another page.
    ...(isContact ? [] : [device]),
  ];
};

for (const form of ["contact", "request"] as const)
  test(`whatever moves a visitor keeps what is in the ${form} form, in one tab and as one lead`, async ({
    page,
    context,
  }) => {
    const asks = (route: Route) =>
      route.fulfill({ status: 422, json: { error: question, errors: [question] } });
    // Not the count of visits, which a reload sends.
    const sent = await answerApi(page, asks, `**/api/${form}`);
    await visit(page, placeOf(form, "en"));
    const before = shownForm(page, form);
    const country = before.locator("[name=phoneCountry]");
    const typed =
      form === "contact"
        ? { fullName: "Adaeze", email: "mina@gmial.com" }
        : { status: "Married", spouseFirstName: "Chidi", email: "mina@gmial.com" };
    await test.step("a country is kept before any number is typed", async () => {
      await before.locator("[name=phone]").focus();
      await expect(country.locator("option")).not.toHaveCount(1);
      await country.selectOption("NG");
      await before.locator("[name=phone]").blur();
      await page.reload();
      await whenReady(page);
      await expect(country).toHaveValue("NG");
    });
    await fill(before, { ...typed, phone: "0802 123 4567" });
    await press(before);
    await expect(before.getByRole("button", { name: /\+233/ })).toBeVisible();
    const other = await context.newPage();
    await visit(other, placeOf(form, "en"));
    await expect(shownForm(other, form).locator("[name=email]")).toHaveValue("");
    // It would leave the first tab in the background, where a browser may draw no frame.
    await other.close();

    for (const { way, to, go } of waysOf(form))
      await test.step(way, async () => {
        await go(page);
        await whenReady(page);
        const after = shownForm(page, form);
        await expect
          .poll(() => answersIn(after))
          .toMatchObject({ ...typed, phone: "0802 123 4567", phoneCountry: "NG", phoneChosen: "true" });
        const offer = wordsIn[to].form.didYouMean("mina@gmail.com");
        await expect(after.getByRole("button", { name: offer })).toHaveCount(2);
        await expect(after.locator(".visa-reach")).toContainText("mina@gmial.com");
        await expect(after.locator(".visa-reach")).toContainText("+234 802 123 4567");
        await expect(after.getByRole("button", { name: /\+233/ })).toBeVisible();
        await expect(after.locator("[name=phone]")).toHaveAttribute("aria-invalid", "true");
      });
    // By keyboard, because a headless Chromium sometimes never delivers the mouse to a dialog that has just
    // opened.
    await shownForm(page, form).locator("[type=submit]").press("Enter");
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

test("answers are kept on a device only at the visitor's request, and offered before they are shown", async ({
  page,
}) => {
  const line = page.locator(".kept-answers > p");
  const keep = page.getByRole("button", { name: "Keep my answers on this device for 7 days" });
  const comeBack = async () => {
    // Closes the tab.
    await page.evaluate(() => sessionStorage.clear());
    await visit(page, "/assessment");
  };
  await visit(page, "/assessment");
  await assessment(page, "firstName").fill("Ana");
  await keep.click();
  const until = await page.evaluate(() => JSON.parse(localStorage.getItem("request") ?? "{}").until);
  expect(Math.abs(until - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000);

  await comeBack();
  await expect(line).toBeVisible();
  await expect(assessment(page, "firstName")).toHaveValue("");
  // Starting again removes nothing from the kept answers.
  await assessment(page, "firstName").fill("Somebody else");
  await comeBack();
  await line.getByRole("link", { name: "Continue with them" }).click();
  await expect(assessment(page, "firstName")).toHaveValue("Ana");
  await expect(line).toHaveCount(0);
  // What changes now is kept as well, without being asked for again.
  await assessment(page, "firstName").fill("Anna");
  await comeBack();
  await line.getByRole("link", { name: "Continue with them" }).click();
  await expect(assessment(page, "firstName")).toHaveValue("Anna");

  const remove = page.getByRole("button", { name: "Delete them from this device" });
  await remove.click();
  await expect(remove).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // Their days are over.
  await page.evaluate(() =>
    localStorage.setItem("request", '{ "typed": { "age": "34" }, "key": "", "invalid": [], "until": 1 }'),
  );
  await comeBack();
  await expect(line).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a visitor who goes on with kept answers on a language's page is in its form", async ({ page }) => {
  await visit(page, "/tl");
  const draft = { typed: { firstName: "Ana" }, until: Date.now() + 86_400_000 };
  await page.evaluate((kept) => localStorage.setItem("request", kept), JSON.stringify(draft));
  await page.reload();
  await page.getByRole("link", { name: wordsIn.tl.keeping.resume }).press("Enter");
  await expect(assessment(page, "firstName")).toHaveValue("Ana");
  await expect(assessment(page, "firstName")).toBeFocused();
});
