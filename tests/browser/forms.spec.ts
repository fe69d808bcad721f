import { expect, type Page } from "@playwright/test";
import { firmTextsIn } from "#content/firm/firm-texts.ts";
import { firmTexts } from "#content/firm/site-firm-texts.ts";
import { pageLanguages } from "#content/languages.ts";
import { assessment } from "#lead/assessment.ts";
import { countQuestions } from "#lead/count-questions.ts";
import { fieldsOf } from "#lead/field.ts";
import { languageOfPath, languages, pathIn } from "#lead/languages.ts";
import { forms } from "#words/forms.ts";
import { wordsIn } from "#words/words-in.ts";
import { wordRefusal } from "../../worker/intake/word-refusal.ts";
import { test } from "../support/browser-test.ts";
import { letPass, stopClock } from "../support/clock.ts";
import { asOwnClient, storedLeads } from "../support/consultant.ts";
import { fullAnswers, messageAnswers, shortAnswers } from "../support/filled.ts";
import { spread } from "../support/full.ts";
import { hold } from "../support/hold.ts";
import { accepted, answerApi, fill, press, reasonOf, reference, refused } from "../support/send.ts";
import { overflowOf, visit, whenReady } from "../support/site.ts";

/* The same claims about a form wherever it is: first with the worker behind it, then with each kind of
   answer. tests/embed has the elements on partners' pages. */

type FormName = "contact" | "request";

interface Place {
  where: string;
  path: string;
  form: FormName;
  /** Opens the form over the page; without it the form is in the page. */
  opener?: string;
  /** Without scripts the browser sends the form, and the worker answers with a page. */
  plain?: true;
}

const book = ".info-line .action button";
const assess = ".bar .way-in";
// Each pair of place, form and language, not each product of the three.
const places: readonly Place[] = [
  { where: "a page", path: "/contact-us", form: "contact" },
  { where: "the pop-up", path: "/study", form: "contact", opener: book },
  { where: "the full screen", path: "/citizenship", form: "request", opener: assess },
  { where: "a plain screen", path: "/assessment", form: "request", plain: true },
  { where: "a plain French page", path: "/fr/contact-us", form: "contact", plain: true },
  { where: "a plain page in zh", path: "/zh", form: "request", plain: true },
  ...spread(pageLanguages.toReversed(), 4).map((language, at) => ({
    where: `the page in ${language}`,
    path: pathIn(language, "/"),
    form: (["contact", "request"] as const)[at % 2] ?? "contact",
  })),
];

const formOf = (page: Page, form: FormName) => page.locator(`form[name=${form}]`);
const containing = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));

/** Opens the form of a place; returns its fields, and the required ones. */
async function openForm(page: Page, { path, form, opener }: Place) {
  await asOwnClient(page);
  await page.goto(path);
  if (opener) {
    await whenReady(page);
    await page.locator(opener).click();
  }
  return {
    shown: page.locator(opener ? "dialog[open] form, form[name=request]" : `form[name=${form}]`),
    required: fieldsOf(forms[languageOfPath(path)][form]).filter((field) => field.required),
  };
}

for (const place of places) {
  const { where, path, form, opener, plain } = place;
  const language = languageOfPath(path);
  test.describe(where, () => {
    // The outcome of a send is in sight on a phone, and in a window as low as at 400 %.
    const viewport = opener ? { width: 375, height: 667 } : { width: 320, height: 256 };
    test.use({ javaScriptEnabled: !plain, viewport });

    test("has an empty form refused at every question that needs an answer, and a filled one stored once", async ({
      page,
    }) => {
      const { shown, required } = await openForm(page, place);
      const submit = shown.locator("[type=submit]");
      const status = shown.getByRole("status");
      await submit.click();
      await expect(shown.locator("[aria-invalid=true]")).toHaveCount(required.length);
      for (const field of required)
        await expect(shown.locator(`[name=${field.name}]`)).toHaveAccessibleDescription(
          containing(wordRefusal(field, { problem: "missing" }, language)),
        );
      await expect(page.locator("html")).toHaveAttribute("lang", languages[language].tag);
      if (plain) {
        await expect(page).toHaveURL(`/api/${form}`);
        expect(await overflowOf(page)).toBe(0);
      } else {
        await expect(shown.locator(".visa-field [role=alert]")).toBeInViewport();
        await expect(status).toHaveText(wordsIn[language].form.wrongAnswers(required.length));
        await expect(shown.getByRole("navigation").getByRole("link")).toHaveCount(required.length);
        const focused = form === "contact" ? submit : shown.locator(`[name=${required[0]?.name}]`);
        await expect(focused).toBeFocused();
      }

      const name = `Zoë "O'Neil" & <b>${where}</b> ${crypto.randomUUID().slice(0, 8)}`;
      const isRequest = form === "request";
      const named = isRequest ? "firstName" : "fullName";
      const typed = isRequest ? { ...shortAnswers, province: "Québec" } : messageAnswers;
      await fill(shown, { ...typed, [named]: name });
      const { quebec } = firmTextsIn(wordsIn[language]);
      const code = plain ? page.locator("[data-text=reference]") : shown.locator(".visa-reference strong");
      await (plain ? submit.click() : submit.dblclick());
      if (plain) {
        await expect(page).toHaveURL((url) => url.pathname === pathIn(language, "/receipt"));
        await expect(page.locator("html")).toHaveAttribute("lang", languages[language].tag);
        expect(await overflowOf(page)).toBe(0);
        await expect(page.locator("main").getByText(quebec)).toHaveCount(isRequest ? 1 : 0);
      } else {
        await expect(status).toHaveText(forms[language][form].successMessage("consultant"));
        await expect(code).toBeInViewport({ ratio: 1 });
      }
      const reference = await code.innerText();
      if (opener) {
        await expect(status).toBeInViewport({ ratio: 1 });
        await expect(page.locator(".visa-note")).toBeFocused();
        if (isRequest) await expect(page.locator(".visa-note").getByText(quebec).first()).toBeVisible();
        await expect(shown).toHaveCount(0);
        await page.keyboard.press("Escape");
        await expect(page.locator(opener)).toBeFocused();
      } else if (!plain) {
        await expect(shown.locator(`[name=${named}]`)).toHaveValue("");
        await expect(shown.locator(".visa-outcome")).toBeFocused();
        if (isRequest) await expect(shown.locator(".visa-after").getByText(quebec).first()).toBeVisible();
        await expect(code).toBeInViewport();
        expect((await code.boundingBox())?.height).toBeLessThan(40);
      }
      const chosen = isRequest && { status: shortAnswers.status };
      const answers = { phone: "+16045550142", ...chosen };
      expect(storedLeads(name)).toMatchObject([{ reference, language, answers }]);
    });
  });
}

// --- What the form makes of each answer

interface Answer {
  to: string;
  form: FormName;
  /** Refused answers; the alert of a lost connection is in resend.spec.ts. */
  wrong: readonly string[];
  /** No visible question is refused: the message is above the button. */
  above?: true;
}

const every = fieldsOf(assessment).map(({ name }) => name);
const answers: readonly Answer[] = [
  { to: "one wrong answer", form: "contact", wrong: ["email"] },
  { to: "four wrong answers", form: "contact", wrong: ["fullName", "phone", "email", "body"] },
  { to: "what is no field's", form: "contact", wrong: ["form"], above: true },
  { to: "one wrong answer", form: "request", wrong: ["age"] },
  { to: "a question out of sight", form: "request", wrong: ["spouseAge"], above: true },
  { to: "31 wrong answers", form: "request", wrong: every },
];

for (const form of ["contact", "request"] as const)
  test.describe(`the ${form} form`, () => {
    // One page for its rows, because a clock of its own costs a context; the claims of a row depend on one
    // another.
    test.describe.configure({ mode: "serial" });
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
      await visit(page, form === "contact" ? "/contact-us" : "/assessment");
      await page.clock.install();
      await stopClock(page);
    });
    test.afterAll(() => page.close());

    const shown = () => formOf(page, form);
    const submit = () => shown().locator("[type=submit]");
    const field = (name: string) => shown().locator(`[name=${name}]`);
    const alert = () => shown().getByRole("alert");

    for (const { to, wrong, above } of answers.filter((row) => row.form === form))
      test(`${to}: a refusal stays at its field until the answer changes, and the first is an alert for a time`, async () => {
        const text = reasonOf(wrong[0] ?? "");
        const at = above ? [] : wrong;
        const [first] = at;
        if (form === "request")
          await fill(shown(), at.length > 1 ? { status: "Married", dependent: "Yes" } : { status: "Widow" });
        await page.unrouteAll();
        await answerApi(page, refused(...wrong));
        await submit().click();
        await expect(alert()).toContainText(text);
        await expect(alert()).toBeInViewport();
        await expect(shown().locator("[aria-invalid=true]")).toHaveCount(at.length);
        for (const name of at)
          await expect(field(name)).toHaveAccessibleDescription(containing(reasonOf(name)));
        if (at.length > 1)
          await expect(shown().getByRole("status")).toHaveText(`Please correct ${at.length} answers.`);
        await expect(first && form === "request" ? field(first) : submit()).toBeFocused();

        if (first) {
          await field(first).hover();
          await field(first).focus();
        }
        const place = () => submit().evaluate((button) => (button as HTMLElement).offsetTop);
        const before = await place();
        await letPass(page, (form === "contact" ? 3000 : 8000) - 100);
        await expect(alert()).toContainText(text);
        await letPass(page, 200);
        await expect(alert()).toHaveCount(0);

        if (first) {
          expect(await place()).toBe(before);
          await expect(field(first)).toHaveAttribute("aria-invalid", "true");
          await expect(field(first)).toHaveAccessibleDescription(containing(reasonOf(first)));
          await field(first).fill("40");
          await expect(field(first)).not.toHaveAttribute("aria-invalid", "true");
          await expect(field(first)).not.toHaveAccessibleDescription(containing(reasonOf(first)));
        } else await expect(submit()).toHaveAccessibleDescription(containing(text));
      });

    test("says that it sends, sends every answer once, and says for two seconds that it has", async () => {
      await page.unrouteAll();
      const posts = await answerApi(page, accepted, `**/api/${form}`);
      const release = await hold(page, "**/api/*");
      const status = shown().getByRole("status");
      const typed = form === "contact" ? messageAnswers : fullAnswers;
      // A number stays as it was written before its numbering plans were loaded.
      await field("phone").focus();
      await expect(shown().locator(".visa-country option[value=GB]")).toBeAttached();
      await fill(shown(), typed);
      await letPass(page, 1000);
      if (form === "contact") await field("email").press("Enter");
      await submit().dblclick();
      await expect(status).toHaveText("Message sending... Please wait");
      await expect(submit()).toBeFocused();
      await expect(field("email")).toHaveValue(typed.email);
      release();
      await expect(status).toHaveText("Thank you.");
      await expect(alert()).toHaveCount(0);
      expect(posts).toHaveLength(1);
      const { source, topicCode, elapsed, notice, phoneEntry, ...sent } = posts[0]?.body ?? {};
      expect(sent).toEqual({ ...typed, type: form, language: "en" });
      expect(topicCode).toBe("");
      expect(phoneEntry).toEqual({ typed: "+1 604 555 0142", country: "CA", chosen: true });
      expect(notice).toMatch(/^\d{4}-\d\d-\d\d\.\w{6}$/);
      expect(elapsed).toBeGreaterThan(0);
      expect(posts[0]?.key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      await letPass(page, 1900);
      await expect(status).toHaveText("Thank you.");
      await letPass(page, 200);
      // The receipt that stays then is in receipt.spec.ts.
      if (form === "request") return expect(page).toHaveURL("/");
      await expect(status).toBeEmpty();
      for (const name of Object.keys(typed)) await expect(field(name)).toHaveValue("");
      // What remains is a card with the reference and what comes next.
      await expect(shown().locator(".visa-control:visible")).toHaveCount(0);
      await expect(submit()).toBeHidden();
      await expect(shown().locator(".visa-reference")).toContainText(reference);
      await expect(shown().locator(".visa-steps > li:visible")).not.toHaveCount(0);
      await shown().getByRole("button", { name: "Write another" }).click();
      await expect(field("fullName")).toBeFocused();
      await fill(shown(), typed);
      await submit().click();
      await expect.poll(() => posts.length).toBe(2);
      expect(posts[1]?.key).not.toBe(posts[0]?.key);
    });
  });

// --- What is special

test("the assessment's questions open, count and are sent as they are answered", async ({ page }) => {
  const form = formOf(page, "request");
  const field = (name: string) => form.locator(`[name=${name}]`);
  const few = refused("email", "citizenship", "englishLevel");
  const sent = await answerApi(page, [few, few, refused(...every)]);
  await page.setViewportSize({ width: 375, height: 667 });
  await visit(page, "/assessment");
  await expect(field("firstName")).toBeFocused();
  expect(await form.evaluate((element) => element.scrollHeight), "without large gaps").toBeLessThan(4300);
  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step("Enter leads to the next question and never sends", async () => {
    await expect(field("firstName")).toHaveAttribute("enterkeyhint", "next");
    await field("firstName").press("Enter");
    await expect(field("lastName")).toBeFocused();
    await field("province").press("Enter");
    await expect(field("additional")).toBeFocused();
    expect(sent).toEqual([]);
  });

  await test.step("a spouse's part opens for Married and Common-law relationship only, says so and is counted", async () => {
    const spouse = every.filter((name) => name.startsWith("spouse"));
    await expect(form.getByText("Part 6 of 6")).toBeVisible();
    for (const [option, shown] of [
      ["Married", 1],
      ["Widow", 0],
      ["Common-law relationship", 1],
    ] as const) {
      await field("status").selectOption(option);
      for (const name of spouse) await expect(field(name), `${option}: ${name}`).toHaveCount(shown);
      await expect(form.getByText("8 short questions follow near the end")).toHaveCount(shown);
      await expect(form.getByText("Part 7 of 7")).toHaveCount(shown);
    }
  });

  await test.step("a visitor who names Québec, in any spelling, sees at once that its files are not taken", async () => {
    const files = form.getByText(firmTexts.quebec);
    for (const [province, shown] of [
      ["Montréal", 1],
      ["Alberta", 0],
      ["魁北克", 1],
      ["", 0],
    ] as const) {
      await field("province").fill(province);
      await expect(files, province).toHaveCount(shown);
    }
  });

  await test.step("the dependents' ages open beside their question, without moving anything", async () => {
    await field("dependent").scrollIntoViewIfNeeded();
    const place = async () => [await field("province").boundingBox(), await field("dependent").boundingBox()];
    const before = await place();
    await field("dependent").selectOption("Yes");
    await expect(field("dependentAge")).toBeVisible();
    expect(await place()).toEqual(before);
    await field("dependent").selectOption("No");
    await expect(field("dependentAge")).toHaveCount(0);
  });

  await test.step("a list links to each refused answer; hidden answers are not sent, a text that is no number is", async () => {
    await fill(form, { status: "Married", spouseFirstName: "Chidi" });
    await fill(form, { status: "Divorced", age: 34, skilledWorkOutside: "--" });
    const submit = form.locator("[type=submit]");
    await submit.click();
    const list = form.getByRole("navigation", { name: /^Please correct \d answers/ }).getByRole("link");
    await expect(list).toHaveText(["E-mail", "Country of citizenship", "English level"]);
    await list.last().click();
    await expect(field("englishLevel")).toBeFocused();
    await field("englishLevel").selectOption("Advanced");
    await expect(list).toHaveCount(2);
    await field("status").selectOption("Married");
    await submit.click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[0]?.body).toMatchObject({ age: 34, skilledWorkOutside: "--" });
    for (const name of ["spouseFirstName", "educationLevel", "eca"])
      expect(sent[0]?.body).not.toHaveProperty(name);
    expect(sent[1]?.body).toMatchObject({ spouseFirstName: "Chidi" });
  });

  await test.step("on a phone a message keeps a distance from the next label", async () => {
    await page.setViewportSize({ width: 375, height: 667 });
    await press(form);
    await expect(form.locator(".visa-field [role=alert]")).toBeVisible();
    const touching = await form.locator(".visa-field").evaluateAll((fields) =>
      fields.flatMap((field) => {
        const box = (of: Element | null, part: string) => of?.querySelector(part)?.getBoundingClientRect();
        const { top = 0, bottom = 0 } = box(field, ".visa-control") ?? {};
        const { bottom: message = top } = box(field, ".visa-error") ?? {};
        const { top: next = bottom + 19 } = box(field.nextElementSibling, ".visa-label") ?? {};
        // The message brings a gap of its own.
        return message <= top + 1 && next - bottom >= 19 ? [] : [field.textContent];
      }),
    );
    expect(touching).toEqual([]);
  });
});

test("a press begins a message, and a mistyped address is offered for correction", async ({ page }) => {
  await answerApi(page);
  await visit(page, "/contact-us");
  const form = formOf(page, "contact");
  const [email, body] = [form.locator("[name=email]"), form.locator("[name=body]")];

  await test.step("three beginnings stand below the message, and each continues it", async () => {
    await body.fill("I want to study.");
    const beginnings = form.getByRole("group", { name: "Begin with:" });
    await expect(beginnings.getByRole("button")).toHaveText(wordsIn.en.form.beginnings);
    await body.press("Tab");
    await expect(beginnings.getByRole("button").first()).toBeFocused();
    await beginnings.getByRole("button", { name: "I was refused …" }).click();
    await page.keyboard.type("a visa.");
    await beginnings.getByRole("button", { name: "I have to answer a letter by …" }).click();
    await expect(body).toBeFocused();
    await expect(body).toHaveValue("I want to study.\nI was refused a visa.\nI have to answer a letter by ");
  });

  const mistyped = { ...messageAnswers, email: "lucia@gmial.com" };
  const offers = form.getByRole("button", { name: "Did you mean lucia@gmail.com?" });
  await test.step("the address for the reply is shown at Send, with the correction", async () => {
    await fill(form, mistyped);
    await expect(offers).toHaveCount(2);
    await expect(form.getByText(/^We will reply to: .*lucia@gmial\.com$/)).toBeVisible();
    await offers.last().click();
    await expect(form.getByText(/^We will reply to: .*lucia@gmail\.com$/)).toBeInViewport();
    await expect(offers).toHaveCount(0);
  });

  await test.step("an offer that appears at a press does not move what is pressed", async () => {
    await email.fill("");
    await email.pressSequentially(mistyped.email);
    await form.locator("[type=submit]").click({ delay: 50 });
    await expect(email).toHaveValue("");
    await expect(offers).toHaveCount(0);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => asOwnClient(page));

  test("a message mended, loaded again or sent after a step back is one lead", async ({ page }) => {
    const form = formOf(page, "contact");
    const typed = { ...messageAnswers, body: `\nFirst ${crypto.randomUUID()}\n</textarea>&amp;` };
    const reference = page.locator("[data-text=reference]");
    await page.goto("/contact-us");
    await fill(form, { ...typed, email: "" });
    await press(form);
    await expect(page).toHaveTitle(/^Not sent yet/);
    await expect(form.locator("[name=body]")).toHaveValue(typed.body);
    await page.getByRole("link", { name: /^Please write your e-mail address\./ }).click();
    await form.locator("[name=email]").fill(typed.email);
    await form.locator("[name=email]").press("Enter");
    await expect(page).toHaveTitle(/^Received: /);
    const first = await reference.innerText();
    await page.reload();
    await expect(reference).toHaveText(first);
    await page.goto("/contact-us");
    for (const sent of ["anew", "after a step back"]) {
      await fill(form, typed);
      await press(form);
      await expect(page).toHaveURL(/\/receipt\?/);
      await expect(reference, sent).toHaveText(first);
      await page.goBack();
    }
  });

  test("the whole assessment can be answered, its conditions in words", async ({ page }) => {
    const form = formOf(page, "request");
    await page.goto("/assessment");
    await expect(page.getByText("Only if you answered “Married” or “Common-law relationship”")).toBeVisible();
    await expect(form.locator("[name=dependentAge]")).toHaveAccessibleDescription(
      /^Only if you answered “Yes”/,
    );
    await expect(form.locator(".visa-control:visible")).toHaveCount(countQuestions().couple);
  });
});
