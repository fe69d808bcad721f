import { expect, type Page } from "@playwright/test";
import { firm } from "#content/firm/firm.ts";
import { pageLanguages } from "#content/languages.ts";
import { directionOf, languageOfPath, languages, pathIn } from "#lead/languages.ts";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { asOwnClient } from "../support/consultant.ts";
import { full, spread } from "../support/full.ts";
import { answerApi } from "../support/send.ts";
import { doubleLetters, overflowOf, routes, watchPage, whenIdle } from "../support/site.ts";

type Size = readonly [width: number, height: number];
const narrow: Size = [320, 720];
const phone: Size = [412, 823];
const wide: Size = [1280, 800];
/** 400 % zoom on a small screen. */
const tiny: Size = [320, 256];
const long = "/immigration/express-entry";

type Look = readonly [size: Size, colorScheme: "light" | "dark"];

/** A page as people see it: it opens in the first look, and has the same claims in all. */
interface View {
  readonly path: string;
  readonly looks?: readonly Look[];
  readonly with?: "letters twice as large" | "motion";
  readonly state?: keyof typeof states;
  /** Tabs once through all of it, by so many stops at least. */
  readonly walked?: number;
}

const inBoth: readonly Look[] = [
  [narrow, "light"],
  [wide, "dark"],
];
const inAll: readonly Look[] = [...inBoth, [narrow, "dark"], [wide, "light"]];
const onPhone: readonly Look[] = [[narrow, "light"]];
const inDark: readonly Look[] = [[narrow, "dark"]];

/** What was done on a page before it is looked at, by selectors, because it is done in every language. */
const states = {
  "read to its end": async (page) => {
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
  },
  "with its menu open": (page) => page.locator(".hamburger").click(),
  "with a refused pop-up": async (page) => {
    await page.locator(".info-line .action button").click();
    const dialog = page.locator("dialog[open]");
    await dialog.locator("[type=submit]").click();
    await expect(dialog.locator(".visa-field .visa-error")).toHaveCount(4);
    await dialog.locator("[name=body]").fill("A");
    await dialog.locator(".close").focus();
  },
  "with the note of a receipt": async (page) => {
    await page.locator(".info-line .action button").click();
    await answerApi(page);
    await page.locator("dialog[open] [type=submit]").click();
    await expect(page.locator(".visa-note")).toBeFocused();
    // The note has the focus, at the end of the page.
    await page.locator("a").first().focus();
  },
  "with a refused assessment": async (page) => {
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
  },
  "with the refusal of a plain form": async (page) => {
    await page.evaluate(() => {
      document.body.innerHTML = `<form method="post" action="/api/request">
        <input name="type" value="request"><input name="page" value="/assessment"><input name="firstName" value="Ana"></form>`;
      document.forms[0]?.submit();
    });
    await expect(page).toHaveTitle(/^Not sent yet/);
    await expect(page.locator("[name=spouseAge]")).toBeVisible();
    await expect(page.locator("[name=firstName]")).toHaveValue("Ana");
    expect(await scriptsOf(page)).toEqual([]);
  },
  "of no lead": async (page) => {
    await expect(page.getByRole("heading", { name: "There is no receipt at this address" })).toBeVisible();
    await expect(page.locator("body")).not.toContainText("EM-");
    expect(await scriptsOf(page)).toEqual([]);
  },
} as const satisfies Readonly<Record<string, (page: Page) => Promise<unknown>>>;

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => /\.js$/.test(name)),
  );
const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "shifts") as readonly string[]);

/**
 * Tabs once through the page, each of whose stops has one of its nine points in sight (WCAG 2.4.11); counts
 * them.
 */
async function visibleStops(page: Page): Promise<number> {
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.hasAttribute("data-walked")) return undefined;
      focused.setAttribute("data-walked", "");
      const shares = [0.1, 0.5, 0.9];
      const isSeen = [...focused.getClientRects()].some(({ x, y, width, height }) =>
        shares.some((across) =>
          shares.some((down) => {
            const hit = document.elementFromPoint(x + across * width, y + down * height);
            return hit !== null && (focused.contains(hit) || hit.contains(focused)) && hit !== document.body;
          }),
        ),
      );
      return { name: focused.outerHTML.slice(0, 100), isSeen };
    });
    if (stop === undefined) return stops;
    expect.soft(stop).toMatchObject({ isSeen: true });
  }
  throw new Error("the walk does not end");
}

/** One of each template; at full size all pages in every look. */
const english: readonly View[] = full
  ? [...routes, "/assessment", "/verify", "/privacy", "/accessibility"].map((path) => ({
      path,
      looks: inAll,
    }))
  : [
      { path: "/", looks: inBoth },
      {
        path: long,
        looks: [
          [phone, "light"],
          [wide, "dark"],
        ],
      },
      { path: "/contact-us", looks: inDark },
      { path: "/verify" },
    ];
const french = [
  "/receipt",
  "/no-such-page",
  "/assessment",
  "/privacy",
  "/verify",
  "/accessibility",
  ...routes,
];
const views: readonly View[] = [
  ...english,
  ...spread(french, 20).map((path) => ({ path: pathIn("fr", path) })),
  ...spread(pageLanguages.toReversed(), 4).map((code) => ({ path: pathIn(code, "/") })),
  ...spread([375, 768, 1280], 3).map(
    (width): View => ({
      path: "/",
      looks: [[[width, 800], "light"]],
      with: "motion",
      state: "read to its end",
    }),
  ),
  { path: long, looks: [[[375, 667], "light"]], state: "with its menu open", walked: 10 },
  ...spread<View>(
    [
      { path: long, looks: [[tiny, "light"]], state: "with the note of a receipt", walked: 40 },
      { path: long, looks: [[wide, "light"]], with: "letters twice as large", walked: 40 },
    ],
    2,
  ),
  { path: "/assessment", looks: inBoth, state: "with a refused assessment" },
  { path: "/fr/study", state: "with a refused pop-up", walked: 8 },
  { path: "/robots.txt", looks: inDark, state: "with the refusal of a plain form" },
  { path: "/receipt?reference=EM-7KQ2M9D4TR&proof=forged", state: "of no lead" },
];

for (const { path, looks = onPhone, state, walked, ...view } of views) {
  const [size, colorScheme] = looks[0] as Look;
  const name = [path, state, view.with, `at ${size.join(" × ")} px`].filter(Boolean).join(", ");
  test(`${name}: is accessible, fits the window, does not shift and stays on its host`, async ({ page }) => {
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
    const reducedMotion = view.with === "motion" ? "no-preference" : "reduce";
    await page.emulateMedia({ colorScheme, reducedMotion });
    if (view.with === "letters twice as large") await doubleLetters(page);
    await page.setViewportSize({ width: size[0], height: size[1] });
    await page.goto(path);
    if (state !== "with the refusal of a plain form") {
      const language = languageOfPath(path);
      await expect(page.locator("html")).toHaveAttribute("lang", languages[language].tag);
      await expect(page.locator("html")).toHaveAttribute("dir", directionOf(language) ?? "ltr");
      if (!path.includes("/receipt")) await whenIdle(page);
    }
    // The carousels arrive last, and could move the home page.
    if (path === "/") await expect(page.locator(".swiper-initialized")).toHaveCount(3);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await shiftsOf(page)).toEqual([]);
    // A page that is not found has its status, which a browser writes into its console.
    expect(complaints.filter((line) => !line.includes("status of 404"))).toEqual([]);
    // If React finds a text other than its own, it silently renders the whole form again.
    await expect(page.locator("form:not([data-sent])")).toHaveCount(0);
    // The button that leads to the form covers no link of the first screen.
    if (size === phone) expect(await axeFaults(page, { only: ["target-size"] })).toEqual([]);
    const stored = () => page.evaluate(() => localStorage.length + sessionStorage.length);
    expect([await page.context().cookies(), await stored()]).toEqual([[], 0]);
    if (state) await states[state](page);
    for (const [size, colorScheme] of looks) {
      await page.emulateMedia({ forcedColors: "none", colorScheme });
      await resize(page, size);
      if (!view.with) expect.soft(await axeFaults(page), `${size[0]} px, ${colorScheme}`).toEqual([]);
    }
    if (walked !== undefined) expect(await visibleStops(page)).toBeGreaterThan(walked);
    if (state || view.with) return;
    await suits(page);
    if (!routes.includes(path) && languageOfPath(path) !== path.slice(1)) return;
    // On paper there is no skip link, no menu and no form, but who is licensed and how to reach them.
    await page.emulateMedia({ media: "print" });
    for (const text of [firm.phone, firm.email, firm.licenceNumbers])
      await expect(page.getByRole("banner").getByText(text)).toBeVisible();
    const useless = page.locator(".skip-link, .main-menu, .section-menu, .on-this-page, form[name]");
    await expect(useless.filter({ visible: true })).toHaveCount(0);
  });
}

/**
 * At 400 % zoom, at any width, and with letters twice as large, a page keeps to the window's width, and no
 * bar stays over it.
 */
async function suits(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  await resize(page, tiny);
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  const covered = await page
    .locator("header")
    .evaluateAll((all) => Math.max(0, ...all.map((header) => header.getBoundingClientRect().bottom)));
  expect.soft(covered).toBeLessThan(page.url().endsWith("/assessment") ? tiny[1] / 2 : 1);
  await page.emulateMedia({ forcedColors: "none" });
  for (const width of [360, 600, 960, 1920]) await resize(page, [width, 800]);
  await doubleLetters(page);
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  await resize(page, narrow);
}

/** Resizes the window; the page must not be wider. */
async function resize(page: Page, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  // A window of another size is drawn a frame later.
  await page.waitForFunction((size) => innerWidth === size[0] && innerHeight === size[1], [width, height]);
  await expect.soft.poll(() => overflowOf(page), `beside ${width} × ${height} px`).toBeLessThanOrEqual(0);
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly { readonly node?: Element }[];
}

test("on a wide window a text begins at the page's edge, and its next step is beside it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/verify");
  const [title, lead, step] = await Promise.all(
    ["h1", ".lead", ".next-step"].map((selector) => page.locator(selector).boundingBox()),
  );
  expect(lead?.x).toBe(title?.x);
  expect(step?.y).toBe(lead?.y);

  await test.step("and it fills a sheet of paper", async () => {
    await page.setViewportSize({ width: 816, height: 1056 });
    await page.emulateMedia({ media: "print" });
    const printed = await page.locator(".block p").first().boundingBox();
    expect(printed?.width).toBeGreaterThan(700);
  });
});

test("figures and a section's landscape fit beside its text on a wide window only", async ({ page }) => {
  const drawing = () =>
    page.locator(".content").evaluate((content) => getComputedStyle(content, "::after").backgroundImage);
  const scenes = { "/fr/immigration/express-entry": "rockies", "/sponsorship": "harbour" };
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [path, scene] of Object.entries(scenes)) {
    await page.goto(path);
    expect(await drawing()).toContain(`/pictures/${scene}.svg`);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 960, height: 900 });
  expect(await drawing()).toBe("none");
});

test("without a menu the bar is one row", async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 800 });
  await page.goto("/zh");
  expect((await page.locator(".bar").boundingBox())?.height).toBeLessThan(100);
});

test("initials in the place of a portrait are a circle on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto("/ar");
  await page.locator("img.portrait").evaluate((picture) => {
    picture.replaceWith(Object.assign(document.createElement("span"), { className: "portrait" }));
  });
  expect(await page.locator(".portrait").boundingBox()).toMatchObject({ width: 96, height: 96 });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu and the forms' pages are within reach", async ({ page }) => {
    const nav = page.getByRole("navigation", { name: "Main" });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/study");

    await test.step("a resting mouse opens the sub-menus", async () => {
      const entry = nav.getByRole("link", { name: "Express Entry" });
      await expect(entry).toBeHidden();
      await nav.getByRole("link", { name: "Immigration", exact: true }).hover();
      await expect(entry).toBeVisible();
      await page.mouse.move(0, 0);
    });

    await test.step("the menu and the forms' pages are within reach on a phone", async () => {
      await page.setViewportSize({ width: 375, height: 720 });
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
});
