import { globSync, readFileSync } from "node:fs";
import postcss, { type Container, type Document } from "postcss";
import { expect, test } from "vitest";
import { dark, light } from "#worker/outbox/mails/palette.ts";

const files = globSync("{src,widgets}/**/*.css");
const deskFiles = globSync("worker/**/*.css");

/** The classes that a sheet defines for screens: their looks by themselves, outside any other block. */
function classesDefinedIn(css: string): ReadonlySet<string> {
  const classes = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    if (rule.parent?.type === "rule" || isForPrint(rule.parent)) return;
    for (const selector of rule.selectors) {
      const compound = selector.replace(/:(not|has)\(.*?\)/g, "");
      if (/[\s>+~]/.test(compound)) continue;
      for (const [, name = ""] of compound.matchAll(/\.([\w-]+)/g)) classes.add(name);
    }
  });
  return classes;
}

function isForPrint(node: Container | Document | undefined): boolean {
  return node !== undefined && (("params" in node && node.params === "print") || isForPrint(node.parent));
}

// Sheets stay loaded from page to page, so a second definition would change the first one's pages.
test("no class is defined in two sheets", () => {
  const definitions = files.flatMap((file) =>
    [...classesDefinedIn(readFileSync(file, "utf8"))].map((name) => ({ name, file })),
  );
  const sheetsOf = Object.groupBy(definitions, ({ name }) => name);
  expect(Object.keys(sheetsOf).length).toBeGreaterThan(100);
  expect(Object.values(sheetsOf).filter((sheets = []) => sheets.length > 1)).toEqual([]);
});

/** Properties and values that name a side of the screen instead of the text's direction. */
const physical =
  /^((margin|padding|border|scroll-(margin|padding))-(left|right)|(left|right)|border-(top|bottom)-(left|right)-radius)\b/;

// Otherwise a page in Arabic or Farsi keeps what should change sides. The sheet for such pages mirrors the
// rest.
test("sheets speak of start and end, not of left and right", () => {
  const found: string[] = [];
  for (const file of [...files, ...deskFiles].filter((file) => !file.endsWith("/rtl.css")))
    postcss.parse(readFileSync(file, "utf8")).walkDecls(({ prop, value }) => {
      const aligned = /^(text-align|float|clear)$/.test(prop) && /\b(left|right)\b/.test(value);
      if (aligned || physical.test(prop)) found.push(`${file}: ${prop}: ${value}`);
    });
  expect(found).toEqual([]);
});

// `dir=auto` would send an answer in Arabic to the other edge.
test("an answer on the desk stands at the edge of its label", () => {
  const rules = postcss.parse(readFileSync("worker/desk/styles/lead.css", "utf8")).nodes;
  const answer = rules.find((rule) => rule.type === "rule" && rule.selector === "dd");
  expect(String(answer)).toContain("justify-self: start");
});

test.each(Object.entries(light))("the colour '%s' of mails and the desk is the site's", (name, day) => {
  const sheets = ["shared-tokens", "tokens"].map((sheet) => readFileSync(`src/styles/${sheet}.css`, "utf8"));
  const night = dark[name as keyof typeof dark];
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(sheets.join()).toContain(`-${token}: ${day === night ? day : `light-dark(${day}, ${night})`};`);
  const desk = readFileSync("worker/desk/styles/tokens.css", "utf8");
  expect([...desk.matchAll(new RegExp(`--${token}: (.*);`, "g"))].map(([, colour]) => colour)).toEqual([
    day,
    night,
  ]);
});
