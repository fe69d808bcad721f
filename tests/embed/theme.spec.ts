import type { Locator } from "@playwright/test";
import { spread } from "../support/full.ts";
import { hold } from "../support/hold.ts";
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
    property !== "color" ||
    (element.getBoundingClientRect().width > 2 && element.checkVisibility({ opacityProperty: true }));
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
        await expect(() => expectLegible(place)).toPass();
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

test("a theme of opaque colours is painted at once, and made legible afterwards", async ({
  page,
  openLines,
  form,
}) => {
  const arrive = await hold(page, "**/chunks/special-cases-*");
  await openLines(
    `<body style="background: #fff"><div style="--visa-surface: #222; --visa-ink: #333"><visa-contact-form></visa-contact-form></div>${entryScript()}`,
  );
  await expect(form.locator("[name=fullName]")).toBeVisible();
  arrive();
  await expect(() => expectLegible(form)).toPass();
});

test("the text on every accent has the contrast that WCAG asks for, also under a pointer", async ({
  page,
  openLines,
}) => {
  const accents = ["#e11d48", "#c34b78", "#777", "#f59e0b", "#0b5c8a", "rgb(225 29 72 / .9)"];
  const lines = accents.map(
    (accent) =>
      `<div style="--visa-accent: ${accent}"><visa-free-assessment-button></visa-free-assessment-button><visa-contact-form></visa-contact-form></div>`,
  );
  await openLines(`<body style="background: #fff">${lines.join("")}${entryScript()}`);
  await expect(page.locator("[part=submit]")).toHaveCount(accents.length);
  for (const [at, accent] of accents.entries())
    for (const name of ["button", "submit"]) {
      const filled = page.locator("body > div").nth(at).locator(`[part=${name}]`);
      const expectLegible = async () =>
        expect(await filled.evaluateAll(findFaint, ["color", 4.5] as const), accent).toEqual([]);
      await expectLegible();
      await filled.hover();
      if (name === "submit") await whenJoined(filled);
      await expectLegible();
    }
});

/** Where the page's own text, or the ink, can be read: the page's colour, a picture over it, the ink. */
interface ThemedPlace {
  page: string;
  picture?: string;
  theme: string;
}

const inks = ["#fff", "#14181f", "#666", "#9aa5a0"];
const pictures = [undefined, "#1d3a2f", "#f4efe6"];
const surfaces = ["transparent", "rgb(255 255 255 / .6)", "#fffdf5", "#222", "#9a9a9a"];
const isLight = (color: string) => color > "#8";
/** Through a clear surface an ink is on what the author sees, which the page's colour need not be. */
const crossed = grounds.flatMap((page) =>
  pictures.flatMap((picture) =>
    inks.flatMap((ink, at) =>
      surfaces
        .filter(
          (surface) =>
            surface.startsWith("#") ||
            (isLight(ink) !== isLight(picture ?? page) && !(picture && surface.startsWith("rgb"))),
        )
        .map(
          (surface): ThemedPlace => ({
            page,
            ...(picture && { picture }),
            theme: `--visa-ink: ${ink}; --visa-danger: ${at % 2 ? "#d93025" : "#f9a8a8"}; --visa-surface: ${surface}`,
          }),
        ),
    ),
  ),
);

const places: readonly ThemedPlace[] = [
  { page: "#fff", picture: "#1d3a2f", theme: "--visa-ink: #fff" },
  { page: "#fff", picture: "#1d3a2f", theme: "color: #fff" },
  { page: "#14181f", picture: "#f4efe6", theme: "--visa-ink: #14181f; color: #eee" },
  { page: "#14181f", theme: "color: #eee" },
  { page: "#fff", theme: "--visa-danger: #fdd" },
  { page: "#fff", theme: "--visa-surface: #c0b283" },
  { page: "#fff", theme: "--visa-ink: #666; --visa-danger: #d93025; --visa-surface: #fff" },
  ...spread(crossed, 31),
];

for (const { page: color, picture, theme } of places) {
  test(`on ${picture ?? color} over ${color} with "${theme}" all text of a form is legible`, async ({
    page,
    openLines,
    form,
    expected,
  }) => {
    expected.push(/status of 422/);
    const image = picture ? `background-image: linear-gradient(${picture}, ${picture})` : "";
    await openLines(
      `<body style="background: ${color}"><div style="${image}; --visa-surface: transparent; ${theme}"><visa-contact-form></visa-contact-form></div>${entryScript()}`,
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
    await expect(() => expectAll("before a touch")).toPass();
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

const switched = Object.entries(switches).flatMap(([name, change]) =>
  ["--visa-surface: transparent", "--visa-ink: #555; --visa-danger: #b00020"].map(
    (theme) => [name, change, theme] as const,
  ),
);

for (const [name, change, theme] of switched)
  test(`a form with "${theme}" stays legible when ${name} makes the page dark`, async ({
    page,
    openLines,
    form,
  }) => {
    await openLines(`<style>:root, main { background: #fff; color: #111; transition: background 0.2s, color 0.2s }
.dark, .dark main { color-scheme: dark; background: #14181f; color: #eee }</style>
<body><main style="${theme}"><visa-contact-form></visa-contact-form></main>${entryScript()}`);
    await expect(form.locator("form")).toBeVisible();
    await page.evaluate(change);
    const faint = () => form.locator(read).evaluateAll(findFaint, ["color", 4.5] as const);
    await page.waitForTimeout(50);
    await expect.poll(faint).toEqual([]);
    const dark = await form.locator("[name=fullName]").evaluate((control) => getComputedStyle(control).color);
    expect(dark).not.toMatch(/^rgb\([0-9]?[0-9], /);
  });

for (const colorScheme of ["light", "dark"] as const)
  test(`a visitor who asks for more contrast gets 7:1 in a ${colorScheme} form, before and after a touch`, async ({
    page,
    openLines,
    form,
    button,
  }) => {
    await page.emulateMedia({ colorScheme, contrast: "more" });
    await openLines(
      `<style>:root { color-scheme: light dark }</style><visa-contact-form></visa-contact-form><visa-free-assessment-button></visa-free-assessment-button>${entryScript()}`,
    );
    const text = form.locator(":is(p, span, a, label, [part=control], [part=submit])");
    const faint = async () => [
      ...(await text.evaluateAll(findFaint, ["color", 7] as const)),
      ...(await form.locator("[name=email]").evaluateAll(findFaint, ["border-top-color", 7] as const)),
      ...(await button.locator("[part=button]").evaluateAll(findFaint, ["color", 7] as const)),
    ];
    await expect(form.locator("form")).toBeVisible();
    expect(await faint()).toEqual([]);
    await form.locator("[name=fullName]").focus();
    await whenJoined(form.locator("form"));
    expect(await faint()).toEqual([]);
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
