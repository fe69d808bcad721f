import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheets = globSync("{src,widgets}/**/*.css").map((file) => readFileSync(file, "utf8"));
const scripts = globSync("{src,widgets}/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));

test("every token is used", () => {
  const tokens = readFileSync("src/styles/tokens.css", "utf8").matchAll(/^ *(--[\w-]+):/gm);
  const names = [...new Set([...tokens].map(([, name = ""]) => name))];
  expect(names.length).toBeGreaterThan(40);
  const used = (name: string) =>
    [...sheets, ...scripts].some((text) => new RegExp(`var\\(\\s*${name}\\b(?!-)`).test(text));
  expect(names.filter((name) => !used(name))).toEqual([]);
});

test("every icon stands beside some text", () => {
  const names = globSync("src/ui/icons/*.svg").map((file) => file.replace(/^.*\/|\.svg$/g, ""));
  expect(names.length).toBeGreaterThan(10);
  const shown = scripts.filter((text) => !text.includes("type IconName"));
  expect(names.filter((name) => !shown.some((text) => text.includes(`"${name}"`)))).toEqual([]);
});
