import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { firm } from "#content/firm/firm.ts";
import { initialsOf } from "#content/firm/initials.ts";
import { escapeHtml } from "#lead/escape-html.ts";
import { findLogo, firmFolder } from "../firm/folder.ts";
import { launchBrowser } from "../test/find-browser.ts";
import { drawPage } from "./draw-page.ts";
import { drawPreviews, fontUrl } from "./draw-previews.ts";
import { recordPictures } from "./pictures-record.ts";

const folder = `${firmFolder}/public`;
/** Height of a logo made of pixels. */
const side = 256;
/** Sizes of the icon in a tab and on a phone's home screen, in pixels. */
const tabSize = 32;
const touchSize = 180;

export async function drawFirm(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const logo = await logoOf(browser);
    const icon = firm.isLogoWide ? svgOf(await drawLetters(browser)) : logo;
    await drawIcons(icon, logo);
    await drawPreviews(browser, folder, logo);
  } finally {
    await browser.close();
  }
  recordPictures();
}

async function logoOf(browser: Browser): Promise<Buffer> {
  const file = findLogo();
  if (file?.endsWith(".svg")) return readFile(file);
  if (file === undefined) return svgOf(await drawLetters(browser));
  const { data, info } = await sharp(file)
    .resize({ height: side })
    .png()
    .toBuffer({ resolveWithObject: true });
  return svgOf(data, info.width);
}

const svgOf = (png: Buffer, width = side) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${side}"><image width="${width}" height="${side}" href="data:image/png;base64,${png.toString("base64")}"/></svg>`,
  );

async function drawLetters(browser: Browser): Promise<Buffer> {
  const letters = initialsOf(firm.shortName).slice(0, 2);
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const html = `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Fraunces; src: url(${await fontUrl("fraunces/files/fraunces-latin-opsz-normal")}) }
    body { margin: 0; display: grid; place-items: center; block-size: ${side}px; border-radius: 56px; background: #12352f; color: #eec877; font: 600 ${letters.length > 1 ? 128 : 176}px/1 Fraunces }
  </style>${escapeHtml(letters.join("").toUpperCase())}`;
  return drawPage(page, html, { omitBackground: true });
}

async function drawIcons(svg: Buffer, logo: Buffer) {
  const png = (size: number) =>
    sharp(svg, { density: 72 * (size / 32) })
      .resize(size, size)
      .png({ effort: 10 })
      .toBuffer();
  await mkdir(`${folder}/pictures`, { recursive: true });
  await writeFile(`${folder}/favicon.svg`, svg);
  await writeFile(`${folder}/pictures/logo.svg`, logo);
  await writeFile(`${folder}/favicon.ico`, icoOf(await png(tabSize)));
  await writeFile(`${folder}/apple-touch-icon.png`, await png(touchSize));
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
