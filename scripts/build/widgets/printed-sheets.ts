import { runnerImport } from "vite";
import { firm } from "#content/firm/firm.ts";
import { spokenLanguages } from "#content/languages.ts";
import { pageMarkup } from "#scripts/build/html.ts";
import { wordsIn } from "#words/words-in.ts";
import { writeOwnPage } from "./own-page.ts";
import type { Files } from "./page-files.ts";

/** Only Vite can load it. */
type Prerender = typeof import("#widgets/partner-page/printed-sheet.tsx");

/** Writes `/widgets/sheet`, which a partner prints, in every language that the elements speak. */
export async function writePrintedSheets(site: string, files: Files): Promise<void> {
  const { module } = await runnerImport<Prerender>("./widgets/partner-page/printed-sheet.tsx", {
    logLevel: "warn",
  });
  for (const language of spokenLanguages)
    writeOwnPage(site, language, {
      ...files,
      path: "/widgets/sheet",
      title: wordsIn[language].assessment.heading,
      body: pageMarkup(module.prerenderSheet(language, firm)).html,
    });
}
