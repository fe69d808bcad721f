import { expect, test } from "vitest";
import { type Firm, firm } from "#content/firm.ts";
import { firmTextsIn } from "#content/firm-texts.ts";
import { languageCodes } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";

const { replyDays }: Firm = firm;
const { receipt } = wordsIn.en;

test.each(languageCodes)(
  "a receipt in %s says by when the firm replies, as the firm has promised",
  (code) => {
    const { steps } = firmTextsIn(wordsIn[code]).receipt.next;
    expect(steps.join(" ")).toContain(wordsIn[code].receipt.replyBy(replyDays));
  },
);

test.each(languageCodes)("without a promise the receipt in %s names no day", (code) => {
  expect(wordsIn[code].receipt.replyBy(undefined)).not.toMatch(/\d/);
});

test("a promised number of business days is told in words that fit it", () => {
  expect([1, 3].map(receipt.replyBy)).toEqual([
    "You hear from us by the next business day.",
    "You hear from us within 3 business days.",
  ]);
});
