import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { menu } from "#content/site/menu.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root));
const drawings = ["public/pictures", "src/ui/icons"].flatMap((folder) =>
  readdirSync(new URL(folder, root))
    .filter((file) => file.endsWith(".svg"))
    .map((file) => `${folder}/${file}`),
);

test.each([...drawings, "public/favicon.svg"])(
  "%s is a plain drawing that any policy lets through",
  (path) => {
    const svg = read(path).toString();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    expect(svg).not.toMatch(/<(script|style|image|text|foreignObject)|\s(style|id|href|on\w+)=|url\(|NaN/);
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(12 * 1024);
  },
);

test.each(["default", "assessment", ...menu.slice(1).map(({ path }) => path.slice(1))])(
  "the share picture %s is 1200 by 630 and light enough for a messenger",
  (name) => {
    const png = read(`public/og/${name}.png`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(120_000);
  },
);
