import type { Locator } from "@playwright/test";
import { spread } from "../support/full.ts";
import { accepted, answerApi, press, refused } from "../support/send.ts";
import { entryScript, expect, fillContact, test, whenJoined } from "./support/embed-test.ts";

/** Themes with colours that others cannot simply be derived from, each on a light and on a dark page. */
const allThemes = [
  "--visa-surface: transparent",
  "--visa-surface: rgba(255, 255, 255, .6)",
  "--visa-surface: rgb(255 255 255 / .1); --visa-accent: transparent",
  "--visa-surface: transparent; --visa-line: transparent; --visa-danger: rgba(255, 0, 0, .2)",
  "--visa-ink: rgba(0, 0, 0, .2); --visa-accent: oklch(0.5 0.2 20 / .1)",
  "--visa-surface: #222",
  "--visa-surface: currentColor; --visa-accent: currentColor",
  "--visa-ink: currentColor; --visa-line: color-mix(in oklab, currentColor 60%, transparent)",
  "--visa-surface: linear-gradient(#000, #123); --visa-accent: linear-gradient(red, navy)",
  "--ground: #000; --muted: 210 40% 96.1%",
  "--visa-surface: inherit; --visa-ink: none; --visa-accent: light-dark(#fff, #000)",
];
const grounds = ["#fff", "#14181f"];
const themes = spread(allThemes, 2);
/** Those that are also seen with React's sheet and in the overlay. */
const withReact = spread(allThemes, 4);

/**
 * Runs in the page: elements whose colour, or edge, has less contrast than this with what is painted behind
 * it.
 */
function findFaint(
  elements: Element[],
  [property, least]: readonly [property: string, least: number],
): string[] {
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const paint = (color: string) => {
    if (!brush) return;
    brush.fillStyle = color;
    brush.fillRect(0, 0, 1, 1);
  };
  const luminance = () => {
    const [red = 0, green = 0, blue = 0] = [...(brush?.getImageData(0, 0, 1, 1).data ?? [])].map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const backgroundsOf = (element: Element | null | undefined): string[] =>
    element
      ? [
          ...backgroundsOf(element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host),
          getComputedStyle(element).backgroundColor,
          // A picture of one colour, so that it is known what is painted.
          ...(getComputedStyle(element).backgroundImage.match(/(?<=^linear-gradient\()rgb\([\d, ]+\)/) ?? []),
        ]
      : ["#fff"];
  const contrastOf = (element: Element) => {
    // An edge is seen beside what is around its control.
    backgroundsOf(property === "color" ? element : element.parentElement).forEach(paint);
    const behind = luminance();
    paint(getComputedStyle(element).getPropertyValue(property));
    const seen = luminance();
    return Math.max(seen, behind) / Math.min(seen, behind);
  };
  // Their own text, if it is for the eye.
  const isSeen = (element: Element) =>
    property !== "color" || (element.getBoundingClientRect().width > 2 && element.checkVisibility());
  return elements
    .filter((element) => isSeen(element) && contrastOf(element) < least)
    .map((element) => `${contrastOf(element).toFixed(2)} ${element.outerHTML.slice(0, 200)}`);
}

/** What is read or pressed in an element. */
const read = "[part=heading], [part=licence], [part=label], [part=submit], [part=button], [name=fullName]";

async function expectLegible(place: Locator): Promise<void> {
  expect(await place.locator(read).evaluateAll(findFaint, ["color", 4.5] as const)).toEqual([]);
  const edges = place.locator("[name=fullName]");
  expect(await edges.evaluateAll(findFaint, ["border-top-color", 3] as const)).toEqual([]);
}

for (const ground of grounds)
  test(`a theme of clear, current or no colours leaves all legible on ${ground}`, async ({
    page,
    openLines,
  }) => {
    const places = themes.map(
      (theme) =>
        `<div style="${theme}"><visa-contact-form></visa-contact-form><visa-free-assessment-button></visa-free-assessment-button></div>`,
    );
    await openLines(`<body style="background: ${ground}">${places.join("")}${entryScript()}`);
    for (const mark of ["[name=fullName]", "[part=button]"])
      await expect(page.locator(mark)).toHaveCount(themes.length);
    for (const [at, theme] of themes.entries())
      await test.step(theme, async () => {
        const place = page.locator("body > div").nth(at);
        await expectLegible(place);
        if (!withReact.includes(theme)) return;
        await place.locator("[name=fullName]").hover();
        await whenJoined(place.locator("form"));
        await expectLegible(place);
        await place.locator("[part=button]").click();
        await expect(place.locator("dialog [part=heading]")).toBeVisible();
        await expectLegible(place.locator("dialog"));
        await page.keyboard.press("Escape");
      });
  });

/** Where the page's own text, or the ink, can be read: the page's colour, a picture over it, the ink. */
const places = [
  { page: "#fff", picture: "#1d3a2f", theme: "--visa-ink: #fff" },
  { page: "#fff", picture: "#1d3a2f", theme: "color: #fff" },
  { page: "#14181f", picture: "#f4efe6", theme: "--visa-ink: #14181f; color: #eee" },
  { page: "#14181f", theme: "color: #eee" },
  { page: "#fff", theme: "--visa-danger: #fdd" },
] as const;

for (const { page: color, theme, ...more } of places) {
  const picture = "picture" in more ? more.picture : undefined;
  test(`on ${picture ?? color} over ${color} with "${theme}" all text of a clear form is legible`, async ({
    page,
    openLines,
    form,
    expected,
  }) => {
    expected.push(/status of 422/);
    const image = picture ? `background-image: linear-gradient(${picture}, ${picture})` : "";
    await openLines(
      `<body style="background: ${color}"><div style="${image}; ${theme}; --visa-surface: transparent"><visa-contact-form></visa-contact-form></div>${entryScript()}`,
    );
    await answerApi(page, [refused("fullName", "phone"), refused("body"), accepted]);
    const inside = form.locator("form");
    const expectAll = async (state: string) => {
      const texts = inside.locator(
        ":is(input, select, textarea, a, button, summary, strong, span, label, p, li, h2, h3)",
      );
      expect(await texts.evaluateAll(findFaint, ["color", 4.5] as const), state).toEqual([]);
    };
    await expect(inside).toBeVisible();
    await expectAll("before a touch");
    await fillContact(form);
    await expectAll("typed, with the beginnings");
    for (const state of ["two errors", "one error"]) {
      await press(form);
      await expect(inside.locator("[aria-invalid=true]").first()).toBeVisible();
      await expectAll(state);
    }
    await press(form);
    await expect(form.getByRole("status")).toHaveText("Thank you.");
    await form.locator("summary").click();
    await expectAll("receipt");
  });
}

/** How pages switch to dark while they are open. */
const switches: Readonly<Record<string, string>> = {
  "a class of the root, with a transition": "document.documentElement.classList.add('dark')",
  "a style of the body":
    "document.body.style.cssText = 'color-scheme: dark; background: #14181f; color: #eee'",
  "a class of a wrapper, with a transition": "document.querySelector('main').classList.add('dark')",
};

for (const [name, change] of Object.entries(switches))
  test(`a form stays legible when ${name} makes the page dark`, async ({ page, openLines, form }) => {
    await openLines(`<style>:root, main { background: #fff; color: #111; transition: background 0.2s, color 0.2s }
.dark, .dark main { color-scheme: dark; background: #14181f; color: #eee }</style>
<body><main style="--visa-surface: transparent"><visa-contact-form></visa-contact-form></main>${entryScript()}`);
    await expect(form.locator("form")).toBeVisible();
    await page.evaluate(change);
    const faint = () => form.locator(read).evaluateAll(findFaint, ["color", 4.5] as const);
    await page.waitForTimeout(50);
    await expect.poll(faint).toEqual([]);
    const dark = await form.locator("[name=fullName]").evaluate((control) => getComputedStyle(control).color);
    expect(dark).not.toMatch(/^rgb\([0-9]?[0-9], /);
  });

test("a form in a page's shadow root follows the page's fade to dark", async ({ page, openLines, form }) => {
  await openLines(`<style>:root { background: #fff; color: #111; transition: background 0.2s, color 0.2s }
.dark { color-scheme: dark; background: #14181f; color: #eee }</style>
<body><main style="--visa-surface: transparent"><template shadowrootmode="open"><visa-contact-form></visa-contact-form></template></main>${entryScript()}`);
  await expect(form.locator("form")).toBeVisible();
  await page.evaluate("document.documentElement.classList.add('dark')");
  await page.waitForTimeout(50);
  await expect.poll(() => form.locator(read).evaluateAll(findFaint, ["color", 4.5] as const)).toEqual([]);
});

test("a page's rules for what has the focus frame no whole element", async ({ openLines, form, button }) => {
  await openLines(`<style>*:focus, *:focus-within { outline: 4px solid black !important }</style>
<visa-contact-form></visa-contact-form><visa-free-assessment-button></visa-free-assessment-button>${entryScript()}`);
  for (const [element, control] of [
    [form, form.locator("[name=fullName]")],
    [button, button.locator("[part=button]")],
  ] as const) {
    await control.focus();
    await expect(element).toHaveCSS("outline-style", "none");
  }
});

test("an element is dark where the page offers it and the visitor prefers it, or by its attribute", async ({
  page,
  openHost,
  form,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openHost("plain");
  const surface = () => form.locator("form").evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await surface();
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = "light dark";
  });
  await expect.poll(surface).not.toBe(light);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(surface).toBe(light);
  for (const scheme of ["dark", "sepia"]) {
    await form.evaluate((host, scheme) => host.setAttribute("color-scheme", scheme), scheme);
    expect((await surface()) === light, scheme).toBe(scheme === "sepia");
  }
});
