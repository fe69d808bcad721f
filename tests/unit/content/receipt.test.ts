import { expect, test } from "vitest";
import { type Firm, firm } from "#content/firm.ts";
import { receiptToKeep as french, replyBy as frenchReplyBy } from "#content/receipt-to-keep.fr.ts";
import { receiptToKeep as english, replyBy } from "#content/receipt-to-keep.ts";
import { textsIn } from "../../support/contents.ts";

const { replyDays }: Firm = firm;

test.each([
  [english, replyBy],
  [french, frenchReplyBy],
])("a receipt says by when the firm replies, as the firm has promised", (receipt, by) => {
  expect(textsIn(receipt.next.steps).join(" ")).toContain(by(replyDays));
});

test("without a promise the receipt names no day, and says what a visitor can do who waits too long", () => {
  expect(replyBy(undefined)).not.toMatch(/\d|soon|within/);
  expect(replyBy(undefined)).toContain("give your reference");
  expect(frenchReplyBy(undefined)).not.toMatch(/\d|bientôt|d’ici/);
});

test("a promised number of business days is told in words that fit it", () => {
  expect([1, 3].map(replyBy)).toEqual([
    "You hear from us by the next business day.",
    "You hear from us within 3 business days.",
  ]);
  expect([1, 3].map(frenchReplyBy)).toEqual([
    "Vous aurez de nos nouvelles au plus tard le prochain jour ouvrable.",
    "Vous aurez de nos nouvelles d’ici 3\u00a0jours ouvrables.",
  ]);
});
