import sharp from "sharp";
import { siteLanguageCodes } from "#lead/languages.ts";
import { readPages } from "../build/pages/read-pages.ts";
import { squarePhotographs } from "../build/photographs.ts";
import { readReleases, releasesFolder } from "../release/releases.ts";
import { stop } from "../run/tools.ts";
import { findLogo } from "../setup/pictures-record.ts";
import { readFirmFile } from "./read-firm.ts";

/** Checks without a build what a build reads besides the modules of #firm, and stops with the first mistake. */
try {
  for (const code of siteLanguageCodes) readPages(code);
  readReleases(releasesFolder);
  await squarePhotographs(readFirmFile("facts").licensees);
  const logo = findLogo();
  if (logo)
    await sharp(logo)
      .metadata()
      .catch(() => stop(`${logo} is no picture: give another copy of the logo`));
} catch (error) {
  stop((error as Error).message);
}
