import { transform } from "lightningcss";
import postcss from "postcss";
import { expect, test } from "vitest";
import { cssFloor } from "#scripts/build/floor.ts";
import { filesBelow, read } from "./support/built-files.ts";

// Pinned releases stay as they were released.
const files = filesBelow().filter((file) => !/^widgets\/\d/.test(file));
// Print.css is linked as it is written.
const sheets = files.filter((file) => /^(assets|widgets\/page)\/(?!print).*\.css$/.test(file));
const scripts = files.filter((file) => file.endsWith(".js"));

/** Each selector, condition and declaration of a sheet. */
function partsOf(css: string): ReadonlySet<string> {
  const parts = new Set<string>();
  postcss.parse(css).walk((node) => {
    if (node.type === "decl") parts.add(`${node.prop}:${node.value}`);
    if (node.type === "atrule") parts.add(`@${node.name} ${node.params}`);
    if (node.type === "rule") for (const selector of node.selectors) parts.add(selector);
  });
  return parts;
}

test.each(sheets)(
  "%s contains nothing that Lightning CSS would compile differently for the oldest browsers",
  (file) => {
    const code = Buffer.from(read(file));
    const lowered = transform({ filename: file, code, minify: true, targets: cssFloor }).code;
    const built = partsOf(read(file));
    expect([...partsOf(lowered.toString())].filter((part) => !built.has(part))).toEqual([]);
  },
);

/** Features that Lightning CSS leaves as they are, because it cannot know the value of a property. */
const young = /(light-dark|oklch|oklab|contrast-color)\(|color-mix\((?!in oklab,\s*currentColor)/g;

test.each(sheets)("%s draws no colour that the oldest browsers leave out", (file) => {
  expect(read(file).match(young)).toBeNull();
});

/**
 * Each is younger than the floor in one of its browsers; a call through `?.` asks first. The last two break a
 * whole file.
 */
const youngCalls = new RegExp(
  [
    "\\.(toReversed|toSorted|toSpliced|findLast|findLastIndex|isWellFormed|checkVisibility)\\(",
    "\\b(Object|Map)\\.groupBy\\(",
    "\\bPromise\\.(withResolvers|try)\\(",
    "\\bURL\\.(canParse|parse)\\(",
    "\\bArray\\.fromAsync\\(",
    "\\bnew (URLPattern|CookieStore|Sanitizer)\\(",
    "\\bstatic\\{",
    "\\(\\?<[=!]",
  ].join("|"),
  "g",
);

test.each(scripts)("%s calls nothing that the oldest browsers do not have", (file) => {
  expect(read(file).match(youngCalls)).toBeNull();
});
