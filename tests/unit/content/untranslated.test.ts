import { expect, test } from "vitest";
import { languageCodes } from "#lead/languages.ts";
import { untranslatedIn } from "#scripts/words/untranslated.ts";

test.each(languageCodes)("no text of %s is still English", (code) => {
  expect(untranslatedIn(code)).toEqual([]);
});
