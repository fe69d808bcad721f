import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { firm } from "#content/firm.ts";
import { escapeHtml } from "#lead/escape-html.ts";
import { pathIn, siteLanguageCodes } from "#lead/languages.ts";
import { type Sheet, sheets } from "./preview-sheets.ts";

const width = 1200;
const height = 630;
/** Weight limit of the pictures, in bytes; some messengers drop the preview of a heavier page. */
const maxBytes = 120_000;

/** A file as an address that holds it. */
async function dataUrl(file: URL | string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString("base64")}`;
}

/** A typeface of the product, such as `fraunces/files/fraunces-latin-opsz-normal`. */
export const fontUrl = (file: string) =>
  dataUrl(new URL(import.meta.resolve(`@fontsource-variable/${file}.woff2`)), "font/woff2");

const drawing = (name: string) => dataUrl(`public/pictures/${name}.svg`, "image/svg+xml");

async function pageOf(sheet: Sheet, logo: Buffer): Promise<string> {
  const [serif, sans, picture, contour] = await Promise.all([
    fontUrl("fraunces/files/fraunces-latin-opsz-normal"),
    fontUrl("figtree/files/figtree-latin-wght-normal"),
    drawing(sheet.picture),
    drawing("contour"),
  ]);
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Fraunces; src: url(${serif}); font-weight: 100 900 }
    @font-face { font-family: Figtree; src: url(${sans}); font-weight: 300 900 }
    body { margin: 0; position: relative; width: ${width}px; height: ${height}px; overflow: hidden; background: #12352f; color: #faf6ee }
    img { position: absolute }
    .picture { inset: 0 0 0 auto; width: 100%; height: 100%; object-fit: cover; object-position: ${sheet.focus}% 50% }
    .beside .picture { width: 620px }
    .contour { display: none; left: 0; top: 0; height: 100%; opacity: .7 }
    .beside .contour { display: block }
    .words { position: absolute; left: 72px; top: 64px; bottom: 62px; width: 560px; display: flex; flex-direction: column }
    .beside .words { width: 470px }
    .firm { display: flex; align-items: center; gap: 18px; font: 600 28px/1.2 Figtree }
    .firm img { position: static; height: 60px; max-width: 220px }
    h1 { margin: auto 0; font: 560 86px/1.04 Fraunces; font-optical-sizing: auto; letter-spacing: -.015em; text-wrap: balance }
    .beside h1 { font-size: 88px }
    svg { display: block }
  </style><body class="${sheet.layout}">
    <img class="contour" src="${contour}" alt=""><img class="picture" src="${picture}" alt="">
    <div class="words">
      <div class="firm"><img src="data:image/svg+xml;base64,${logo.toString("base64")}" alt=""><span>${escapeHtml(firm.name)}</span></div>
      <h1>${escapeHtml(sheet.title)}</h1>
      <svg width="300" height="26" fill="none"><path d="M5 19C60 -2 110 30 164 14S250 8 282 9" stroke="#eec877" stroke-width="5" stroke-linecap="round" stroke-dasharray=".1 13"/><circle cx="288" cy="9" r="7" fill="#e0533c"/></svg>
    </div></body>`;
}

/**
 * Draws the pictures that social networks show for a link, one per section and language, with the firm's name
 * and its logo (SVG), into `og` of a folder.
 */
export async function drawPreviews(browser: Browser, folder: string, logo: Buffer): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  for (const code of siteLanguageCodes) {
    const pictures = join(folder, `og${pathIn(code, "/")}`);
    await mkdir(pictures, { recursive: true });
    for (const sheet of sheets(code)) {
      await page.setContent(await pageOf(sheet, logo));
      await page.evaluate(async () => {
        await document.fonts.ready;
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      // Flat drawings lose nothing that shows by a palette, and more than half of their bytes.
      const png = await sharp(await page.screenshot())
        .png({ palette: true, effort: 10, dither: 0 })
        .toBuffer();
      const file = join(pictures, `${sheet.file}.png`);
      if (png.length > maxBytes) throw new Error(`${file} weighs ${png.length} bytes, over ${maxBytes}.`);
      await writeFile(file, png);
    }
  }
}
