import { expect, type Page } from "@playwright/test";
import { wordsIn } from "#words/words-in.ts";
import { faultsOfPage, test } from "../embed/support/embed-test.ts";
import { installClock, letPass } from "../support/clock.ts";
import { messageAnswers } from "../support/filled.ts";
import {
  accepted,
  answerApi,
  answersIn,
  fill,
  headers,
  lost,
  press,
  type Reply,
  reasonOf,
  reference,
  refused,
} from "../support/send.ts";
import { overflowOf, visit } from "../support/site.ts";

const assessmentAnswers = {
  firstName: "Ana",
  lastName: "Núñez",
  email: "ana@example.com",
  citizenship: "Mexico",
};
const stoppedHere = "Please try again in an hour.";
const tooMany: Reply = (route) =>
  route.fulfill({ status: 429, headers, json: { error: { param: "form", msg: stoppedHere } } });

const byBack = (page: Page) => page.goBack();
const byEscape = (page: Page) => page.keyboard.press("Escape");
const byClose = (page: Page) => page.locator(".assessment-bar .close").click();

/** What a visitor leaves while it sends, and what comes of the send. */
const places = {
  "the pop-up, left by a step back and refused,": {
    path: "/study",
    name: "Book a consultation",
    leave: byBack,
    reply: refused("email", "body"),
    said: reasonOf("email"),
    first: "email",
  },
  "the pop-up in French, lost,": {
    path: "/fr/study",
    name: "Réserver une consultation",
    leave: byEscape,
    reply: lost,
    said: wordsIn.fr.form.noClearAnswer,
    first: "fullName",
  },
  "the assessment, closed and refused,": {
    path: "/verify",
    name: "Free assessment",
    leave: byClose,
    reply: refused("lastName"),
    said: reasonOf("lastName"),
    first: "lastName",
  },
  "the assessment at its own address, over the limit,": {
    path: "/assessment",
    name: "Free assessment",
    leave: byClose,
    reply: tooMany,
    said: stoppedHere,
    first: "firstName",
  },
  "an element's overlay, lost,": {
    lines: `<visa-free-assessment-button></visa-free-assessment-button>`,
    name: "Free assessment",
    leave: byEscape,
    reply: lost,
    said: wordsIn.en.form.noClearAnswer,
    first: "firstName",
  },
  "an element's overlay in Arabic, refused,": {
    lines: `<visa-free-assessment-button lang="ar"></visa-free-assessment-button>`,
    name: wordsIn.ar.assessment.heading,
    leave: byEscape,
    reply: refused("lastName"),
    said: reasonOf("lastName"),
    first: "lastName",
  },
} as const;

/** A reply that waits until `answer` is called. */
function held(reply: Reply) {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const waiting: Reply = async (route) => {
    await promise;
    await reply(route);
  };
  return { waiting, answer };
}

const shownForm = (page: Page) => page.locator("dialog[open] form, form[name=request]:visible").last();

for (const [where, { name, leave, reply, said, first, ...place }] of Object.entries(places))
  test(`${where} says so at the window's foot, and opens again with its answers`, async ({
    page,
    openLines,
    expected,
  }) => {
    expected.push(/status of 4|ERR_FAILED/);
    await page.setViewportSize({ width: 320, height: 640 });
    const { waiting, answer } = held(reply);
    const sent = await answerApi(page, [waiting, accepted]);
    if ("path" in place) await visit(page, place.path);
    else
      await openLines(
        `<h1>A partner</h1>${place.lines}<script type="module" src="{{widgets}}/widgets/v1/visa-widgets.js"></script>`,
      );
    const opener = page.getByRole("button", { name, exact: true }).first();
    const form = shownForm(page);
    const note = page.getByRole("complementary", { name, exact: true });
    const open = note.getByRole("button", { name, exact: true });
    const isPage = "path" in place && place.path === "/assessment";

    if (!isPage) await opener.click();
    await fill(form, (await form.getAttribute("name")) === "contact" ? messageAnswers : assessmentAnswers);
    await press(form);
    await expect.poll(() => sent.length).toBe(1);
    const { page: _, ...typed } = await answersIn(form);
    await leave(page);
    await expect(form).toBeHidden();
    const focused = await page.evaluateHandle(() => document.activeElement);
    answer();

    await test.step("an alert, which takes no focus", async () => {
      await expect(note.getByRole("alert")).toHaveText(said);
      await expect(note).toBeInViewport({ ratio: 1 });
      expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await faultsOfPage(page)).toEqual([]);
    });
    await test.step("its button opens the form, which says the same, and the note is gone", async () => {
      await open.click();
      await expect(form).toBeVisible();
      await expect(form.getByText(said)).toBeVisible();
      await expect(form.locator(`[name=${first}]`)).toBeFocused();
      expect(await answersIn(form)).toMatchObject(typed);
      await leave(page);
      await expect(form).toBeHidden();
      if (!isPage) await expect(opener).toBeFocused();
      await expect(note).toHaveCount(0);
    });
    await test.step("the next send is the same lead, and leaves only the receipt", async () => {
      await opener.click();
      await press(form);
      await expect(form.locator(".visa-reference")).toContainText(reference);
      await expect(form).toBeHidden();
      await expect(page.locator(".visa-note")).toHaveCount(1);
      await expect(page.locator(".visa-note")).toContainText(reference);
      await expect(page.locator(".visa-note").getByRole("alert")).toHaveCount(0);
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    });
  });

test("answers in an assessment that was opened again outlive the failure of its send", async ({
  page,
  expected,
}) => {
  expected.push(/status of 422/);
  await visit(page, "/verify");
  const { waiting, answer } = held(refused("lastName"));
  const sent = await answerApi(page, waiting);
  const opener = page.getByRole("button", { name: "Free assessment" }).first();
  const form = shownForm(page);
  await opener.click();
  await fill(form, assessmentAnswers);
  await press(form);
  await expect.poll(() => sent.length).toBe(1);
  await byClose(page);
  await opener.click();
  const more = { status: "Married", spouseFirstName: "Luis" };
  await fill(form, more);
  answer();
  await expect(form.getByText(reasonOf("lastName"))).toBeVisible();
  expect(await answersIn(form)).toMatchObject({ ...assessmentAnswers, ...more });
  await byClose(page);
  await expect(page.locator(".visa-note")).toHaveCount(0);
});

test("a visitor who has left the page of a form learns that its send failed", async ({ page, expected }) => {
  expected.push(/ERR_FAILED/);
  await visit(page, "/contact-us");
  const { waiting, answer } = held(lost);
  const sent = await answerApi(page, waiting);
  const form = page.locator("main form[name=contact]");
  await fill(form, messageAnswers);
  await press(form);
  await expect.poll(() => sent.length).toBe(1);
  const { page: _, ...typed } = await answersIn(form);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).first().click();
  await expect(page).toHaveURL(/privacy/);
  answer();
  const note = page.getByRole("complementary", { name: "Contact us" });
  await expect(note.getByRole("alert")).toHaveText(wordsIn.en.form.noClearAnswer);
  await note.getByRole("button", { name: "Contact us" }).click();
  await expect(note).toHaveCount(0);
  expect(await answersIn(shownForm(page))).toMatchObject(typed);
});

test("a note of a failure goes with Escape, which moves nobody, and once another form has sent", async ({
  page,
  expected,
}) => {
  expected.push(/status of 422/);
  await visit(page, "/study");
  const [first, second] = [held(refused("email")), held(refused("email"))];
  await answerApi(page, [first.waiting, second.waiting, accepted]);
  const opener = page.getByRole("button", { name: "Book a consultation" }).first();
  const note = page.getByRole("complementary", { name: "Book a consultation" });
  const popUp = page.locator("dialog form");
  await opener.click();
  await fill(popUp, messageAnswers);
  await press(popUp);
  await page.keyboard.press("Escape");
  const inline = page.locator("main form[name=contact]");
  await inline.locator("[name=fullName]").focus();
  first.answer();
  await expect(note).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(note).toHaveCount(0);
  await expect(inline.locator("[name=fullName]")).toBeFocused();

  await opener.click();
  await press(popUp);
  await page.keyboard.press("Escape");
  second.answer();
  await expect(note).toBeVisible();
  await note.getByRole("button", { name: "Hide" }).focus();
  await press(inline);
  await expect(inline.locator(".visa-reference")).toContainText(reference);
  await expect(note).toHaveCount(0);
});

test("a closed form that sends again by itself is silent until it gives up", async ({ page, expected }) => {
  expected.push(/ERR_FAILED/);
  await visit(page, "/study");
  await installClock(page);
  const sent = await answerApi(page, lost);
  const note = page.locator(".visa-note");
  for (const name of ["Book a consultation", "Free assessment"]) {
    const posts = sent.length;
    await page.getByRole("button", { name }).first().click();
    const form = shownForm(page);
    await form.locator("[name=email]").fill("ana@example.com");
    await press(form);
    await form.getByRole("button", { name: "Send as soon as I am online" }).click();
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    // The assessment has left the page, and sends nothing any more; the pop-up tries three times.
    if (name === "Book a consultation")
      for (const [wait, tries] of [
        [5100, 2],
        [15_000, 3],
        [40_000, 4],
      ] as const) {
        await expect(note).toHaveCount(0);
        await letPass(page, wait);
        await expect.poll(() => sent.length).toBe(posts + tries);
      }
    await expect(note).toHaveAccessibleName(name);
    await expect(note.getByRole("alert")).toHaveText(wordsIn.en.form.noClearAnswer);
    await page.keyboard.press("Escape");
    await expect(note).toHaveCount(0);
  }
});

test("an element removed while it sends shows no note, also when it is back", async ({
  page,
  openHost,
  button,
  expected,
  eventsOf,
}) => {
  expected.push(/status of 422/);
  await openHost("plain");
  const { waiting, answer } = held(refused("email"));
  const sent = await answerApi(page, waiting);
  await button.getByRole("button", { name: "Free assessment" }).click();
  await button.locator("[name=firstName]").fill("Ana");
  await press(button.locator("form"));
  await expect.poll(() => sent.length).toBe(1);
  const element = await button.elementHandle();
  await element?.evaluate((host) => host.remove());
  const answered = page.waitForResponse("**/api/request");
  answer();
  await (await answered).finished();
  await element?.evaluate((host) => document.body.append(host));
  await expect(button).toBeVisible();
  await expect(page.locator(".visa-note")).toHaveCount(0);
  await button.getByRole("button", { name: "Free assessment" }).click();
  await expect(button.getByText(reasonOf("email"))).toBeVisible();
  expect(await eventsOf("error")).toEqual([]);
});
