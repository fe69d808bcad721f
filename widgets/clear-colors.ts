const names = ["--visa-ink", "--visa-line", "--visa-danger", "--visa-accent"] as const;

/** Below this alpha a colour is hardly visible. */
const leastAlpha = 0.75;

/** Red, green and blue from 0 to 1, and alpha. */
type Color = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Replaces theme colours that are transparent or half clear, because colours derived from them would be clear
 * too. A clear surface stays, and `--ground` is the colour that shows through it. Another colour becomes
 * opaque as it looks, or is left to the sheet if it is too clear. `currentColor` is that of the element's
 * place. What is no colour, such as a gradient, is ignored. So are background pictures of the page.
 */
export function replaceClearColors(wrapper: HTMLElement, canvas: string): void {
  const { style } = wrapper;
  const { host } = wrapper.getRootNode() as ShadowRoot;
  const theme = getComputedStyle(wrapper);
  for (const name of ["--ground", "--muted", "--visa-surface", ...names]) style.removeProperty(name);
  for (const name of ["--visa-surface", ...names]) {
    const given = theme.getPropertyValue(name);
    const color = given.replace(/currentcolor/gi, () => getComputedStyle(host).color);
    if (given && !CSS.supports("color", color)) style.setProperty(name, "initial");
    else if (color !== given) style.setProperty(name, color);
  }
  const read = (color: string) => readColor(color, style, theme);
  const surface = read(theme.getPropertyValue("--visa-surface"));
  const isClear = surface && surface[3] < 1;
  const page = () => pageBehind(host, read, canvas);
  // Behind a button there is only the page; the surface is the form's.
  const isButton = wrapper.firstElementChild?.localName === "button";
  const ground = () =>
    over((!isButton && (surface ?? read(theme.getPropertyValue("--color-surface")))) || page(), page);
  if (isClear) {
    style.setProperty("--ground", cssOf(ground()));
    // On a ground of any lightness, softer text and edges could be invisible.
    style.setProperty("--muted", "92%");
  }
  for (const name of names) {
    const color = read(theme.getPropertyValue(name));
    if (color && color[3] < 1)
      style.setProperty(name, color[3] < leastAlpha ? "initial" : cssOf(over(color, ground)));
  }
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
  const parent =
    element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
  const color = read(getComputedStyle(element).backgroundColor) ?? [0, 0, 0, 0];
  return over(color, () => pageBehind(parent, read, canvas));
}

function over(color: Color, below: () => Color): Color {
  const alpha = color[3];
  if (alpha === 1) return color;
  const under = below();
  const mix = (at: 0 | 1 | 2) => color[at] * alpha + under[at] * (1 - alpha);
  return [mix(0), mix(1), mix(2), 1];
}

const cssOf = ([red, green, blue]: Color) => `color(srgb ${red} ${green} ${blue})`;
