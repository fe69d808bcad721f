import { expect, type Page } from "@playwright/test";
import { firm } from "#content/firm/firm.ts";
import { resend as words } from "#words/en/form-tools.ts";
import { wordsIn } from "#words/words-in.ts";
import { test } from "../support/browser-test.ts";
import { installClock, letPass, stopClock } from "../support/clock.ts";
import { messageAnswers } from "../support/filled.ts";
import { hold } from "../support/hold.ts";
import { accepted, answerApi, fill, lost, press, type Reply, reference, refused } from "../support/send.ts";
import { visit, whenReady } from "../support/site.ts";

/* Sends in browsers that lack something, over lines that stall, and past what blocks the API. */

test.use({ viewport: { width: 375, height: 667 } });

const { sending, notSent, noClearAnswer, connectionLost } = wordsIn.en.form;
const formOn = (page: Page) => page.locator("main form[name=contact]");

/** Run in the page before its scripts. */
const breakages: Readonly<Record<string, () => void>> = {
  "navigator.language is undefined": () =>
    Object.defineProperty(Navigator.prototype, "language", { get: () => undefined }),
  "Intl.DateTimeFormat throws": () =>
    Object.assign(Intl, {
      DateTimeFormat() {
        throw new RangeError();
      },
    }),
  "MessageChannel is missing": () => Reflect.deleteProperty(window, "MessageChannel"),
  "crypto.getRandomValues throws": () =>
    Object.assign(Crypto.prototype, {
      getRandomValues() {
        throw new Error();
      },
    }),
  "Blob is missing": () => Reflect.deleteProperty(window, "Blob"),
  "storage throws": () =>
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException();
      },
    }),
};

for (const [path, width] of [
  ["/contact-us", 375],
  ["/assessment", 1280],
  ["/uk", 375],
] as const)
  test(`Send of ${path} stays under the pointer when React arrives during its press, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await hold(page, /\.js$/);
    const sent = await answerApi(page, refused("email"));
    await page.goto(path, { waitUntil: "commit" });
    const form = page.locator("main form:is([name=contact], [name=request])").first();
    const send = form.locator("[type=submit]");
    await form.locator("[name=email]").fill("ana@gmial.com");
    await send.hover();
    await page.mouse.down();
    const before = await send.boundingBox();
    release();
    await whenReady(page);
    expect(await send.boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect.poll(() => sent.length).toBe(1);
    await expect(form.locator(".visa-offer", { hasText: "ana@gmail.com" }).first()).toBeVisible();
  });

for (const [what, breakIt] of Object.entries(breakages))
  test(`a message is sent where ${what}`, async ({ page }) => {
    await visit(page, "/contact-us");
    await page.evaluate(breakIt);
    const sent = await answerApi(page);
    await fill(formOn(page), messageAnswers);
    await press(formOn(page));
    await expect(formOn(page).getByRole("status")).toContainText("Thank you.");
    expect(sent[0]?.body).toMatchObject({ fullName: messageAnswers.fullName });
    expect(sent[0]?.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

test("after a lost send the pop-up shows the message and the button below it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, "/fr/study");
  await page.locator(".info-line .action button").click();
  const form = page.locator("dialog[open] form[name=contact]");
  await answerApi(page, lost);
  await fill(form, messageAnswers);
  await press(form);
  await expect(form.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect(form.locator("[type=submit]")).toBeInViewport({ ratio: 1 });
});

test("a failure before the post is 'not sent', with a way to reach the firm", async ({ page }) => {
  await visit(page, "/contact-us");
  const form = formOn(page);
  await fill(form, messageAnswers);
  await page.evaluate(() =>
    Object.assign(Object, {
      fromEntries() {
        throw new TypeError();
      },
    }),
  );
  await press(form);
  await expect(form.getByRole("alert")).toHaveText(notSent);
  await expect(form.getByRole("alert")).toBeInViewport();
  await expect(form.locator("[name=body]")).toHaveValue(messageAnswers.body);
  await expect(form.getByRole("link", { name: firm.phone })).toHaveAttribute("href", firm.phoneHref);
  await expect(form.getByRole("link", { name: firm.email })).toHaveAttribute("href", `mailto:${firm.email}`);
});

test("a stalled send says so after 12 seconds, can be stopped, and stays one lead", async ({ page }) => {
  await visit(page, "/contact-us");
  await installClock(page);
  const form = formOn(page);
  const status = form.getByRole("status");
  const stop = form.getByRole("button", { name: words.stop, exact: true });
  const offer = form.getByRole("button", { name: words.offer });
  await fill(form, messageAnswers);
  const silent = () => new Promise<void>(() => {});
  const sent = await answerApi(page, [silent, silent, silent, accepted]);

  await test.step("nothing interrupts a send that takes less", async () => {
    await stopClock(page);
    await press(form);
    await expect(status).toHaveText(sending);
    await letPass(page, 11_900);
    await expect(stop).toHaveCount(0);
    await letPass(page, 200);
    await page.clock.resume();
    await expect(form.getByText(words.slow)).toBeInViewport();
    await expect(status).toHaveText(sending);
    await expect(stop).toBeInViewport({ ratio: 1 });
    await expect(offer).toBeInViewport({ ratio: 1 });
  });

  await test.step("Stop says that it may not have been sent, and leaves the focus on Send", async () => {
    await stop.press("Enter");
    await expect(form.getByRole("alert")).toHaveText(noClearAnswer);
    await expect(form.locator("[type=submit]")).toBeFocused();
    await expect(form.locator("[name=body]")).toHaveValue(messageAnswers.body);
    await expect(form.getByText(words.slow)).toHaveCount(0);
  });

  await test.step("going offline offers the same at once; the offer sends when the line is back", async () => {
    await press(form);
    await expect(status).toHaveText(sending);
    await page.evaluate(() => dispatchEvent(new Event("offline")));
    await offer.press("Enter");
    await expect(status).toHaveText(words.waiting);
    await expect(stop).toBeFocused();
    await letPass(page, 5100);
    await expect.poll(() => sent.length).toBe(3);
    await letPass(page, 12_100);
    // A try that hangs is given up when the browser is online again.
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await letPass(page, 5100);
    await expect(status).toContainText("Thank you.");
  });
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent).toHaveLength(4);
});

test("an address that looks mistyped cannot be mended while it is being sent", async ({ page }) => {
  await visit(page, "/contact-us");
  const form = formOn(page);
  await fill(form, { ...messageAnswers, email: "ana@gmial.com" });
  await form.locator("[name=body]").focus();
  const offers = form.getByRole("button", { name: wordsIn.en.form.didYouMean("ana@gmail.com") });
  await expect(offers).toHaveCount(2);
  await answerApi(page, async () => undefined);
  await press(form);
  await expect(form.getByRole("status")).toHaveText(sending);
  for (const offer of await offers.all()) await expect(offer).toBeDisabled();
});

test("a double press on an offer neither sends the form nor undoes itself", async ({ page }) => {
  await visit(page, "/contact-us");
  const form = formOn(page);
  await fill(form, { ...messageAnswers, email: "ana@gmial.com" });
  await form.locator("[name=body]").focus();
  const sent = await answerApi(page, lost);
  // Send moves to its place.
  await form
    .getByRole("button", { name: wordsIn.en.form.didYouMean("ana@gmail.com") })
    .last()
    .dblclick();
  await expect(form.locator("[name=email]")).toHaveValue("ana@gmail.com");
  await expect(form).toHaveAttribute("data-phase", "idle");
  expect(sent).toEqual([]);
  await press(form);
  const offer = form.getByRole("button", { name: words.offer });
  await offer.evaluate((button) => {
    for (const detail of [1, 2]) button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
  });
  await expect(form.getByRole("status")).toHaveText(words.waiting);
});

test("while it waits for the line one card has the sentence and Stop, and Send is quiet", async ({
  page,
}) => {
  await visit(page, "/contact-us");
  await installClock(page);
  const form = formOn(page);
  await answerApi(page, lost);
  await fill(form, messageAnswers);
  const send = form.locator("[type=submit]");
  const background = () => send.evaluate((button) => getComputedStyle(button).backgroundColor);
  const loud = await background();
  await press(form);
  await form.getByRole("button", { name: words.offer }).click();
  const card = form.locator(".visa-outcome");
  await expect(card).toHaveAttribute("data-phase", "waiting");
  await expect(card).toContainText(words.waiting);
  await expect(card.getByRole("button", { name: words.stop })).toBeFocused();
  await expect.poll(background).not.toBe(loud);
  // A screen reader hears nothing new of the tries.
  const status = form.getByRole("status");
  await status.evaluate((region) => {
    new MutationObserver(() => Object.assign(region, { isChanged: true })).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await letPass(page, 5100);
  await letPass(page, 1000);
  expect(await status.evaluate((region) => "isChanged" in region)).toBe(false);
});

test("a send that is lost online may have arrived; one begun offline was not sent", async ({
  page,
  context,
}) => {
  await visit(page, "/contact-us");
  const form = formOn(page);
  await fill(form, messageAnswers);
  await answerApi(page, lost);
  await press(form);
  await expect(form.getByRole("alert")).toHaveText(noClearAnswer);
  await context.setOffline(true);
  await press(form);
  await expect(form.getByRole("alert")).toHaveText(connectionLost);
  await context.setOffline(false);
});

test("a lost send says so after a reload and in the other form with its answers, and stays one lead", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, "/study");
  const form = formOn(page);
  const popUp = page.locator("dialog[open] form[name=contact]");
  const openPopUp = () => page.locator(".info-line .action button").click();
  const sent = await answerApi(page, [lost, lost, async () => undefined, accepted]);
  await openPopUp();
  await expect(popUp).toBeVisible();
  await page.keyboard.press("Escape");
  await fill(form, messageAnswers);
  await press(form);
  await expect(form.getByRole("alert")).toHaveText(noClearAnswer);

  await openPopUp();
  await expect(popUp.getByRole("alert")).toHaveText(noClearAnswer);
  await press(popUp);
  await expect.poll(() => sent.length).toBe(2);

  await page.reload();
  await expect(form.getByRole("alert")).toHaveText(noClearAnswer);
  await press(form);
  await expect(form.getByRole("status")).toHaveText(sending);
  await openPopUp();
  await press(popUp);
  await expect(popUp.getByRole("status")).toHaveText("Thank you.");
  await expect(form).toHaveAttribute("data-phase", "idle");
  await expect(form.locator("[name=fullName]")).toHaveValue("");
  await expect(form.locator(".visa-reference")).toContainText(reference);
  expect(sent).toHaveLength(4);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

for (const [fate, reply] of Object.entries({ lost, accepted }))
  test(`what is written in another form during a send that is ${fate} stays there`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await visit(page, "/study");
    const form = formOn(page);
    const popUp = page.locator("dialog[open] form[name=contact]");
    const body = popUp.locator("[name=body]");
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const held: Reply = async (route) => {
      await isAnswered;
      await reply(route);
    };
    const sent = await answerApi(page, [held, accepted]);
    await fill(form, messageAnswers);
    await press(form);
    await expect(form.getByRole("status")).toHaveText(sending);
    await page.locator(".info-line .action button").click();
    await body.fill("Another question");
    answer();
    if (fate === "lost") {
      await expect(form.locator(".visa-notice")).toHaveText(noClearAnswer);
      await expect(popUp.getByRole("alert")).toHaveText(noClearAnswer);
      await expect(form.locator("[name=body]")).toHaveValue("Another question");
    } else {
      await expect(form.locator(".visa-reference")).toContainText(reference);
      await expect(form).toHaveAttribute("data-phase", "idle");
      await expect(popUp.getByRole("alert")).toHaveCount(0);
    }
    await expect(body).toHaveValue("Another question");
    await press(popUp);
    await expect(popUp.getByRole("status")).toHaveText("Thank you.");
    expect(sent[1]?.body).toMatchObject({ body: "Another question" });
    // A lost lead is corrected; after a stored one, the next is another.
    expect(sent[0]?.key === sent[1]?.key).toBe(fate === "lost");
  });

test("where storage throws, the forms of a page still share their answers", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, "/study");
  const form = formOn(page);
  const popUp = page.locator("dialog[open] form[name=contact]");
  await page.evaluate(breakages["storage throws"] as () => void);
  await fill(form, messageAnswers);
  await page.locator(".info-line .action button").click();
  await expect(popUp.locator("[name=fullName]")).toHaveValue(messageAnswers.fullName);
  await popUp.locator("[name=body]").fill("Another question");
  await popUp.locator("[name=email]").focus();
  for (const one of [form, popUp]) {
    await expect(one.locator("[name=body]")).toHaveValue("Another question");
    await expect(one.locator("[name=fullName]")).toHaveValue(messageAnswers.fullName);
  }
});

test("from the second loss while online a form shows other ways to reach the firm", async ({ page }) => {
  await visit(page, "/contact-us");
  const form = formOn(page);
  await answerApi(page, lost);
  await fill(form, messageAnswers);
  await press(form);
  await expect(form.getByRole("alert")).toHaveText(noClearAnswer);
  await expect(form.getByRole("link", { name: firm.phone })).toHaveCount(0);
  await press(form);
  await expect(form.getByText(words.otherWays)).toBeVisible();
  await expect(form.getByRole("link", { name: firm.phone })).toHaveAttribute("href", firm.phoneHref);
  await expect(form.getByRole("link", { name: firm.email })).toBeVisible();
});
