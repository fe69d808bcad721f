import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { squarePhotographs } from "#scripts/build/photographs.ts";
import { publishedName } from "#scripts/firm/published-name.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } }).withExif({
    IFD0: { Make: "Camera" },
  });

test("a photograph is published square, upright and without what the camera recorded", async () => {
  const folder = temporaryFolder();
  await canvas(900, 600).jpeg().toFile(join(folder, "IMG 42.JPG"));
  const [[name, webp] = []] = await squarePhotographs([{ picture: "IMG 42.JPG" }], folder);
  const { width, height, exif } = await sharp(webp).metadata();
  expect({ width, height, exif }).toEqual({ width: 640, height: 640 });
  expect(name).toMatch(/^[0-9a-f]+\.webp$/);
});

test("a file that is not a photograph is refused", async () => {
  const folder = temporaryFolder();
  await canvas(60, 60).jpeg().toFile(join(folder, "small.jpg"));
  writeFileSync(join(folder, "text.webp"), "A text");
  for (const picture of ["small.jpg", "text.webp"])
    await expect(squarePhotographs([{ picture }], folder)).rejects.toThrow(`${picture} is no photograph`);
});

test("two photographs whose names differ by an accent or an ending are published as two", () => {
  const names = ["Jose.jpg", "José.jpg", "Jose.png", "范.jpg", "文.jpg"];
  expect(new Set(names.map(publishedName)).size).toBe(names.length);
  expect(publishedName("Jose\u0301.jpg")).toBe(publishedName("Jos\u00e9.jpg"));
});
