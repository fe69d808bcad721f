import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { firm, withFirm } from "#content/firm.ts";
import { spokenLanguages } from "#content/languages.ts";
import { escapeHtml } from "#lead/escape-html.ts";
import { pathIn } from "#lead/languages.ts";
import { documentHtml } from "#scripts/build/document-html.ts";
import { wordsIn } from "#words/words-in.ts";
import type { Files } from "./page-files.ts";

/** Only Vite can load it. */
type Prerender = typeof import("#widgets/partner-page/printed-sheet.tsx");

/** Writes `/widgets/sheet`, which a partner prints, in every language that the elements speak. */
export async function writeSheets(site: string, { script, style }: Files): Promise<void> {
  const { module } = await runnerImport<Prerender>("./widgets/partner-page/printed-sheet.tsx", {
    logLevel: "warn",
  });
  for (const language of spokenLanguages) {
    const head = [
      `<title>${escapeHtml(withFirm(wordsIn[language].assessment.heading))}</title>`,
      `<link rel="stylesheet" href="${style}">`,
      `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
      `<meta name="robots" content="noindex">`,
      `<script type="module" src="${script}"></script>`,
    ];
    const folder = join(site, pathIn(language, "/widgets"));
    mkdirSync(folder, { recursive: true });
    const page = documentHtml({
      language,
      head: head.join("\n    "),
      body: module.prerenderSheet(language, firm),
    });
    writeFileSync(join(folder, "sheet.html"), page);
  }
}
