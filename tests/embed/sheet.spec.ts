import jsQR from "jsqr";
import sharp from "sharp";
import { isSiteLanguage, languageCodes, languages, pathIn } from "#lead/languages.ts";
import { capture } from "#scripts/setup/draw-page.ts";
import { sheets } from "#words/sheets.ts";
import { spread } from "../support/full.ts";
import { expect, site, test } from "./support/embed-test.ts";

/** Paper in CSS pixels. */
const papers = { Letter: { width: 816, height: 1056 }, A4: { width: 794, height: 1123 } } as const;

async function decode(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

// The last one's texts are the longest.
for (const language of spread(languageCodes.toReversed(), 5))
  test(`the sheet in ${language} fits a phone and one page of A4 or Letter, and leads to the partner's link`, async ({
    page,
  }) => {
    const home = `${site}${pathIn(language, "/")}`;
    for (const [query, address] of [
      [
        "?partner=Maple-Realty-of-Vancouver-Island-and-the-Gulf-Islands",
        `${home}?partner=maple-realty-of-vancouver-island-and-the-gulf-islands`,
      ],
      ["?partner=no+code", undefined],
    ] as const) {
      await page.goto(`${site}${pathIn(language, "/widgets/sheet")}${query}`);
      const { heading, print, scan } = sheets[language];
      // In which language the page opens.
      await expect(page.getByText(scan)).toContainText(`(${languages[language].name})`);
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await expect(page.getByRole("button", { name: print })).toBeVisible();
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), "on a phone").toBe(320);
      const logo = page.locator(".firm img");
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      for (const [format, viewport] of Object.entries(papers)) {
        const pages = (await page.pdf({ format })).toString("latin1").match(/\/Type\s*\/Page\b/g);
        expect(pages, format).toHaveLength(1);
        await page.setViewportSize(viewport);
        await page.emulateMedia({ media: "print" });
        const decoded = await decode(await capture(page));
        if (address) expect(decoded, format).toBe(address);
        else expect(decoded, format).not.toContain("partner");
        // An emulated screen would also be that of the next paper.
        await page.emulateMedia({ media: null });
      }
    }
    await expect(page.locator("main")).toContainText(/R000000|\d{6}/);
    // Where it is read in the language of the paper.
    const checked = isSiteLanguage(language)
      ? expect(page.locator("main"))
      : expect(page.locator("main")).not;
    await checked.toContainText("/verify");
  });
