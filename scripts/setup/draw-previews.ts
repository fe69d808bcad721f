import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { firm } from "#content/firm/firm.ts";
import { escapeHtml } from "#lead/escape-html.ts";
import { pathIn, siteLanguageCodes } from "#lead/languages.ts";
import { drawPage } from "./draw-page.ts";
import { previewSheets, type Sheet } from "./preview-sheets.ts";

const width = 1200;
const height = 630;
/** Size limit of the pictures, in bytes; some messengers drop the preview of a heavier page. */
const maxBytes = 120_000;

async function dataUrl(file: URL | string, type: string) {
  return `data:${type};base64,${(await readFile(file)).toString("base64")}`;
}

/** A typeface of the product, such as `fraunces/files/fraunces-latin-opsz-normal`. */
export const fontUrl = (file: string) =>
  dataUrl(new URL(import.meta.resolve(`@fontsource-variable/${file}.woff2`)), "font/woff2");

const drawing = (name: string) => dataUrl(`public/pictures/${name}.svg`, "image/svg+xml");

async function pageOf(sheet: Sheet, logo: Buffer) {
  const values: Record<string, string> = {
    layout: sheet.layout,
    position: `style="object-position: ${sheet.focus}% 50%"`,
    serif: await fontUrl("fraunces/files/fraunces-latin-opsz-normal"),
    sans: await fontUrl("figtree/files/figtree-latin-wght-normal"),
    picture: await drawing(sheet.picture),
    contour: await drawing("contour"),
    logo: `data:image/svg+xml;base64,${logo.toString("base64")}`,
    name: escapeHtml(firm.name),
    title: escapeHtml(sheet.title),
  };
  const template = await readFile("scripts/setup/preview.html", "utf8");
  return template.replace(/%(\w+)%/g, (_, name: string) => values[name] ?? "");
}

export async function drawPreviews(browser: Browser, folder: string, logo: Buffer): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  for (const code of siteLanguageCodes) {
    const pictures = join(folder, `og${pathIn(code, "/")}`);
    await mkdir(pictures, { recursive: true });
    for (const sheet of previewSheets(code)) {
      // A palette costs flat drawings nothing visible, and saves more than half of their bytes.
      const png = await sharp(await drawPage(page, await pageOf(sheet, logo)))
        .png({ palette: true, effort: 10, dither: 0 })
        .toBuffer();
      const file = join(pictures, `${sheet.file}.png`);
      if (png.length > maxBytes) throw new Error(`${file} weighs ${png.length} bytes, over ${maxBytes}.`);
      await writeFile(file, png);
    }
  }
}
