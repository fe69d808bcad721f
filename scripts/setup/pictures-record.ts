import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { firm } from "#content/firm/firm.ts";
import { siteLanguageCodes } from "#lead/languages.ts";
import { isFictional } from "../firm/fictional-facts.ts";
import { findLogo, firmFolder } from "../firm/folder.ts";
import { previewSheets } from "./preview-sheets.ts";

/** Records what the pictures in firm/public show; the product's own show the fictional firm. */
const record = `${firmFolder}/public/drawn.json`;

/** Whether the drawn pictures show another name, title, logo or drawing than the site would. */
export function picturesAreOld(): boolean {
  if (isFictional(firm.name)) return false;
  return !existsSync(record) || JSON.parse(readFileSync(record, "utf8")).of !== drawnOf();
}

export function recordPictures(): void {
  writeFileSync(record, `${JSON.stringify({ of: drawnOf() })}\n`);
}

function drawnOf() {
  const logo = findLogo();
  const drawn = siteLanguageCodes.flatMap((code) =>
    previewSheets(code).map((sheet) => [sheet, readFileSync(`public/pictures/${sheet.picture}.svg`, "utf8")]),
  );
  return createHash("sha256")
    .update(JSON.stringify([firm.name, firm.shortName, logo ? readFileSync(logo, "base64") : "", drawn]))
    .digest("hex")
    .slice(0, 16);
}
