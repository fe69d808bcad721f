import { expect, test } from "vitest";
import { filesBelow, read } from "./support/built-files.ts";

// Pinned releases stay as they were released.
const files = filesBelow().filter((file) => !/^widgets\/\d/.test(file));
// Print.css is linked as it is written.
const sheets = files.filter((file) => /^(assets|widgets\/page)\/(?!print).*\.css$/.test(file));
const scripts = files.filter((file) => file.endsWith(".js"));

/**
 * Lightning CSS compiles these for the oldest browsers, but leaves a colour as it is if it cannot know the
 * value of a property.
 */
const young = /(light-dark|oklch|oklab|contrast-color)\(|color-mix\((?!in oklab,\s*currentColor)|[{};]\s*&/g;

test.each(sheets)("%s has no colour and no nested rule that the oldest browsers leave out", (file) => {
  expect(read(file).match(young)).toBeNull();
});

const youngUnit = /\d[sdl]v(?:[hwbi]|min|max)\b/g;
const supported = /@supports[^{]*\{[^{}]*\{[^{}]*\}\s*\}/g;

test.each(sheets)("%s asks for a unit that the oldest browsers lack before it uses it", (file) => {
  expect(read(file).replace(supported, "").match(youngUnit)).toBeNull();
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
    // A selector that a browser does not know throws.
    ":modal\\b",
    "\\bstatic\\{",
    "\\(\\?<[=!]",
  ].join("|"),
  "g",
);

test.each(scripts)("%s calls nothing that the oldest browsers do not have", (file) => {
  expect(read(file).match(youngCalls)).toBeNull();
});
