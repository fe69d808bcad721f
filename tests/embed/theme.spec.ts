import type { Locator } from "@playwright/test";
import { spread } from "../support/full.ts";
import { entryScript, expect, test, whenJoined } from "./support/embed-test.ts";

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

/** Runs in the page: the contrast of an element's colour, or of its edge, with what is painted behind it. */
function contrastOf(element: Element, property: string): number {
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!brush) return 0;
  const pixel = () => [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3);
  const paint = (color: string) => {
    brush.fillStyle = color;
    brush.fillRect(0, 0, 1, 1);
  };
  const luminance = (parts: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = parts.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const backgrounds: string[] = [];
  for (
    let at: Element | null = element;
    at;
    at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host ?? null
  ) {
    // An edge is seen beside what is around its control.
    if (at !== element || property === "color") backgrounds.push(getComputedStyle(at).backgroundColor);
  }
  paint("#fff");
  for (const color of backgrounds.toReversed()) paint(color);
  const behind = luminance(pixel());
  paint(getComputedStyle(element).getPropertyValue(property));
  const seen = luminance(pixel());
  return Math.max(seen, behind) / Math.min(seen, behind);
}

/** What is read or pressed in an element, the property that paints it, and its least contrast. */
const marks = [
  [
    "[part=heading], [part=licence], [part=label], [part=submit], [part=button], [name=fullName]",
    "color",
    4.5,
  ],
  ["[name=fullName]", "border-top-color", 3],
] as const;

async function expectLegible(place: Locator): Promise<void> {
  for (const [selector, property, least] of marks)
    for (const mark of await place.locator(selector).all())
      expect(await mark.evaluate(contrastOf, property), `${mark} ${property}`).toBeGreaterThanOrEqual(least);
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
    await expect(page.locator("[part=button]")).toHaveCount(themes.length);
    for (const [at, theme] of themes.entries())
      await test.step(theme, async () => {
        const place = page.locator("body > div").nth(at);
        await expectLegible(place.locator("visa-contact-form"));
        if (!withReact.includes(theme)) return;
        await place.locator("[name=fullName]").hover();
        await whenJoined(place.locator("form"));
        await expectLegible(place);
        await place.locator("[part=button]").click();
        const heading = place.locator("dialog [part=heading]");
        await expect(heading).toBeVisible();
        expect(await heading.evaluate(contrastOf, "color")).toBeGreaterThanOrEqual(4.5);
        await page.keyboard.press("Escape");
      });
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

test("the colours are those of the place: dark only where the page offers it and the visitor asks, or by attribute", async ({
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
