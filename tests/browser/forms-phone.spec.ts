import { expect, type Page } from "@playwright/test";
import { isSiteLanguage, languageCodes, pathIn } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { test } from "../support/browser-test.ts";
import { asOwnClient } from "../support/consultant.ts";
import { messageAnswers } from "../support/filled.ts";
import { spread } from "../support/full.ts";
import { hold } from "../support/hold.ts";
import { fill, press, sentBody } from "../support/send.ts";
import { doubleLetters, visit, whenReady } from "../support/site.ts";

// Most of these posts reach the worker, which limits a client.
test.beforeEach(({ page }) => asOwnClient(page));

const number = (page: Page) => page.locator("form[name=contact] [name=phone]");
const country = (page: Page) => page.getByLabel("Phone number country");

async function type(page: Page, text: string) {
  await number(page).fill("");
  await number(page).pressSequentially(text);
}

const sentPhone = async (page: Page) => (await sentBody(page.locator("form[name=contact]"))).phone;

test("a number is read, formatted and sent in its country's plan, however it is typed", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const release = await hold(page, /\/phone-plan/);
  await page.goto("/contact-us");

  await test.step("the numbering plans are fetched only once the field is approached", async () => {
    await page.locator("form[name=contact] [name=fullName]").fill("Adaeze");
    expect(fetched.filter((url) => /\/phone-plan/.test(url))).toEqual([]);

    await number(page).hover();

    await expect.poll(() => fetched.filter((url) => /\/phone-plan/.test(url)).length).toBe(1);
  });

  await test.step("text that is typed before they arrive keeps its caret and its size", async () => {
    const before = await number(page).boundingBox();
    await number(page).pressSequentially("604555014");
    await number(page).press("Home");
    release();
    await expect(number(page)).toHaveValue("(604) 555-014");
    await expect(number(page)).toBeFocused();
    const caret = await number(page).evaluate((input: HTMLInputElement) => input.selectionStart);
    expect(caret).toBeLessThanOrEqual(1);
    expect(await number(page).boundingBox()).toEqual(before);
  });

  await test.step("the countries carry English names, International first", async () => {
    const options = await country(page).evaluate(({ options }: HTMLSelectElement) =>
      [...options].map(({ value, text }) => `${value} ${text}`),
    );
    expect(options[0]).toBe("ZZ International");
    expect(options).toContain("GB United Kingdom");
    expect(options.length).toBeGreaterThan(240);
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
    await type(page, "1\u0666");
    await number(page).press("Backspace");
    await expect(number(page), "after digits of two scripts").toHaveValue("1");
  });

  await test.step("Delete takes the next digit away, also before a bracket, a space or a dash", async () => {
    await type(page, "6045550142");
    await number(page).press("Home");
    for (const left of ["045550142", "(455) 501-42", "(555) 014-2"]) {
      await number(page).press("Delete");
      await expect(number(page)).toHaveValue(left);
    }
    for (let step = 0; step < 4; step += 1) await number(page).press("ArrowRight");
    for (const left of ["(555) 142", "(555) 42"]) {
      await number(page).press("Delete");
      await expect(number(page)).toHaveValue(left);
    }
    await type(page, "6045550142");
    for (let step = 0; step < 5; step += 1) await number(page).press("ArrowLeft");
    await number(page).press("Delete");
    await expect(number(page)).toHaveValue("(604) 555-142");
  });

  for (const [claim, typed, shown, sent] of [
    ["keeps its extension", "6045550142 ext. 123", "(604) 555-0142 ext. 123", "+16045550142 ext. 123"],
    ["that is none goes as it was typed", "ask my sister", "ask my sister", "ask my sister"],
    ["chooses its country by itself", "+442079460958", "+44 20 7946 0958", "+442079460958"],
  ] as const)
    await test.step(`a number ${claim}`, async () => {
      await expect(country(page)).toHaveValue("CA");
      await type(page, typed);
      await expect(number(page)).toHaveValue(shown);
      expect(await sentPhone(page)).toBe(sent);
    });
  await expect(country(page)).toHaveValue("GB");

  await test.step("a chosen country reads the number in its own plan", async () => {
    await number(page).fill("");
    await country(page).selectOption("NG");
    await number(page).pressSequentially("08021234567");

    await expect(number(page)).toHaveValue("0802 123 4567");
    expect(await sentPhone(page)).toBe("+2348021234567");
  });
});

test("an input method's text and the key that ends it are left alone", async ({ page }) => {
  await visit(page, "/assessment");
  const form = page.locator("form[name=request]");
  const first = form.locator("[name=firstName]");

  await test.step("the key does nothing else, also in Safari's order", async () => {
    for (const key of ["Enter", "Escape"])
      for (const isComposing of [true, false])
        await first.evaluate(
          (input, init) => input.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true })),
          { key, isComposing, keyCode: 229 },
        );
    await expect(first).toBeFocused();
    await expect(page).toHaveURL("/assessment");
  });

  await test.step("a number is formatted once it is there", async () => {
    const phone = form.locator("[name=phone]");
    await phone.focus();
    await expect(country(page).locator("option")).not.toHaveCount(1);
    const devtools = await page.context().newCDPSession(page);
    for (let end = 1; end <= 10; end += 1) {
      const text = "4165550142".slice(0, end);
      await devtools.send("Input.imeSetComposition", { text, selectionStart: end, selectionEnd: end });
      expect(await phone.inputValue()).toBe(text);
    }
    // Another form's answers wait as well.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await devtools.send("Input.insertText", { text: "4165550142" });
    await expect(phone).toHaveValue("(416) 555-0142");
  });
});

test.describe("where the clock is in India", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  // tests/unit/lead/local-time.test.ts has the other clocks.
  for (const [path, first] of [
    ["/pa", "IN +91"],
    ["/contact-us", "CA +1"],
  ] as const)
    test(`at ${path} a number begins with ${first}, moves nothing and stays with what was typed`, async ({
      page,
    }) => {
      const code = page.locator("form[name=contact] .visa-country-code");
      const release = await hold(page, /\/clock-country/);
      await visit(page, path);
      const before = await number(page).boundingBox();
      release();
      await expect(code).toHaveText(first);
      expect(await number(page).boundingBox()).toEqual(before);
      await type(page, "98765 43210");
      await page.reload();
      await whenReady(page);
      await expect(number(page)).not.toHaveValue("");
      await expect(code).toHaveText(first);
    });

  test("a number typed as at home is asked about once, and a press answers", async ({ page }) => {
    await page.goto("/contact-us");
    const fields = page.locator("form[name=contact]");
    await fill(fields, { ...messageAnswers, phone: "98765 43210" });
    await press(fields);
    const answer = page.getByRole("button", { name: /India.*\+91/ });
    await expect(number(page)).toBeFocused();
    expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await answer.click();
    await expect(country(page)).toHaveValue("IN");
    await expect(fields.getByText("India. Please send again.")).toBeVisible();
    expect(await sentPhone(page)).toBe("+919876543210");
  });
});

/** A sample of tests/worker/phone-abroad.test.ts. */
for (const [path, timezoneId, shown, typed, name, sent] of [
  ["/tl", "Asia/Dubai", "AE", "0917 123 4567", /Pilipinas.*\+63/, "+639171234567"],
  ["/fa", "Europe/Istanbul", "TR", "0935 123 4567", /\+98/, "+989351234567"],
  ["/uk", "Europe/Berlin", "DE", "067 123 45 67", /\+380/, "+380671234567"],
  ["/es", "America/Bogota", "CO", "0414 123 4567", /Venezuela/, "+584141234567"],
  ["/contact-us", "Asia/Dubai", "CA", "0917 123 4567", /Philippines/, "+639171234567"],
] as const)
  test.describe(`at ${path} in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`${typed} under ${shown} is asked about, and a press makes it the home number`, async ({ page }) => {
      await visit(page, path);
      const fields = page.locator("form[name=contact]");
      const control = fields.locator("[name=phoneCountry]");
      await expect(control).toHaveValue(shown);
      await number(page).focus();
      await expect(control.locator("option")).not.toHaveCount(1);
      await fill(fields, { ...messageAnswers, phone: "" });
      await number(page).pressSequentially(typed);
      await press(fields);
      await fields.getByRole("button", { name }).click();
      expect(await sentPhone(page)).toBe(sent);
    });
  });

test("a number with its unit is read back, a date is not, and a child's age leads to the contact form", async ({
  page,
}) => {
  await visit(page, "/assessment");
  const field = (name: string) =>
    page.locator(".visa-field", { has: page.locator(`[name=${name}]`) }).locator(".visa-after-control");
  const write = async (name: string, text: string) => {
    await page.locator(`[name=${name}]`).fill(text);
    await page.locator(`[name=${name}]`).blur();
  };
  await write("skilledWorkOutside", "10,5 years");
  await expect(field("skilledWorkOutside")).toHaveText("We will record this as 10.");
  const control = await page.locator("[name=skilledWorkOutside]").boundingBox();
  const note = await field("skilledWorkOutside").locator("span").boundingBox();
  expect((note?.y ?? 0) - (control?.y ?? 0) - (control?.height ?? 0)).toBeGreaterThanOrEqual(8);
  await write("skilledWorkOutside", "10");
  await expect(field("skilledWorkOutside")).toBeEmpty();
  await write("age", "12");
  await expect(field("age").getByRole("link")).toHaveAttribute("href", "/contact-us");
  await write("age", "12/05/1990");
  await expect(field("age")).toHaveText("");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a choice of the page that asks is as tall as a button, and apart from the field", async ({
    page,
  }) => {
    await page.goto("/es");
    await number(page).fill("55 1234 5678");
    await number(page).press("Enter");
    const choice = page.locator("label", { has: page.getByRole("radio", { name: /México.*\+52/ }) });
    const box = await choice.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const field = await number(page).boundingBox();
    expect((box?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0)).toBeGreaterThanOrEqual(8);
  });
});

for (const code of spread(languageCodes, 6))
  test(`in ${code} a small phone shows kept answers, every beginning of a message and a whole number`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const draft = { typed: { firstName: "Ana" }, key: "", invalid: [], until: Date.now() + 86_400_000 };
      localStorage.setItem("request", JSON.stringify(draft));
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += Reflect.get(entry, "value");
        document.documentElement.dataset.shift = String(shift);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, pathIn(code, isSiteLanguage(code) ? "/contact-us" : "/"));
    const form = page.locator("form[name=contact]");
    const { beginnings, forOthers } = wordsIn[code].form;
    const { keeping } = wordsIn[code];
    // One line under the header, which moves nothing.
    const line = page.locator(".kept-answers");
    await expect(line.getByRole("link", { name: keeping.resume })).toBeInViewport();
    expect(Number(await page.locator("html").getAttribute("data-shift"))).toBeLessThan(0.02);
    await line.getByRole("button", { name: keeping.forget }).click();
    await expect(line.getByText(keeping.deleted)).toBeFocused();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    const right = await form.evaluate((element) => element.getBoundingClientRect().right);
    for (const name of beginnings) {
      const box = await form.getByRole("button", { name, exact: true }).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= right + 1, name).toBe(true);
    }
    if (!isSiteLanguage(code))
      await expect(page.locator("form[name=request]").getByText(forOthers)).toBeVisible();

    await type(page, "+234 803 123 4567");
    await expect(form.locator(".visa-country-code")).toHaveText("NG +234");
    for (const size of ["16px", "32px"]) {
      if (size === "32px") await doubleLetters(page);
      await expect(page.locator("html")).toHaveCSS("font-size", size);
      const cut = await number(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(cut, size).toBeLessThanOrEqual(0);
    }
  });

test("without the plans a number is sent as typed, and Arabic digits run from the left", async ({ page }) => {
  await page.route(/\/phone-plan/, (route) => route.abort());
  await visit(page, "/ar");
  const typed = "\u0660\u0665\u0660 \u0661\u0662\u0663 \u0664\u0665\u0666\u0667";
  await number(page).fill(typed);
  // A press left of the first digit puts the caret before it; with reversed groups it would come before the
  // last.
  await number(page).click({ position: { x: 4, y: 20 } });
  expect(await number(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  expect(await sentPhone(page)).toBe(typed);
});
