import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

// Writes favicon.ico, which browsers and readers of feeds look for by themselves: node scripts/assets/draw-favicon.ts
// Run it again after a change of public/favicon.svg, and commit what it writes.

const sizes = [16, 32, 48];

const drawing = await readFile("public/favicon.svg");
const pictures = await Promise.all(
  sizes.map((size) =>
    sharp(drawing, { density: 72 * (size / 32) })
      .resize(size, size)
      .png({ effort: 10 })
      .toBuffer(),
  ),
);
const file = icoOf(pictures);
await writeFile("public/favicon.ico", file);
console.log(`public/favicon.ico  ${file.length} bytes`);

/** The format: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10), with PNG inside. */
function icoOf(images: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let start = head.length;
  for (const [index, image] of images.entries()) {
    const row = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    head.writeUInt8(size, row);
    head.writeUInt8(size, row + 1);
    head.writeUInt16LE(1, row + 4);
    head.writeUInt16LE(32, row + 6);
    head.writeUInt32LE(image.length, row + 8);
    head.writeUInt32LE(start, row + 12);
    start += image.length;
  }
  return Buffer.concat([head, ...images]);
}
