import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const sizes = [16, 32, 48];
/** Size of the icon on a phone's home screen, in pixels. */
const touchSize = 180;

/** Draws favicon.ico and apple-touch-icon.png from a square drawing (SVG), and puts the drawing beside them. */
export async function drawIcons(svg: Buffer, folder: string): Promise<void> {
  const png = (size: number) =>
    sharp(svg, { density: 72 * (size / 32) })
      .resize(size, size)
      .png({ effort: 10 })
      .toBuffer();
  await mkdir(join(folder, "pictures"), { recursive: true });
  await writeFile(join(folder, "favicon.svg"), svg);
  await writeFile(join(folder, "pictures/logo.svg"), svg);
  await writeFile(join(folder, "favicon.ico"), icoOf(await Promise.all(sizes.map(png))));
  await writeFile(join(folder, "apple-touch-icon.png"), await png(touchSize));
}

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
