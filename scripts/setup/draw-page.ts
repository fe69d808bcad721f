import type { Page, PageScreenshotOptions } from "@playwright/test";

const attempts = 3;

/** Draws HTML as PNG when its typefaces and pictures are there. */
export async function drawPage(page: Page, html: string, options?: PageScreenshotOptions): Promise<Buffer> {
  await page.setContent(html);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  return capture(page, options);
}

/** Chromium now and then refuses the first picture after its start, and takes the same one a moment later. */
export async function capture(page: Pick<Page, "screenshot">, options?: PageScreenshotOptions) {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const picture = await page.screenshot(options).catch((error: Error) => {
      if (!error.message.includes("Unable to capture screenshot")) throw error;
    });
    if (picture) return picture;
  }
  return page.screenshot(options);
}
