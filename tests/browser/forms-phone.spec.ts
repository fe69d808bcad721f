import { expect, type Page } from "@playwright/test";
import { isSiteLanguage, languageCodes, pathIn } from "#lead/languages.ts";
import { test } from "../support/browser-test.ts";
import { spread } from "../support/full.ts";
import { hold } from "../support/hold.ts";
import { doubleLetters, whenReady } from "../support/site.ts";

const number = (page: Page) => page.locator("form[name=contact] [name=phone]");
const country = (page: Page) => page.getByLabel("Phone number country");

/** Waits for the numbering plans, which come once the field has the focus. */
async function approach(page: Page): Promise<void> {
  await number(page).focus();
  await expect(country(page).locator("option")).not.toHaveCount(1);
}

async function type(page: Page, text: string): Promise<void> {
  await number(page).fill("");
  await number(page).pressSequentially(text);
}

/** Posts the form and tells what went out as the phone. */
async function sentPhone(page: Page): Promise<unknown> {
  await page.route("**/api/contact", (route) => route.abort());
  const posted = page.waitForRequest("**/api/contact");
  await page.locator("form[name=contact] button[type=submit]").click();
  return (await posted).postDataJSON().phone;
}

test("the number is read, formatted and sent in its country's plan, however it is typed", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/contact-us");

  await test.step("the numbering plans are fetched only once the field is approached", async () => {
    await page.locator("form[name=contact] [name=fullName]").fill("Adaeze");
    expect(fetched.filter((url) => /\/phone-plan/.test(url))).toEqual([]);

    await number(page).hover();

    await expect.poll(() => fetched.filter((url) => /\/phone-plan/.test(url)).length).toBe(1);
  });

  await test.step("the countries carry English names, International first", async () => {
    await expect(country(page)).toHaveValue("CA");
    await approach(page);
    const options = country(page).locator("option");

    await expect(options.first()).toHaveText("International");
    await expect(options.first()).toHaveAttribute("value", "ZZ");
    expect(await options.count()).toBeGreaterThan(240);
    await expect(options.filter({ hasText: /^United Kingdom$/ })).toHaveCount(1);
  });

  await test.step("the number formats as it is typed, in the country chosen at first", async () => {
    await type(page, "6045550142");

    await expect(number(page)).toHaveValue("(604) 555-0142");
    expect(await sentPhone(page)).toBe("+16045550142");
  });

  await test.step("backspace takes digits away, one by one, from the middle too", async () => {
    await type(page, "6045550142");
    await number(page).press("Backspace");
    await expect(number(page)).toHaveValue("(604) 555-014");
    for (let step = 0; step < 4; step += 1) await number(page).press("ArrowLeft");
    await number(page).press("Backspace");

    await expect(number(page)).toHaveValue("(604) 550-14");
    await number(page).pressSequentially("5");
    await expect(number(page)).toHaveValue("(604) 555-014");
  });

  await test.step("an extension stays as typed and is sent with the number", async () => {
    await type(page, "6045550142 ext. 123");

    await expect(number(page)).toHaveValue("(604) 555-0142 ext. 123");
    expect(await sentPhone(page)).toBe("+16045550142 ext. 123");
  });

  await test.step("text that is no number goes to the server as it was typed", async () => {
    await type(page, "ask my sister");

    await expect(number(page)).toHaveValue("ask my sister");
    expect(await sentPhone(page)).toBe("ask my sister");
  });

  await test.step("digits of any script are typed, and sent as a number", async () => {
    for (const digits of ["੬੦੪੫੫੫੦੧੪੨", "٦٠٤٥٥٥٠١٤٢"]) {
      await type(page, digits);
      expect(await sentPhone(page)).toBe("+16045550142");
    }
  });

  await test.step("an international number chooses its country by itself", async () => {
    await expect(country(page)).toHaveValue("CA");
    await type(page, "+442079460958");

    await expect(country(page)).toHaveValue("GB");
    expect(await sentPhone(page)).toBe("+442079460958");
  });

  await test.step("a chosen country reads the number in its own plan and shows its flag", async () => {
    await number(page).fill("");
    await country(page).selectOption("NG");
    await expect(page.locator(".visa-flag svg [fill='#008751']").first()).toBeAttached();
    await number(page).pressSequentially("08021234567");

    await expect(number(page)).toHaveValue("0802 123 4567");
    expect(await sentPhone(page)).toBe("+2348021234567");
  });
});

test("text that was typed before the numbering plans arrived keeps its caret and its size", async ({
  page,
}) => {
  await page.goto("/contact-us");
  const release = await hold(page, /\/phone-plan/);
  await number(page).focus();
  const before = await number(page).boundingBox();
  await number(page).pressSequentially("604555014");
  await number(page).press("Home");
  await number(page).evaluate((input) => {
    (window as { kept?: Element }).kept = input;
  });

  release();

  await expect(number(page)).toHaveValue("(604) 555-014");
  await expect(number(page)).toBeFocused();
  expect(await number(page).evaluate((input) => input === (window as { kept?: Element }).kept)).toBe(true);
  expect(await number(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBeLessThanOrEqual(
    1,
  );
  expect(await number(page).boundingBox()).toEqual(before);
  await number(page).press("End");
  await number(page).pressSequentially("2");
  expect(await sentPhone(page)).toBe("+16045550142");
});

test("without the numbering plans the field is a plain one and its text is sent", async ({ page }) => {
  await page.goto("/contact-us");
  await page.route(/\/phone-plan/, (route) => route.abort());
  await number(page).fill("604 555 0142");

  expect(await sentPhone(page)).toBe("604 555 0142");
});

test.describe("where the clock is in Nigeria", () => {
  test.use({ timezoneId: "Africa/Lagos" });
  test.beforeEach(({ page }) => page.goto("/contact-us"));

  test("a number typed as at home is asked about once, and the answer is kept", async ({ page }) => {
    const fields = page.locator("form[name=contact]");
    await fields.locator("[name=fullName]").fill("Ngozi");
    await fields.locator("[name=email]").fill("ngozi@example.com");
    await fields.locator("[name=body]").fill("May I study in Canada?");
    await number(page).fill("802 123 4567");
    await fields.locator("[type=submit]").click();
    const answer = page.getByRole("button", { name: /Nigeria.*\+234/ });
    expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await answer.click();
    await expect(country(page)).toHaveValue("NG");
    expect(await sentPhone(page)).toBe("+2348021234567");
  });
});

for (const code of spread(languageCodes, 3)) {
  test(`a number can be read whole where it is typed in ${code}, on a small phone and in letters twice as large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const isLarge of [false, true]) {
      if (isLarge) await doubleLetters(page);
      await page.goto(pathIn(code, isSiteLanguage(code) ? "/contact-us" : "/"));
      await whenReady(page);
      await type(page, "+234 803 123 4567");
      await expect(page.locator("form[name=contact] .visa-country-code")).toHaveText("NG +234");
      const cut = await number(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(cut).toBeLessThanOrEqual(0);
    }
  });
}

for (const [path, timezoneId, first] of [
  ["/pa", "Asia/Kolkata", "IN"],
  ["/es", "America/Toronto", "CA"],
  ["/contact-us", "Asia/Kolkata", "CA"],
] as const) {
  test.describe(`at ${path} by a clock of ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`a number begins in ${first}, which moves nothing and stays with what was typed`, async ({
      page,
    }) => {
      const shown = page.locator("form[name=contact] [name=phoneCountry]");
      const release = await hold(page, /\/clock-country/);
      await page.goto(path);
      await whenReady(page);
      const before = await number(page).boundingBox();
      release();
      await expect(shown).toHaveValue(first);
      expect(await number(page).boundingBox()).toEqual(before);
      await type(page, "98765 43210");
      await page.reload();
      await whenReady(page);
      await expect(number(page)).not.toHaveValue("");
      await expect(shown).toHaveValue(first);
    });
  });
}
