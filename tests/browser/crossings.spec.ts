import { expect, type Locator, type Page } from "@playwright/test";
import { resend } from "#words/en/form-tools.ts";
import { keeping } from "#words/en/forms.ts";
import { wordsIn } from "#words/words-in.ts";
import { test } from "../support/browser-test.ts";
import { spread } from "../support/full.ts";
import { accepted, answerApi, lost, press, refused } from "../support/send.ts";
import { overflowOf, visit } from "../support/site.ts";

/*
 * What a form offers, in every place, in every state: each place meets each state, and each of both meets
 * each window. A row says which offers are there; all others must be absent.
 */

type Form = "contact" | "request";

interface Place {
  form: Form;
  path: string;
  selector: string;
  open?: (page: Page) => Promise<unknown>;
  /** The form closes once it is sent. */
  closes?: true;
}

const clickFirst = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((button: HTMLElement) => button.click());

const places: Readonly<Record<string, Place>> = {
  "a section page": { form: "contact", path: "/study", selector: "main form[name=contact]" },
  "the contact page": { form: "contact", path: "/contact-us", selector: "main form[name=contact]" },
  "the pop-up": {
    form: "contact",
    path: "/study",
    selector: "dialog[open] form[name=contact]",
    open: clickFirst(".info-line .action button"),
    closes: true,
  },
  "the assessment's page": {
    form: "request",
    path: "/assessment",
    selector: "form[name=request]",
    closes: true,
  },
  "the screen over a page": {
    form: "request",
    path: "/verify",
    selector: "form[name=request]",
    open: clickFirst(".bar .way-in"),
    closes: true,
  },
};

const { beginnings, noClearAnswer } = wordsIn.en.form;
const email = "zz@gmial.com";
const correction = wordsIn.en.form.didYouMean("zz@gmail.com");

const type = async (form: Locator) => {
  await form.locator("[name=email]").fill(email);
  await form.locator("[name=email]").blur();
};

interface State {
  reach(form: Locator, page: Page, place: Place): Promise<unknown>;
  /** Besides those of the place. */
  offers: readonly string[];
  untouched?: true;
}

const states: Readonly<Record<string, State>> = {
  untouched: { reach: async () => undefined, offers: [], untouched: true },
  filled: { reach: type, offers: [correction] },
  refused: {
    async reach(form, page) {
      await answerApi(page, refused("email"));
      await type(form);
      await press(form);
      await expect(form.locator(".visa-error").first()).toBeVisible();
    },
    offers: [correction],
  },
  lost: {
    async reach(form, page) {
      await answerApi(page, lost);
      await type(form);
      await press(form);
      await expect(form.getByRole("alert")).toHaveText(noClearAnswer);
    },
    offers: [correction, resend.offer],
  },
  "waiting for the line": {
    async reach(form, page) {
      await answerApi(page, lost);
      await type(form);
      await press(form);
      await form.getByRole("button", { name: resend.offer }).click();
      await expect(form.getByRole("status")).toHaveText(resend.waiting);
    },
    offers: [correction, resend.stop],
  },
  stalled: {
    async reach(form, page) {
      await answerApi(page, () => new Promise<void>(() => {}));
      await type(form);
      await press(form);
      await expect(form).toHaveAttribute("data-phase", "sending");
      await page.evaluate(() => dispatchEvent(new Event("offline")));
      await expect(form.getByText(resend.slow)).toBeVisible();
    },
    offers: [correction, resend.offer, resend.stop],
  },
  "after a reload": {
    async reach(form, page, { open }) {
      await type(form);
      await page.reload();
      await open?.(page);
      await expect(form.locator("[name=email]")).toHaveValue(email);
    },
    offers: [correction],
  },
  "without storage": {
    async reach(form, page) {
      await page.evaluate(() => {
        for (const name of ["sessionStorage", "localStorage"])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException();
            },
          });
      });
      await type(form);
    },
    offers: [correction],
  },
};

const windows = [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
] as const;

const rows = Object.keys(places).flatMap((place, at) =>
  Object.keys(states).map((state, nth) => ({ place, state, size: windows[(at + nth) % 2] })),
);

/** Each offer is whole in the window once it is scrolled to, and nothing lies over it. */
async function expectReachable(offer: Locator, label: string) {
  await offer.scrollIntoViewIfNeeded();
  await expect(offer, label).toBeInViewport({ ratio: 0.98 });
  await offer.click({ trial: true });
}

for (const { place: where, state: when, size } of spread(rows, 4))
  test(`${where}, ${when}, in a window of ${size?.width} px offers what it should`, async ({ page }) => {
    const place = places[where] as Place;
    const state = states[when] as State;
    await page.setViewportSize(size ?? windows[0]);
    await visit(page, place.path);
    await place.open?.(page);
    const form = page.locator(place.selector);
    await expect(form).toBeVisible();
    await state.reach(form, page, place);

    const isAssessment = place.form === "request";
    // The assessment's page and its screen take the focus, which touches the form.
    const keeps = isAssessment ? [keeping.offer(7), "Save my answers to a file"] : beginnings;
    const offers = form.locator("button.visa-offer:visible");
    await expect
      .poll(async () => [...new Set(await offers.allInnerTexts())].sort())
      .toEqual([...keeps, ...state.offers].sort());
    await expect(form.locator("input[type=file]")).toHaveCount(isAssessment ? 1 : 0);
    for (const offer of await offers.all())
      if (await offer.isEnabled()) await expectReachable(offer, await offer.innerText());

    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    if (!state.untouched) await expect(form.locator("[name=email]")).toHaveValue(email);
    if (place.closes) await expect(page.getByRole("button", { name: "Close", exact: true })).toBeInViewport();
  });

for (const [where, place] of spread(Object.entries(places), 2))
  test(`${where}, once sent, says nothing of what was not sent and shows a way on`, async ({ page }) => {
    await page.setViewportSize(windows[0]);
    await answerApi(page, accepted);
    await visit(page, place.path);
    await place.open?.(page);
    const form = page.locator(place.selector);
    await form.locator("[name=email]").fill("ana@example.com");
    await press(form);
    const card = place.closes ? page.locator(".visa-note") : form;
    const way = place.closes ? wordsIn.en.receipt.hide : wordsIn.en.form.another;
    await expect(card.getByRole("button", { name: way })).toBeVisible();
    await expect(card.locator(".visa-reference strong")).toBeInViewport({ ratio: 0.98 });
    await expect(card).not.toContainText(/not been sent|Nothing has been sent|Not sent/);
    const saves = card.getByRole("button", { name: "Save my answers to a file" });
    await expect(saves).toHaveCount(place.form === "request" ? 1 : 0);
    await expect(card.getByText(resend.offer)).toHaveCount(0);
  });
