import { shownIn } from "./shown-in.ts";

const names = ["--visa-ink", "--visa-line", "--visa-danger", "--visa-accent"] as const;

/** Below this alpha a colour is hardly visible. */
const leastAlpha = 0.75;

/** The contrast that WCAG asks of text, and more for what a tint takes and `luminance` is off. */
const legible = 5.4;

/** Red, green and blue from 0 to 1, and alpha. */
type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** The contrast from which text that is a quarter softer stays legible. */
const ample = 9.5;

/**
 * Makes theme colours opaque and legible, because colours derived from clear ones would be clear too. A clear
 * surface stays, and `--ground` is what shows through it: the page's colour, or, where the ink cannot be read
 * on that, a picture that the ink contrasts with. A colour that is too clear, is none, or cannot be read on
 * its ground is left to the sheet.
 */
export function replaceClearColors(wrapper: HTMLElement, canvas: string): void {
  const { style } = wrapper;
  const { host } = wrapper.getRootNode() as ShadowRoot;
  const theme = getComputedStyle(wrapper);
  for (const name of ["--ground", "--muted", "--visa-surface", ...names]) style.removeProperty(name);
  const { color: pageInk } = getComputedStyle(host);
  for (const name of ["--visa-surface", ...names]) {
    const given = theme.getPropertyValue(name);
    const color = given.replace(/currentcolor/gi, () => pageInk);
    if (given && !CSS.supports("color", color)) style.setProperty(name, "initial");
    else if (color !== given) style.setProperty(name, color);
  }
  const read = (color: string) => readColor(color, style, theme);
  const given = (name: string) => read(theme.getPropertyValue(name));
  const surface = given("--visa-surface");
  const page = pageBehind(host, read, canvas);
  // Behind a button there is only the page; the surface is the form's.
  const isButton = wrapper.firstElementChild?.localName === "button";
  let ground = over((!isButton && (surface ?? given("--color-surface"))) || page, page);
  const isClear = surface !== undefined && surface[3] < 1;
  if (isClear) {
    const ink = given("--visa-ink");
    const text = ink ?? read(pageInk);
    // A page's own grey text may be pale, but not as pale as its ground. Pure black is the initial colour.
    const least = ink ? legible : text && luminance(text) > 0 ? 2 : 0;
    if (text && surface[3] < 0.5 && contrast(over(text, ground), ground) < least)
      ground = luminance(text) > 0.18 ? [0, 0, 0, 1] : [1, 1, 1, 1];
    style.setProperty("--ground", cssOf(ground));
  }
  for (const name of names) {
    const color = given(name);
    if (!color) continue;
    const opaque = over(color, ground);
    const isText = name === "--visa-ink" || name === "--visa-danger";
    if (color[3] < leastAlpha || (isText && contrast(opaque, ground) < legible))
      style.setProperty(name, "initial");
    else if (color[3] < 1) style.setProperty(name, cssOf(opaque));
  }
  const shade = luminance(ground);
  let ink = given("--color-ink");
  if (ink && contrast(ink, ground) < legible) {
    ink = shade > 0.18 ? [0, 0, 0, 1] : [1, 1, 1, 1];
    style.setProperty("--visa-ink", cssOf(ink));
  }
  // The sheet's reds suit a light or a dark ground.
  if (ink && shade > 0.05 && shade < 0.7 && !given("--visa-danger"))
    style.setProperty("--visa-danger", cssOf(ink));
  // On a ground of any lightness, or of a pale ink, softer text and edges could be invisible.
  if (ink && contrast(ink, ground) < ample) style.setProperty("--muted", "100%");
  else if (isClear) style.setProperty("--muted", "92%");
}

/**
 * Reads any CSS colour; undefined if there is none, or if the browser cannot mix colours and gets a fixed
 * palette.
 */
function readColor(
  text: string,
  style: CSSStyleDeclaration,
  computed: CSSStyleDeclaration,
): Color | undefined {
  if (text.trim() === "") return undefined;
  // Draws nothing, and computes to numbers whatever the notation was.
  style.columnRuleColor = `color-mix(in srgb, ${text}, ${text})`;
  const numbers = /^color\(srgb (.*)\)$/.exec(computed.columnRuleColor)?.[1]?.match(/[\d.e-]+/g);
  style.columnRuleColor = "";
  if (!numbers) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers.map(Number);
  return [red, green, blue, alpha];
}

/** The colour of the page behind an element, through shadow roots and slots. */
function pageBehind(
  element: Element | null | undefined,
  read: (color: string) => Color | undefined,
  canvas: string,
): Color {
  if (!element) return read(canvas) ?? [1, 1, 1, 1];
  const color = read(getComputedStyle(element).backgroundColor) ?? [0, 0, 0, 0];
  return color[3] === 1 ? color : over(color, pageBehind(shownIn(element), read, canvas));
}

function over(color: Color, under: Color): Color {
  const alpha = color[3];
  const mix = (at: 0 | 1 | 2) => color[at] * alpha + under[at] * (1 - alpha);
  return [mix(0), mix(1), mix(2), 1];
}

/** By WCAG 2, with the power that its curve of sRGB comes to. */
const luminance = ([red, green, blue]: Color) =>
  0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2;

function contrast(one: Color, other: Color): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a / b, b / a);
}

const cssOf = ([red, green, blue]: Color) => `color(srgb ${red} ${green} ${blue})`;
