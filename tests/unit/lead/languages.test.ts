import { expect, test } from "vitest";
import { languageCodes, languageOf } from "#lead/languages.ts";

test.each(languageCodes)("%s is the language of its own code", (code) => {
  expect(languageOf(code)).toBe(code);
  expect(languageOf(` ${code.toUpperCase()}_XX `)).toBe(code);
});

test.each([
  ["fil", "tl"],
  ["fil-PH", "tl"],
  ["tgl", "tl"],
  ["prs-AF", "fa"],
  ["pes", "fa"],
  ["cmn-Hant-TW", "zh"],
  ["yue_HK", "zh"],
  ["zh-yue", "zh"],
  ["arz-EG", "ar"],
  ["ary", "ar"],
  ["fr_CA", "fr"],
  ["fr_CA.UTF-8", "fr"],
  ["pt-BR", "pt"],
  ["es-419", "es"],
  ["pa_Guru_IN", "pa"],
  ["ukr", "uk"],
  ["de", "en"],
  ["x-fr", "en"],
  ["filet", "en"],
  ["", "en"],
  [undefined, "en"],
  [{ toString: "fr" }, "en"],
])("%o is read as %s", (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});
