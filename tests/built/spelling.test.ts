import { parse } from "parse5";
import { expect, test } from "vitest";
import { wordsOf } from "../support/document-words.ts";
import { filesBelow, read } from "./support/built-files.ts";

const american =
  /\b(colors?(?!-scheme)|centers?|favors?|favorites?|honors?|labor|neighbors?|behaviors?|defense|offense|traveling|travelers?|canceled|enrollment|fulfill)\b/i;

test("no English page is spelled as in the United States", () => {
  const pages = filesBelow().filter((file) => file.endsWith(".html"));
  const english = pages.filter((file) => read(file).includes('<html lang="en'));
  expect(english.length).toBeGreaterThan(20);
  const found = english.flatMap((file) => {
    const html = read(file).replace(/<(code|pre)\b.*?<\/\1>/gs, "");
    return wordsOf(parse(html, { scriptingEnabled: false }), "en")
      .filter((text) => american.test(text))
      .map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});
