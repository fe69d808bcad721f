import { wordsIn } from "#words/words-in.ts";
import { full } from "../support/full.ts";
import { hold } from "../support/hold.ts";
import { answerApi, refused } from "../support/send.ts";
import { expect, test } from "./support/embed-test.ts";

/**
 * Gestures of a visitor while React hydrates. React queues pointer and focus events before a root is
 * hydrated, and sends copies of them afterwards: into the page, or nowhere, if the event from inside a shadow
 * root has lost its target.
 */

test.use({ hasTouch: true });

const { beginnings } = wordsIn.en.form;

/** Number of forms that the gestures meet while they join. */
const rounds = full ? 50 : 10;

test("no gesture while React loads reaches the page, and every form sends", async ({ page, openHost }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const sent = await answerApi(page);
  await page.addInitScript(watchReact);
  await openHost("empty");
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints });

  for (let round = 0; round < rounds; round++) {
    // A place within the form, another one in each round.
    const [x, y] = [40 + ((round * 61) % 500), 200 + ((round * 97) % 400)];
    await page.evaluate(pressSend);
    if (round % 3 === 0) await page.mouse.move(x + 40, y + 60);
    else if (round % 3 === 1) await touch("touchStart", [{ x, y }]);
    else await page.keyboard.press("Tab");
    await page.evaluate(() => {
      window.letReactWork();
      return window.sends;
    });
    if (round % 3 === 1) await touch("touchEnd", []);
    // Where the next form does not come to lie under the pointer.
    await page.mouse.move(1, 1);
  }
  await expect.poll(() => sent.length).toBe(rounds);
  expect(logged).toEqual([]);
});

for (const press of ["a finger's", "a key's"] as const)
  test(`${press} first press on a beginning is not lost, however late React is`, async ({
    page,
    openHost,
    form,
  }) => {
    await openHost("empty");
    await page.evaluate(() =>
      document.querySelector("#one")?.append(document.createElement("visa-contact-form")),
    );
    const [first = ""] = beginnings;
    const beginning = form.getByRole("button", { name: first });
    await page.route("**/chunks/*", async (route) => {
      await new Promise((wait) => setTimeout(wait, 300));
      await route.continue();
    });
    if (press === "a key's") await beginning.press("Enter");
    else await beginning.tap();
    await expect(form.locator("textarea")).toHaveValue(first.replace("…", ""));
  });

test("Send stays under the pointer when React arrives during its press", async ({
  page,
  openHost,
  form,
  expected,
}) => {
  // A refusal, because a success empties the form.
  expected.push(/status of 422/);
  const sent = await answerApi(page, refused("email"));
  const release = await hold(page, "**/chunks/*");
  await openHost("empty");
  await page.evaluate(() =>
    document.querySelector("#one")?.append(document.createElement("visa-contact-form")),
  );
  const send = form.locator("[type=submit]");
  const correction = form.getByRole("button", { name: wordsIn.en.form.didYouMean("ana@gmail.com") });
  await form.locator("[name=email]").fill("ana@gmial.com");
  await send.hover();
  await page.mouse.down();
  const before = await send.boundingBox();
  release();
  // React has rendered once its own properties are on what it hydrated.
  await expect.poll(() => send.evaluate((button) => Object.keys(button).join())).toContain("__reactProps");

  expect(await send.boundingBox()).toEqual(before);
  await page.mouse.up();

  await expect.poll(() => sent.length).toBe(1);
  await expect(correction.first()).toBeVisible();
});

declare global {
  interface Window {
    /** Keeps React from its work; resolves once it has some. */
    holdReact(): Promise<void>;
    letReactWork(): void;
    /** Resolves once the form sends. */
    sends: Promise<unknown>;
  }
}

/**
 * Runs in the page before anything else. React works in tasks, which are messages to itself: delayed, they
 * come after any gesture, as on a slow phone. Events that nobody has made are reported to the console.
 */
function watchReact() {
  const { postMessage } = MessagePort.prototype;
  const delayed: (() => void)[] = [];
  let isDelayed = false;
  let begins = () => {};
  MessagePort.prototype.postMessage = function (message) {
    if (!isDelayed) return postMessage.call(this, message);
    delayed.push(() => postMessage.call(this, message));
    begins();
  };
  window.holdReact = () => {
    isDelayed = true;
    return new Promise((resolve) => {
      begins = resolve;
    });
  };
  window.letReactWork = () => {
    isDelayed = false;
    for (const task of delayed.splice(0)) task();
  };
  for (const type of ["pointerover", "mouseover", "focusin"])
    addEventListener(type, (event) => event.isTrusted || console.log(`A copy of ${type} reaches the page`));
}

/**
 * Runs in the page: puts a fresh form where the last one was, with the focus before it, and presses Send.
 */
function pressSend() {
  const form = document.createElement("visa-contact-form");
  const link = Object.assign(document.createElement("a"), { href: "#", textContent: "Before the form" });
  document.querySelector("#one")?.replaceChildren(link, form);
  link.focus();
  // A finger on the form makes React join at once.
  window.sends = new Promise((sends) => form.addEventListener("visa-sending", sends));
  form.shadowRoot?.querySelector<HTMLButtonElement>("[type=submit]")?.click();
  return window.holdReact();
}
