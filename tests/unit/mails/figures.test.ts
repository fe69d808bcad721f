import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { figuresIn } from "../../support/figures.ts";
import { frenchFiguresIn } from "../../support/french-contents.ts";

/** The figures in the texts of a file, without what is filled in. */
function figuresOf(file: string, find: (text: string) => string[]): readonly string[] {
  const texts = [...readFileSync(file, "utf8").matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, quoted, template]) =>
      (quoted ?? template ?? "").replace(/\$\{[^}]*\}/g, "…").replaceAll("\\u00a0", "\u00a0"),
  );
  return [...new Set(texts.flatMap(find))].toSorted();
}

// The points grid, how far digests are apart, how long links last, and an HTTP status.
const ofMails = ["100", "2 hour", "30 day", "410"];

test.each([
  ["en", figuresIn],
  ["fr", frenchFiguresIn],
] as const)("mails in %s name no figure but their own settings", (language, find) => {
  const found = figuresOf(`words/${language}/mails.ts`, find);
  expect(found.filter((figure) => !ofMails.includes(figure) && !/^1( \w+)?$/.test(figure))).toEqual([]);
  expect(found).toContain("30 day");
});
