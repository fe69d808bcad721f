import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { figuresIn } from "../../support/figures.ts";

/** The figures in the texts of a file, without what is filled in. */
function figuresOf(file: string): readonly string[] {
  const texts = [...readFileSync(file, "utf8").matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, quoted, template]) =>
      (quoted ?? template ?? "").replace(/\$\{[^}]*\}/g, "…").replaceAll("\\u00a0", "\u00a0"),
  );
  return [...new Set(texts.flatMap(figuresIn))].toSorted();
}

// The points grid, how far digests are apart, how long links last, and an HTTP status.
const ofMails = ["100", "2", "30", "410"];

test.each(["en", "fr"])("mails in %s name no figure but their own settings", (language) => {
  const found = figuresOf(`words/${language}/mails.ts`);
  expect(found.filter((figure) => !ofMails.includes(figure) && figure !== "1")).toEqual([]);
  expect(found).toContain("30");
});
