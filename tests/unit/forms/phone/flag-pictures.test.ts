import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { drawSvg } from "#forms/phone/flag-pictures.ts";

const folder = new URL("../../../../node_modules/country-flag-icons/3x2/", import.meta.url);
const files = readdirSync(folder).filter((file) => /^[A-Z]{2}\.svg$/.test(file));

test("every country's flag is drawn shape for shape, without a style, an id or an address", () => {
  expect(files.length).toBeGreaterThan(240);
  for (const file of files) {
    const svg = readFileSync(new URL(file, folder), "utf8");
    const drawn = renderToStaticMarkup(drawSvg(svg));
    expect(count(drawn), file).toBe(count(svg));
    expect(drawn.match(/ d="/g)?.length, file).toBe(svg.match(/ d="/g)?.length);
    expect(drawn, file).not.toMatch(/style=|id=|href|url\(/);
  }
});

function count(svg: string): number {
  return svg.match(/<(svg|g|path|circle|ellipse)\b/g)?.length ?? 0;
}
