import { describe, expect, test } from "vitest";
import { csvLine } from "#lead/csv.ts";

/**
 * The cells as read by a spreadsheet that splits at `separator` and recognizes quotes only at the start of a
 * cell.
 */
function cellsOf(line: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at] ?? "";
    if (quoted && character === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (quoted && character === '"') quoted = false;
    else if (!quoted && cell === "" && character === '"') quoted = true;
    else if (!quoted && (character === separator || /[\r\n\u2028\u2029]/.test(character))) {
      cells.push(cell);
      cell = "";
    } else cell += character;
  }
  return [...cells, cell];
}

const formula = /^["\s]*[=+\-@＝＋－＠]/u;

const readings = [",", ";"].flatMap((written) => [",", ";", "\t"].map((read) => ({ written, read })));

describe.each(readings)(
  "of a file written with $written a spreadsheet that splits at $read",
  ({ written, read }) => {
    test.each([
      "=1+1",
      "+1",
      "-1",
      "@SUM(A1)",
      "＝1+1",
      "\t=1",
      "\r=1",
      "\n=1",
      "a;=1+1",
      "a\t=1+1",
      "a; =1",
      'a;"=1+1"',
      ";=1",
      "a\n=1",
      "a\r\n-1",
      'x";=1',
      "a\u2028=1",
      "a\u2029@x",
      ";;;=1",
      "; ;+1",
      '";\t=1',
      ...(written === read ? [] : ["a,=1+1", 'a,"=1', ", ,+1"]),
    ])("runs nothing of %j", (text) => {
      const cells = cellsOf(csvLine(["EM-1", text, "last"], written), read);
      expect(cells.filter((cell) => formula.test(cell))).toEqual([]);
    });
  },
);

test("a comma-separated reader gets every text back as it was, a formula behind an apostrophe", () => {
  for (const text of ["a;b", "a\tb", "a\u2028b", 'a "b", c', "two\nlines", "Zoë; Żak - Jr", ""]) {
    expect(cellsOf(csvLine(["EM-1", text, "last"]), ",").slice(0, 3)).toEqual(["EM-1", text, "last"]);
  }
  expect(csvLine(["=1;=2"])).toBe(`"'=1;'=2"\r\n`);
});
