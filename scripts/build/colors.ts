import { transform } from "lightningcss";

/** The light (0) or the dark (1) side of each `light-dark()` in a value; its colours hold one level of brackets. */
export function forScheme(value: string, side: 0 | 1): string {
  const colour = "((?:[^(),]|\\([^()]*\\))+)";
  return value.replace(new RegExp(`light-dark\\(${colour},${colour}\\)`, "g"), (_, ...sides: string[]) =>
    (sides[side] ?? "").trim(),
  );
}

/**
 * A colour as every browser reads it. Lightning CSS would write each twice, and the second time for screens that
 * show more than sRGB; ours lie within.
 */
export function inHex(color: string): string {
  const { code } = transform({
    filename: "color.css",
    code: Buffer.from(`a{color:${color}}`),
    minify: true,
    targets: { chrome: 99 << 16 },
  });
  return /(?<=color:)#\w+/.exec(code.toString())?.[0] ?? color;
}
