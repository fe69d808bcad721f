import { expect, type Page } from "@playwright/test";
import { firm } from "#content/firm/firm.ts";
import { pageLanguages } from "#content/languages.ts";
import { languageOfPath, pathIn } from "#lead/languages.ts";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { asOwnClient } from "../support/consultant.ts";
import { full, spread } from "../support/full.ts";
import { answerApi } from "../support/send.ts";
import {
  doubleLetters,
  overflowOf,
  routes,
  sheetsOf,
  walkByTab,
  watchPage,
  whenIdle,
} from "../support/site.ts";

type Size = readonly [width: number, height: number];
const narrow: Size = [320, 720];
const phone: Size = [412, 823];
const wide: Size = [1280, 800];
/** 400 % zoom on a small screen. */
const tiny: Size = [320, 256];
const long = "/immigration/express-entry";

type Look = readonly [size: Size, colorScheme: "light" | "dark"];
type Looks = readonly [Look, ...Look[]];

const inBoth: Looks = [
  [narrow, "light"],
  [wide, "dark"],
];
const inAll: Looks = [...inBoth, [narrow, "dark"], [wide, "light"]];
const onPhone: Looks = [[narrow, "light"]];
const inDark: Looks = [[narrow, "dark"]];

/** Opens a page, which must not shift, complain, store anything or ask another host for anything. */
async function open(
  page: Page,
  path: string,
  [[width, height], colorScheme]: Look,
  reducedMotion: "reduce" | "no-preference" = "reduce",
) {
  await asOwnClient(page);
  const { complaints } = watchPage(page);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(globalThis, "shifts", shifts);
    new PerformanceObserver((list) => {
      // A typeface that arrives late under load may move a word by a pixel.
      for (const entry of list.getEntries() as LayoutShift[])
        if (entry.value >= 0.005 && !entry.hadRecentInput)
          shifts.push([entry.value, ...(entry.sources ?? []).map(({ node }) => node?.nodeName)].join(" "));
    }).observe({ type: "layout-shift", buffered: true });
    addEventListener("DOMContentLoaded", () => {
      for (const form of document.forms) form.dataset.sent = "";
    });
  });
  await page.emulateMedia({ colorScheme, reducedMotion });
  await page.setViewportSize({ width, height });
  await page.goto(path);
  if (!/receipt|robots/.test(path)) await whenIdle(page);
  // The carousels arrive last, and could move the home page.
  if (path === "/") await expect(page.locator(".swiper-initialized")).toHaveCount(3);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await shiftsOf(page)).toEqual([]);
  // A page that is not found has its status, which a browser writes into its console.
  expect(complaints.filter((line) => !line.includes("status of 404"))).toEqual([]);
  // If React finds a text other than its own, it silently renders the whole form again.
  await expect(page.locator("form:not([data-sent])")).toHaveCount(0);
  const stored = () => page.evaluate(() => localStorage.length + sessionStorage.length);
  expect([await page.context().cookies(), await stored()]).toEqual([[], 0]);
}

async function isAccessibleIn(page: Page, looks: Looks) {
  for (const [size, colorScheme] of looks) {
    await page.emulateMedia({ forcedColors: "none", media: "screen", colorScheme });
    await resize(page, size);
    expect.soft(await axeFaults(page), `${size}, ${colorScheme}`).toEqual([]);
    // The button that leads to the form covers no link of the first screen.
    if (size === phone) expect(await axeFaults(page, { only: ["target-size"] })).toEqual([]);
  }
}

/**
 * At 400 % zoom, at any width, and with letters twice as large, a page keeps to the window's width, and no
 * bar stays over it.
 */
async function suitsWindows(page: Page) {
  await page.emulateMedia({ forcedColors: "active" });
  await resize(page, tiny);
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  const covered = await page
    .locator(".bar, .assessment-bar")
    .evaluateAll((all) => Math.max(0, ...all.map((bar) => bar.getBoundingClientRect().bottom)));
  expect.soft(covered).toBe(0);
  await page.emulateMedia({ forcedColors: "none" });
  for (const width of [360, 600, 960, 1180, 1920]) await resize(page, [width, 800]);
  const numbers = page.getByText(firm.phone);
  const wraps = await numbers.evaluateAll((all) => all.map((one) => getComputedStyle(one).whiteSpace));
  expect(new Set(wraps), "a phone number stays on one line").toEqual(new Set(["nowrap"]));
  await doubleLetters(page);
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  await resize(page, narrow);
}

/** On paper there is no skip link, no menu and no contact form, but who is licensed and how to reach them. */
async function suitsPaper(page: Page) {
  await page.emulateMedia({ media: "print" });
  for (const text of [firm.phone, firm.email, firm.licenceNumbers])
    await expect(page.getByRole("banner").getByText(text)).toBeVisible();
  const useless = page.locator(".skip-link, .main-menu, .section-menu, .on-this-page, form[name=contact]");
  await expect(useless.filter({ visible: true })).toHaveCount(0);
}

/** Resizes the window; the page must not be wider. */
async function resize(page: Page, [width, height]: Size) {
  await page.setViewportSize({ width, height });
  // A window of another size is drawn a frame later.
  await page.waitForFunction((size) => innerWidth === size[0] && innerHeight === size[1], [width, height]);
  await expect.soft.poll(() => overflowOf(page), `beside ${width} × ${height} px`).toBeLessThanOrEqual(0);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: readonly { node?: Element }[];
}

const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "shifts") as readonly string[]);

const others = ["/assessment", "/verify", "/privacy", "/accessibility", "/updates"];
/** One of each template; at full size all pages, the English ones in every look. */
const views: readonly (readonly [path: string, looks: Looks])[] = full
  ? [
      ...[...routes, ...others].map((path) => [path, inAll] as const),
      ...["/receipt", "/no-such-page", ...others, ...routes].map(
        (path) => [pathIn("fr", path), onPhone] as const,
      ),
      ...pageLanguages.map((code) => [pathIn(code, "/"), onPhone] as const),
    ]
  : [
      ["/", inBoth],
      ["/contact-us", inDark],
      ["/verify", onPhone],
      ["/fr/other-services/canadian-business-immigration-program", onPhone],
      ["/fr/citizenship", onPhone],
      ["/ar", onPhone],
    ];

for (const [path, looks] of views)
  test(`${path} is accessible, fits each window and paper, does not shift and stays on its host`, async ({
    page,
  }) => {
    await open(page, path, looks[0]);
    await isAccessibleIn(page, looks);
    await suitsWindows(page);
    if (routes.includes(path) || languageOfPath(path) === path.slice(1)) await suitsPaper(page);
  });

test("a long page is accessible, with its menu, a refused pop-up and a receipt's note, which hide no focus", async ({
  page,
}) => {
  await open(page, long, [phone, "light"]);
  await isAccessibleIn(page, [
    [phone, "light"],
    [wide, "dark"],
  ]);

  await resize(page, [375, 667]);
  await page.locator(".hamburger").click();
  await isAccessibleIn(page, [[[375, 667], "light"]]);
  expect.soft(await walkByTab(page, 20)).toEqual({ stops: 20, hidden: [] });

  await page.locator(".info-line .action button").click();
  const popUp = page.locator("dialog[open]");
  await popUp.locator("[type=submit]").click();
  await expect(popUp.locator(".visa-field .visa-error")).toHaveCount(4);
  await popUp.locator(".close").focus();
  await isAccessibleIn(page, onPhone);
  expect.soft(await walkByTab(page, 15)).toEqual({ stops: 15, hidden: [] });

  await answerApi(page);
  await popUp.locator("[type=submit]").click();
  await expect(page.locator(".visa-note")).toBeFocused();
  await isAccessibleIn(page, [[tiny, "light"]]);
  // The note has the focus, at the end of the page.
  await page.locator("a").first().focus();
  expect.soft(await walkByTab(page, 85)).toEqual({ stops: 85, hidden: [] });

  await suitsWindows(page);
  await suitsPaper(page);
});

for (const width of spread([375, 768, 1280], 3))
  test(`the home page of ${width} px does not shift while it moves and is read to its end`, async ({
    page,
  }) => {
    await open(page, "/", [[width, 800], "light"], "no-preference");
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: "instant" });
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      }
      // A slide that has not had its turn waits beside the page, and its picture with it.
      const inColumn = [...document.images].filter((image) => {
        const { left, right } = image.getBoundingClientRect();
        return image.checkVisibility() && right > 0 && left < innerWidth;
      });
      await Promise.all(inColumn.map((image) => image.decode()));
    });
    expect(await shiftsOf(page)).toEqual([]);
  });

if (full)
  test("with letters twice as large, no focus is hidden on a wide window", async ({ page }) => {
    await doubleLetters(page);
    await open(page, long, [wide, "light"]);
    expect.soft(await walkByTab(page, 60)).toEqual({ stops: 60, hidden: [] });
  });

test("a refused assessment is accessible and marks what is wrong in forced colours too", async ({ page }) => {
  await open(page, "/assessment", onPhone[0]);
  await page.locator("[name=status]").selectOption("Married");
  await page.locator("form[name=request] [type=submit]").click();
  await expect(page.locator(".visa-summary li")).toHaveCount(9);
  await expect(page.locator("[aria-invalid]:focus")).toHaveCount(1);
  for (const control of await page.locator("form[name=request] .visa-control:visible").all())
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  for (const colorScheme of spread(["dark", "light"] as const, 2)) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const outlined = await page.locator("[aria-invalid]").evaluateAll((controls) =>
      controls.map((control) => {
        const { outlineStyle, borderStyle } = getComputedStyle(control);
        return [control.matches(":focus"), outlineStyle, borderStyle].join();
      }),
    );
    // Only the control with the focus has an outline.
    expect(new Set(outlined)).toEqual(new Set(["true,solid,double", "false,none,double"]));
  }
  await isAccessibleIn(page, inBoth);
});

test("the worker's pages are accessible, without scripts", async ({ page }) => {
  await open(page, "/receipt?reference=EM-7KQ2M9D4TR&proof=forged", onPhone[0]);
  await expect(page.getByRole("heading", { name: "There is no receipt at this address" })).toBeVisible();
  await isAccessibleIn(page, onPhone);
  await expect(page.locator("script:not([type='application/ld+json'])")).toHaveCount(0);
  await page.evaluate(() => {
    document.body.innerHTML = `<form method="post" action="/api/request">
      <input name="type" value="request"><input name="page" value="/assessment"><input name="firstName" value="Ana"></form>`;
    document.forms[0]?.submit();
  });
  await expect(page).toHaveTitle(/^Not sent yet/);
  await expect(page.locator("[name=spouseAge]")).toBeVisible();
  await expect(page.locator("[name=firstName]")).toHaveValue("Ana");
  await isAccessibleIn(page, inDark);
  await expect(page.locator("script:not([type='application/ld+json'])")).toHaveCount(0);
});

test("on a wide window a text begins at the page's edge, and on paper it fills two sheets", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/verify");
  const [title, lead, step] = await Promise.all(
    ["h1", ".lead", ".next-step"].map((selector) => page.locator(selector).boundingBox()),
  );
  expect(lead?.x).toBe(title?.x);
  expect(step?.y).toBe(lead?.y);

  const margin = Object.fromEntries(["top", "right", "bottom", "left"].map((side) => [side, "12mm"]));
  for (const format of ["Letter", "A4"]) expect(await sheetsOf(page, { format, margin })).toBe(2);
  await page.setViewportSize({ width: 816, height: 1056 });
  await page.emulateMedia({ media: "print" });
  expect((await page.locator(".block p").first().boundingBox())?.width).toBeGreaterThan(700);
  await page.goto("/immigration/federal-skilled-trades");
  expect(await sheetsOf(page, { format: "Letter", margin })).toBe(3);
});

test("a language's page has a bar of one row, and initials in the place of a portrait are a circle", async ({
  page,
}) => {
  await page.setViewportSize({ width: 960, height: 800 });
  await page.goto("/ar");
  expect((await page.locator(".bar").boundingBox())?.height).toBeLessThan(100);
  // Without a menu there is room for any name, and its full stop is at its end.
  await page.setViewportSize({ width: 1280, height: 800 });
  const name = await page.locator(".bar .logo-words span + span bdi").evaluate((bdi) => {
    const text = new Text("Immigration Consulting Services Inc.");
    bdi.replaceChildren(text);
    const stop = document.createRange();
    stop.setStart(text, text.length - 1);
    stop.setEnd(text, text.length);
    const { height, right } = bdi.getBoundingClientRect();
    return { height, afterStop: right - stop.getBoundingClientRect().right };
  });
  expect(name.height).toBeLessThan(24);
  expect(name.afterStop).toBeCloseTo(0);
  await page.setViewportSize({ width: 375, height: 720 });
  await page.locator("img.portrait").evaluate((picture) => {
    picture.replaceWith(Object.assign(document.createElement("span"), { className: "portrait" }));
  });
  expect(await page.locator(".portrait").boundingBox()).toMatchObject({ width: 96, height: 96 });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a resting mouse opens the sub-menus, and a phone reaches the menu and the forms' pages", async ({
    page,
  }) => {
    const nav = page.getByRole("navigation", { name: "Main" });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/study");
    const entry = nav.getByRole("link", { name: "Express Entry" });
    await expect(entry).toBeHidden();
    await nav.getByRole("link", { name: "Immigration", exact: true }).hover();
    await expect(entry).toBeVisible();
    await page.mouse.move(0, 0);

    await page.setViewportSize({ width: 375, height: 720 });
    await expect(page.getByRole("banner").getByRole("link", { name: "Languages" })).toHaveCount(1);
    await nav.getByRole("link", { name: "Citizenship" }).click();
    await expect(page).toHaveURL("/citizenship");
    await page.getByRole("banner").getByRole("button", { name: "Free assessment" }).click();
    await expect(page).toHaveURL(/\/assessment\??$/);
    await expect(page.locator('form[name="request"]')).toBeVisible();
    await expect(page.locator("noscript p")).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("region", { name: "Welcome" })).toBeVisible();
  });
});
