import { siteLanguageCodes } from "#lead/languages.ts";
import { readPages } from "../build/pages/read-pages.ts";
import { squarePhotographs } from "../build/photographs.ts";
import { readReleases, releasesFolder } from "../release/releases.ts";
import { stop } from "../run/tools.ts";
import { readFirmFile } from "./read-firm.ts";

/** Checks what a build reads besides the modules of #firm; stops at the first mistake. */
try {
  for (const code of siteLanguageCodes) readPages(code);
  readReleases(releasesFolder);
  await squarePhotographs(readFirmFile("facts").licensees);
} catch (error) {
  stop((error as Error).message);
}
