import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** Sizes of the icon in a tab and on a phone's home screen, in pixels. */
const tabSize = 32;
const touchSize = 180;

/** Draws favicon.ico and apple-touch-icon.png from a square SVG, and puts it and the logo beside them. */
export async function drawIcons(svg: Buffer, logo: Buffer, folder: string): Promise<void> {
  const png = (size: number) =>
    sharp(svg, { density: 72 * (size / 32) })
      .resize(size, size)
      .png({ effort: 10 })
      .toBuffer();
  await mkdir(join(folder, "pictures"), { recursive: true });
  await writeFile(join(folder, "favicon.svg"), svg);
  await writeFile(join(folder, "pictures/logo.svg"), logo);
  await writeFile(join(folder, "favicon.ico"), icoOf(await png(tabSize)));
  await writeFile(join(folder, "apple-touch-icon.png"), await png(touchSize));
}

/** The format: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10), with one PNG inside. */
function icoOf(image: Buffer): Buffer {
  const isIcon = [0, 0, 1, 0];
  const count = [1, 0];
  const row = [tabSize, tabSize, 0, 0, 1, 0, 32, 0];
  const head = Buffer.from([...isIcon, ...count, ...row, ...Array(8).fill(0)]);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}
