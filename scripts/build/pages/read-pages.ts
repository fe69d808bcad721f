import { readdirSync, readFileSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import { firm } from "#content/firm/firm.ts";
import { interpolate } from "#content/interpolate.ts";
import type { OfficialPages, PageContent } from "#content/site/page.ts";
import type { Language } from "#lead/languages.ts";
import { parseOfficialPages } from "./official-pages.ts";
import { parsePage } from "./parse-page.ts";
import { provinceStatuses } from "./province-statuses.ts";
import { Refusal } from "./refusal.ts";

const words = resolve(import.meta.dirname, "../../../words");
/** Every page of a language by name. Throws file and line of a mistake. */
export function readPages(language: Language, folder = words): ReadonlyMap<string, PageContent> {
  const names = readdirSync(resolve(folder, language, "pages")).toSorted();
  const official = readOfficialPages(language, folder);
  return new Map(names.map((name) => [basename(name, ".md"), readPage(language, name, folder, official)]));
}

export function readPage(
  language: Language,
  name: string,
  folder = words,
  official = readOfficialPages(language, folder),
): PageContent {
  return read(resolve(folder, language, "pages", name), (text) =>
    parsePage(interpolate(forFirm(text), provinceStatuses(language)), official),
  );
}

/** Leaves out what is between `{consultants}` and `{/consultants}` where no licensee is the College’s. */
export function forFirm(text: string, { hasConsultant }: { hasConsultant: boolean } = firm): string {
  return text.replace(/\{consultants\}(.*?)\{\/consultants\}/gs, hasConsultant ? "$1" : "");
}

export function readOfficialPages(language: Language, folder = words): OfficialPages {
  return read(resolve(folder, language, "official.md"), parseOfficialPages);
}

function read<Read>(file: string, parse: (text: string) => Read): Read {
  try {
    // Git writes other line ends on Windows.
    return parse(readFileSync(file, "utf8").replaceAll("\r\n", "\n"));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Error(`${relative(process.cwd(), file)}:${error.line}: ${error.message}`);
  }
}
