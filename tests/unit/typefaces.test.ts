import { globSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";

test.each(globSync("src/styles/fonts/*.woff2"))("%s says whose it is and under which licence", (file) => {
  const names = namesOf(readFileSync(file));
  expect(names.get(0)).toMatch(/^Copyright \d{4} The \w+ Project Authors/);
  expect(names.get(14)).toMatch(/^https:\/\/(openfontlicense\.org|scripts\.sil\.org\/OFL)$/);
});

/** The name table of a WOFF2 file by name ID: https://www.w3.org/TR/WOFF2/, https://learn.microsoft.com/typography/opentype/spec/name */
function namesOf(woff2: Buffer): Map<number, string> {
  let at = 48;
  const byte = () => woff2.readUInt8(at++);
  const base128 = () => {
    let value = 0;
    let next: number;
    do {
      next = byte();
      value = value * 128 + (next & 0x7f);
    } while (next & 0x80);
    return value;
  };
  const [glyf, loca, name, otherTag] = [10, 11, 5, 63];
  const tables = Array.from({ length: woff2.readUInt16BE(12) }, () => {
    const flags = byte();
    const tag = flags & 63;
    if (tag === otherTag) at += 4;
    const length = base128();
    // These two are transformed unless they say otherwise, the others where they say so; then a second length follows.
    const transformed = tag === glyf || tag === loca ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, length: transformed ? base128() : length };
  });
  const sfnt = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20)));
  const before = tables.slice(
    0,
    tables.findIndex(({ tag }) => tag === name),
  );
  const table = sfnt.subarray(before.reduce((sum, { length }) => sum + length, 0));
  const texts = table.subarray(table.readUInt16BE(4));
  return new Map(
    Array.from({ length: table.readUInt16BE(2) }, (_, row) => {
      const [id = 0, length = 0, start = 0] = [6, 8, 10].map((field) =>
        table.readUInt16BE(6 + 12 * row + field),
      );
      return [id, new TextDecoder("utf-16be").decode(texts.subarray(start, start + length))];
    }),
  );
}
