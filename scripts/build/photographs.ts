import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Metadata } from "sharp";
import { firmFolder } from "../firm/folder.ts";
import { publishedName } from "../firm/published-name.ts";

/** Originals stay here: nobody needs to know a camera's place and time. */
const originals = `${firmFolder}/pictures`;
const side = 640;
const least = 320;

interface Pictured {
  picture?: string | undefined;
}

/**
 * Makes each photograph square, upright and free of metadata; throws a sentence for one that is not a
 * photograph.
 */
export async function squarePhotographs(
  people: readonly Pictured[],
  folder = originals,
): Promise<ReadonlyMap<string, Buffer>> {
  const names = people.flatMap(({ picture }) => picture ?? []);
  const squared = names.map(async (name) => {
    const file = join(folder, name);
    const image = sharp(file).autoOrient();
    const { width = 0, height = 0 } = await image.metadata().catch(() => ({}) as Metadata);
    if (Math.min(width, height) < least)
      throw new Error(`${file} is no photograph of at least ${least} pixels on each side`);
    const webp = await image
      .resize(side, side, { position: "attention" })
      .webp()
      .toBuffer()
      .catch(() => {
        throw new Error(`${file} cannot be read to its end: give another copy of the photograph`);
      });
    return [publishedName(name), webp] as const;
  });
  return new Map(await Promise.all(squared));
}

export async function publishPhotographs(people: readonly Pictured[], site: string): Promise<void> {
  await mkdir(join(site, "pictures"), { recursive: true });
  for (const [name, webp] of await squarePhotographs(people))
    await writeFile(join(site, "pictures", name), webp);
}
