import { readFileSync, writeFileSync } from "node:fs";
import { firm, isFictional } from "#content/firm.ts";
import { defaultLanguage, languageCodes } from "#lead/languages.ts";
import heights from "#widgets/heights.json" with { type: "json" };
import { full } from "../support/full.ts";
import { entryScript, expect, site, test } from "./support/embed-test.ts";

/** Columns in which two questions stand side by side, and narrower ones. */
const wide = [628, 744, 984, 1280];
const narrow = [320, 375, 480, 610];
/** The columns for which a snippet reserves enough. */
const reserved = { "visa-contact-form": [...narrow, ...wide], "visa-assessment-form": [984, 1280] } as const;

// Pages that reserve them are held to no shift everywhere (hosts.spec.ts, columns.spec.ts).
test.skip(!full && !process.env.WRITE_HEIGHTS, "ten languages in eight columns are measured at full size");

test("the heights that forms reserve are those that they have", async ({ page, openLines }) => {
  test.setTimeout(60_000);
  const measured: Record<string, Record<string, number>> = {};
  for (const tag of ["visa-contact-form", "visa-assessment-form"] as const) {
    const found: { language: string; column: number; height: number }[] = [];
    for (const language of languageCodes) {
      const folder = language === defaultLanguage ? "" : `${language}/`;
      await openLines(`<div id="column"><${tag}></${tag}></div>${entryScript(`${folder}visa-widgets`)}`, {
        html: `lang="${language}"`,
      });
      const form = page.locator(`${tag} form`);
      await expect(form).toBeVisible();
      // Put back a frame later.
      await expect(form.locator("[name=phoneCountry]")).toBeAttached();
      for (const column of [...narrow, ...wide]) {
        await page.locator("#column").evaluate((box, width) => {
          box.style.width = `${width}px`;
        }, column);
        const { height } = (await form.boundingBox()) ?? { height: Number.NaN };
        found.push({ language, column, height });
      }
    }
    const among = (columns: readonly number[], spoken: readonly string[] = languageCodes) =>
      found.flatMap(({ language, column, height }) =>
        columns.includes(column) && spoken.includes(language) ? height : [],
      );
    const tens = (round: (tens: number) => number, height: number) => 10 * round(height / 10);
    measured[tag] = {
      wide: tens(Math.floor, Math.min(...among(wide))),
      narrow: tens(Math.floor, Math.min(...among(narrow))),
      most: tens(Math.ceil, Math.max(...among(reserved[tag], [defaultLanguage]))),
    };
  }
  const file = "widgets/heights.json";
  const old = `${file} is old: WRITE_HEIGHTS=1 writes it anew, at ${site}`;
  if (!isFictional(firm.name)) expectForOtherFirm(measured);
  else if (process.env.WRITE_HEIGHTS) writeHeights(file, measured);
  else expect(heights, old).toEqual(measured);
});

/** They are those of the firm that the product comes with: another name and other persons may take some lines more. */
function expectForOtherFirm(measured: Readonly<Record<string, Record<string, number>>>): void {
  const lines = 3 * 20;
  for (const [tag, reserved] of Object.entries(heights))
    for (const [column, height] of Object.entries(reserved))
      expect(Math.abs((measured[tag]?.[column] ?? 0) - height), `${tag} ${column}`).toBeLessThanOrEqual(
        lines,
      );
}

/** Writes them anew, and into the snippets of the guide. */
function writeHeights(file: string, measured: Readonly<Record<string, Record<string, number>>>): void {
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
  for (const guide of ["docs/embedding.md", "docs/embedding.fr.md"]) {
    const text = Object.entries(heights).reduce(
      (text, [tag, { most }]) =>
        text.replaceAll(
          new RegExp(`(min-height:|minHeight: )${most}(?!\\d)`, "g"),
          `$1${measured[tag]?.most}`,
        ),
      readFileSync(guide, "utf8"),
    );
    writeFileSync(guide, text);
  }
}
