import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

/**
 * Cuts the two typefaces to the letters and weights that the site uses. Run it by hand after a new version of
 * a font package: `node scripts/assets/subset-fonts.ts`. The result is kept in src/styles/fonts.
 */
const ascii = lettersBetween(0x20, 0x7e);
const latin = ascii + lettersBetween(0xa0, 0xff);
const marks = "–—‘’‚“”„•…‹›€™−×→";

const fonts = [
  // At display sizes the optical size of 72 is finer than the package's default cut for text. Headings have
  // one weight and are ours, so they need only the letters of the Latin languages.
  {
    from: import.meta.resolve("@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2"),
    to: "fraunces.woff2",
    text: `${ascii}\u00a0«»${marks}éèêëçàâîïôöùûüñáíóúãõÉÈÊÇÀÎÔÁÍÓÚ¿¡`,
    variationAxes: { opsz: 72, wght: 560 },
  },
  {
    from: import.meta.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
    to: "figtree.woff2",
    text: `${latin}${marks}ıŒœŠšŸŽž`,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const { from, to, text, variationAxes } of fonts) {
  const whole = readFileSync(new URL(from));
  const subset = await subsetFont(whole, text, {
    targetFormat: "woff2",
    variationAxes,
    noHinting: true,
    // The licence and its address, which the OFL requires to stay with the typeface.
    preserveNameIds: [13, 14],
    keepFeatures: ["kern", "liga", "ccmp", "locl", "mark", "lnum", "tnum"],
  });
  writeFileSync(`src/styles/fonts/${to}`, subset);
  console.log(to, whole.length, "->", subset.length);
}

function lettersBetween(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");
}
