import type { Locator } from "@playwright/test";
import { entryScript, expect, test, whenJoined } from "./support/embed-test.ts";

/** Themes with colours that others cannot simply be derived from, each on a light and on a dark page. */
const themes = [
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

async function expectLegible(form: Locator): Promise<void> {
  const marks = [
    ["[part=heading]", "color", 4.5],
    ["[part=licence]", "color", 4.5],
    ["[part=label]", "color", 4.5],
    ["[part=submit]", "color", 4.5],
    ["[name=fullName]", "color", 4.5],
    ["[name=fullName]", "border-top-color", 3],
  ] as const;
  for (const [selector, property, least] of marks) {
    const contrast = await form.locator(selector).first().evaluate(contrastOf, property);
    expect(contrast, `${selector} ${property}`).toBeGreaterThanOrEqual(least);
  }
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
    for (const [at, theme] of themes.entries())
      await test.step(theme, async () => {
        const place = page.locator("body > div").nth(at);
        const form = place.locator("visa-contact-form");
        const button = place.locator("visa-free-assessment-button");
        await expectLegible(form);
        await form.locator("[name=fullName]").hover();
        await whenJoined(form.locator("form"));
        await expectLegible(form);
        const label = button.locator("[part=button]");
        expect(await label.evaluate(contrastOf, "color")).toBeGreaterThanOrEqual(4.5);
        await label.click();
        const heading = button.locator("dialog [part=heading]");
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
