import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { firm } from "#content/firm/firm.ts";
import { interpolate } from "#content/interpolate.ts";
import { deployment } from "#firm/deployment.ts";
import { defaultLanguage, siteLanguageCodes } from "#lead/languages.ts";
import { readPage } from "./pages/read-pages.ts";
import { siteWords } from "./site-words.ts";

type Kept = Pick<typeof deployment, "leadsKeptDays" | "suspectsKeptDays">;

/**
 * Version of the privacy notice, such as `2026-11-23.4fa2c1`: the date of its words and a hash of its
 * content. Changing a sentence, a fact of the firm or the retention period makes a new version.
 */
export function noticeVersionOf(kept: Kept = deployment): string {
  const notices = siteLanguageCodes.map((code) =>
    interpolate(readFileSync(`words/${code}/pages/privacy.md`, "utf8"), siteWords[code].words.advisers),
  );
  const { name, email, phone, privacyOfficer, storage } = firm;
  const content = [
    ...notices,
    name,
    email,
    phone,
    privacyOfficer,
    storage,
    kept.leadsKeptDays,
    kept.suspectsKeptDays,
    ...(firm.confirmations ? ["confirmations"] : []),
  ];
  const mark = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 6);
  return `${readPage(defaultLanguage, "privacy.md").updated}.${mark}`;
}
