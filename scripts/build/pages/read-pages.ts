import { readdirSync, readFileSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import type { PageContent } from "#content/page.ts";
import { defaultLanguage, type Language } from "#lead/languages.ts";
import { type OfficialPages, parseOfficialPages } from "./official-pages.ts";
import { parsePage } from "./parse-page.ts";
import { Refusal } from "./refusal.ts";
import { refuseOtherLines } from "./translation.ts";

const words = resolve(import.meta.dirname, "../../../words");
/**
 * Reads every page of a language, by its name. Throws with file and line where one is written wrongly or
 * missing.
 */
export function readPages(language: Language, folder = words): ReadonlyMap<string, PageContent> {
  const names = pageNames(language, folder);
  const originals = pageNames(defaultLanguage, folder);
  const lonely =
    names.find((name) => !originals.includes(name)) ?? originals.find((name) => !names.includes(name));
  if (lonely)
    throw new Error(
      `${lonely} is not in both ${folderOf(language, folder)} and ${folderOf(defaultLanguage, folder)}`,
    );
  return new Map(names.map((name) => [basename(name, ".md"), readPage(language, name, folder)]));
}

export function readPage(language: Language, name: string, folder = words): PageContent {
  const official = readOfficialPages(language, folder);
  return readTranslation(language, `pages/${name}`, folder, (text) => parsePage(text, official));
}

export function readOfficialPages(language: Language, folder = words): OfficialPages {
  return readTranslation(language, "official.md", folder, parseOfficialPages);
}

function pageNames(language: Language, folder: string): readonly string[] {
  return readdirSync(folderOf(language, folder)).toSorted();
}

function folderOf(language: Language, folder: string): string {
  return relative(process.cwd(), resolve(folder, language, "pages"));
}

/** Reads a file that is the same in every language but for its words. */
function readTranslation<Read>(
  language: Language,
  name: string,
  folder: string,
  parse: (text: string) => Read,
): Read {
  const file = resolve(folder, language, name);
  const text = readText(file);
  try {
    if (language !== defaultLanguage)
      refuseOtherLines(text, readText(resolve(folder, defaultLanguage, name)));
    return parse(text);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Error(`${relative(process.cwd(), file)}:${error.line}: ${error.message}`);
  }
}

function readText(file: string): string {
  // Git writes other line ends on Windows.
  return readFileSync(file, "utf8").replaceAll("\r\n", "\n");
}
