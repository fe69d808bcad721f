/** Theme properties that must be told from what is behind them, and by how much: WCAG's contrast, more for ink, which is mixed. */
const leastContrasts = {
  "--visa-ink": 7,
  "--visa-line": 3,
  "--visa-danger": 4.5,
  "--visa-accent": 1,
} as const;

/** Red, green and blue from 0 to 1, and alpha. */
type Color = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Replaces theme colours that are transparent or half clear, because colours that the sheet derives from them would be clear
 * too. A clear surface stays, and `--ground` is the colour that shows through it. Another colour becomes opaque as it looks,
 * or is left to the sheet where it could not be read. Background pictures of the page are not taken into account.
 */
export function replaceClearColors(wrapper: HTMLElement, canvas: string): void {
  const { style } = wrapper;
  const names = Object.keys(leastContrasts) as (keyof typeof leastContrasts)[];
  for (const name of ["--ground", ...names]) style.removeProperty(name);
  const theme = getComputedStyle(wrapper);
  const colorOf = (name: string) => readColor(theme.getPropertyValue(name), style, theme);
  const surface = colorOf("--visa-surface");
  const clear = names.flatMap((name) => {
    const color = colorOf(name);
    return color && color[3] < 1 ? [[name, color] as const] : [];
  });
  const isClearSurface = surface !== undefined && surface[3] < 1;
  if (clear.length === 0 && !isClearSurface) return;
  const page = () =>
    pageBehind((wrapper.getRootNode() as ShadowRoot).host, (color) => readColor(color, style, theme), canvas);
  // Only the page is behind the button; the surface is the form's.
  const isButton = wrapper.firstElementChild?.localName === "button";
  const ground = isButton ? page() : over(surface ?? colorOf("--color-surface") ?? page(), page);
  if (isClearSurface) style.setProperty("--ground", cssOf(ground));
  for (const [name, color] of clear) {
    const seen = over(color, () => ground);
    const isLegible = contrastOf(seen, ground) >= leastContrasts[name];
    style.setProperty(name, isLegible ? cssOf(seen) : "initial");
  }
}

/** Reads any CSS colour; undefined where there is none, or in browsers that cannot mix colours, which get a fixed palette. */
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

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(a: Color, b: Color): number {
  const [one, other] = [luminanceOf(a) + 0.05, luminanceOf(b) + 0.05];
  return Math.max(one, other) / Math.min(one, other);
}

function luminanceOf([red, green, blue]: Color): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
