import { expect, test } from "vitest";
import { csvLine } from "#lead/csv.ts";

/**
 * Starts of a formula at each place where some spreadsheet begins a cell: its own separator may be another,
 * and it then ignores our quotes. Only a file's own comma is safe within them.
 */
const formulas = [
  ...["=1+1", "+1", "-1", "@SUM(A1)", "＝1+1", "\t=1", "\r=1", "\n=1", ";=1", ";;;=1", "; ;+1", '";\t=1'],
  ...["a;=1+1", "a\t=1+1", "a; =1", 'a;"=1+1"', "a\n=1", "a\r\n-1", 'x";=1', "a\u2028=1", "a\u2029@x"],
];
const afterComma = ["a,=1+1", 'a,"=1', ", ,+1"];

test.each([
  ...formulas.map((text) => [",", text, /[;\t\r\n\u2028\u2029]/]),
  ...[...formulas, ...afterComma].map((text) => [";", text, /[,;\t\r\n\u2028\u2029]/]),
] as [string, string, RegExp][])(
  "of a file written with %s a spreadsheet runs nothing of %j",
  (separator, text, starts) => {
    const cells = csvLine([text], separator).split(starts);
    expect(cells.filter((cell) => /^["\s]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([]);
  },
);

test.each([
  ["a;b", '"a;b"'],
  ["a\tb", '"a\tb"'],
  ["a\u2028b", '"a\u2028b"'],
  ['a "b", c', '"a ""b"", c"'],
  ["two\nlines", '"two\nlines"'],
  ["Zoë; Żak - Jr", '"Zoë; Żak - Jr"'],
  ["", ""],
  ["=1;=2", `"'=1;'=2"`],
])("the text %j is written by RFC 4180 as %s", (text, cell) => {
  expect(csvLine(["EM-1", text, "last"])).toBe(`EM-1,${cell},last\r\n`);
});
