import { expect, type Locator, type Page } from "@playwright/test";
import { type Language, languages } from "#lead/languages.ts";
import type { Tag } from "#widgets/element-api.ts";
import * as en from "#words/en/form-tools.ts";
import * as fr from "#words/fr/form-tools.ts";
import * as uk from "#words/uk/form-tools.ts";
import { wordsIn } from "#words/words-in.ts";
import { entryScript, site, test } from "../embed/support/embed-test.ts";
import { spread } from "../support/full.ts";
import { accepted, answerApi, lost, press, refused } from "../support/send.ts";
import { overflowOf, visit, whenReady } from "../support/site.ts";

/*
 * What a form offers, in every place, in every state: each place meets each state, and each of both meets
 * each window. A row says which offers are there; all others must be absent.
 */

type Form = "contact" | "request";

interface Place {
  form: Form;
  /** Of our own site, or the body of a partner's page. */
  path?: string;
  lines?: string;
  selector: string;
  language?: Language;
  open?: (page: Page) => Promise<unknown>;
  /** The form closes once it is sent. */
  closes?: true;
  /** On a page that is not ours, where no form keeps answers. */
  hosted?: true;
  /** How a visitor comes to French; absent: there is no way. */
  translate?: (page: Page) => Promise<unknown>;
  /** States in which the form is a new one: nothing of it is stored on a page that is not ours. */
  forgets?: readonly string[];
}

const clickFirst = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((button: HTMLElement) => button.click());

const inFrench = async (page: Page) => {
  await clickFirst('a[hreflang^="fr"]')(page);
  await expect(page.locator("html")).toHaveAttribute("lang", languages.fr.tag);
  await whenReady(page);
};

/** Closes a form over a page, and opens it in French. */
const inFrenchBy = (open: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.keyboard.press("Escape");
  // The assessment's page is no dialog, and has a link to French of its own.
  await expect(page.locator("dialog[open], form[name=request]")).toHaveCount(0);
  await inFrench(page);
  await open(page);
};

const openPopUp = clickFirst(".info-line .action button");
const openScreen = clickFirst(".bar .way-in");

const element = (tag: Tag, entry: string): Place => ({
  form: tag === "visa-contact-form" ? "contact" : "request",
  lines: `<body style="margin:0">${entryScript(entry)}<${tag}><a href="/">Write to us</a></${tag}>`,
  selector: `${tag} form`,
  hosted: true,
  forgets: ["after a reload"],
  translate: (page) => page.locator(tag).evaluate((host) => host.setAttribute("lang", "fr")),
});

const places: Readonly<Record<string, Place>> = {
  "a section page": {
    form: "contact",
    path: "/study",
    selector: "main form[name=contact]",
    translate: inFrench,
  },
  "the contact page": {
    form: "contact",
    path: "/contact-us",
    selector: "main form[name=contact]",
    translate: inFrench,
  },
  "the pop-up": {
    form: "contact",
    path: "/study",
    selector: "dialog[open] form[name=contact]",
    open: openPopUp,
    closes: true,
    translate: inFrenchBy(openPopUp),
  },
  "the assessment's page": {
    form: "request",
    path: "/assessment",
    selector: "form[name=request]",
    closes: true,
    translate: inFrenchBy(clickFirst('main a[href$="/assessment"]')),
  },
  "the screen over a page": {
    form: "request",
    path: "/verify",
    selector: "form[name=request]",
    open: openScreen,
    closes: true,
    translate: inFrenchBy(openScreen),
  },
  "a language page's message": {
    form: "contact",
    path: "/uk",
    selector: "form[name=contact]",
    language: "uk",
  },
  "a language page's assessment": {
    form: "request",
    path: "/uk",
    selector: "form[name=request]",
    language: "uk",
  },
  "an element's message": element("visa-contact-form", "contact-form"),
  "an element's assessment": element("visa-assessment-form", "assessment-form"),
  "a button's overlay": {
    ...element("visa-free-assessment-button", "free-assessment-button"),
    open: clickFirst("visa-free-assessment-button button"),
    closes: true,
  },
  "the documented frame": {
    form: "contact",
    lines: `<body style="margin:0"><iframe src="${site}/widgets/frame/contact" title="Contact form"
style="inline-size:100%;block-size:1600px;border:0"></iframe>`,
    selector: "iframe",
    hosted: true,
    translate: async (page) => {
      const frame = page.locator("iframe");
      await frame.evaluate((frame: HTMLIFrameElement) => {
        frame.src = frame.src.replace("/widgets", "/fr/widgets");
      });
      await expect(frame.contentFrame().locator("html")).toHaveAttribute("lang", languages.fr.tag);
    },
    forgets: ["after a reload", "after a change of language"],
  },
};

const email = "zz@gmial.com";
const tools = { en, fr, uk };
const wordsOf = (language: Language) => ({ ...wordsIn[language], ...tools[language as keyof typeof tools] });
type SomeWords = ReturnType<typeof wordsOf>;
type Offer = (words: SomeWords) => string;

const correction: Offer = ({ form }) => form.didYouMean("zz@gmail.com");
const later: Offer = ({ resend }) => resend.offer;
const stop: Offer = ({ resend }) => resend.stop;

const type = async (form: Locator) => {
  await form.locator("[name=email]").fill(email);
  await form.locator("[name=email]").blur();
};

interface State {
  reach(form: Locator, page: Page, place: Place, words: SomeWords): Promise<unknown>;
  /** Besides those of the place. */
  offers: readonly Offer[];
  untouched?: true;
  isTranslated?: true;
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
    async reach(form, page, _, words) {
      await answerApi(page, lost);
      await type(form);
      await press(form);
      await expect(form.getByRole("alert")).toHaveText(words.form.noClearAnswer);
    },
    offers: [correction, later],
  },
  "waiting for the line": {
    async reach(form, page, _, { resend }) {
      await answerApi(page, lost);
      await type(form);
      await press(form);
      await form.getByRole("button", { name: resend.offer }).click();
      await expect(form.getByRole("status")).toHaveText(resend.waiting);
    },
    offers: [correction, stop],
  },
  stalled: {
    async reach(form, page, _, { resend }) {
      await answerApi(page, () => new Promise<void>(() => {}));
      await type(form);
      await press(form);
      await expect(form).toHaveAttribute("data-phase", "sending");
      await form.evaluate(() => dispatchEvent(new Event("offline")));
      await expect(form.getByText(resend.slow)).toBeVisible();
    },
    offers: [correction, later, stop],
  },
  "after a reload": {
    async reach(form, page, { open }) {
      await type(form);
      await page.reload();
      await open?.(page);
    },
    offers: [correction],
  },
  "after a change of language": {
    async reach(form, page, { translate }) {
      await type(form);
      await translate?.(page);
    },
    offers: [correction],
    isTranslated: true,
  },
  "without storage": {
    async reach(form) {
      await form.evaluate(() => {
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

/** Not every place has languages. */
const isReached = ({ translate }: Place, state: string) =>
  translate || state !== "after a change of language";

const rows = Object.entries(places).flatMap(([where, place], at) =>
  Object.keys(states)
    .filter((state) => isReached(place, state))
    .map((state, nth) => ({ where, state, size: windows[(at + nth) % 2] })),
);

/** Each offer is whole in the window once it is scrolled to, and nothing lies over it. */
async function expectReachable(offer: Locator, label: string) {
  await offer.scrollIntoViewIfNeeded();
  await expect(offer, label).toBeInViewport({ ratio: 0.98 });
  await offer.click({ trial: true });
}

/** Opens a place and returns its form. */
async function reachPlace(
  { path = "/", lines, open, selector }: Place,
  page: Page,
  openLines: (lines: string) => Promise<void>,
) {
  await (lines === undefined ? visit(page, path) : openLines(lines));
  await open?.(page);
  const form = selector === "iframe" ? page.frameLocator(selector).locator("form") : page.locator(selector);
  await expect(form).toBeVisible();
  return form;
}

function offersOf({ form, hosted }: Place, { keeping, answersFile, form: words }: SomeWords) {
  if (form === "contact") return words.beginnings;
  // The assessment's page and its screen take the focus, which touches the form.
  return hosted ? [] : [keeping.offer(7), answersFile.save];
}

for (const { where, state: when, size } of spread(rows, 7))
  test(`${where}, ${when}, in a window of ${size?.width} px offers what it should`, async ({
    page,
    openLines,
    expected,
  }) => {
    expected.push(/Failed to load resource/);
    const place = places[where] as Place;
    const state = states[when] as State;
    const { language = "en" } = place;
    await page.setViewportSize(size ?? windows[0]);
    const form = await reachPlace(place, page, openLines);
    await state.reach(form, page, place, wordsOf(language));

    const words = wordsOf(state.isTranslated ? "fr" : language);
    // A language page, which has two forms, focuses neither.
    const isFresh = state.untouched && language !== "en";
    const own = isFresh && place.form === "request" ? [] : offersOf(place, words);
    const isKept = !state.untouched && !place.forgets?.includes(when);
    await expect(form.locator("[name=email]")).toHaveValue(isKept ? email : "");
    const offers = form.locator("button.visa-offer:visible");
    await expect
      .poll(async () => [...new Set(await offers.allInnerTexts())].sort())
      .toEqual([...own, ...(isKept ? state.offers : []).map((offer) => offer(words))].sort());
    const files = form.locator("input[type=file]");
    await expect(files).toHaveCount(place.form === "request" && !place.hosted ? 1 : 0);
    for (const offer of await offers.all())
      if (await offer.isEnabled()) await expectReachable(offer, await offer.innerText());

    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    if (place.closes)
      await expect(page.getByRole("button", { name: words.element.close, exact: true })).toBeInViewport();
  });

for (const [where, place] of spread(Object.entries(places), 4))
  test(`${where}, once sent, shows nothing of a failed send, but a next step`, async ({
    page,
    openLines,
  }) => {
    await page.setViewportSize(windows[0]);
    await answerApi(page, accepted);
    const form = await reachPlace(place, page, openLines);
    const words = wordsOf(place.language ?? "en");
    await form.locator("[name=email]").fill("ana@example.com");
    await press(form);
    const card = place.closes ? page.locator(".visa-note") : form;
    const way = place.closes ? words.receipt.hide : words.form.another;
    await expect(card.getByRole("button", { name: way })).toBeVisible();
    await expect(card.locator(".visa-reference strong")).toBeInViewport({ ratio: 0.98 });
    for (const untrue of [words.form.noClearAnswer, words.form.notSent, words.form.connectionLost])
      await expect(card).not.toContainText(untrue);
    const saves = card.getByRole("button", { name: words.answersFile.save });
    await expect(saves).toHaveCount(place.form === "request" && !place.hosted ? 1 : 0);
    await expect(card.getByText(words.resend.offer)).toHaveCount(0);
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of spread(["/contact-us", "/study", "/assessment", "/uk"], 2))
    test(`${path} offers only what works, and a refusal keeps the answers`, async ({ page, expected }) => {
      expected.push(/Failed to load resource/);
      await page.setViewportSize(windows[0]);
      await page.goto(path);
      const form = page.locator("form[name=contact], form[name=request]").first();
      const offers = page.locator("form :is(button.visa-offer, input[type=file])").filter({ visible: true });
      await expect(offers).toHaveCount(0);
      await form.locator("[name=email]").fill("zz");
      await press(form);
      await expect(page.locator("[name=email][aria-invalid=true]")).toHaveValue("zz");
      await expect(offers).toHaveCount(0);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });
});
