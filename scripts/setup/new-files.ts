import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import type { SiteLanguage } from "#lead/languages.ts";
import { allFictional, fictionalFacts, fictionalSettings } from "../firm/fictional-facts.ts";
import { firmFolder } from "../firm/folder.ts";
import { type FirmFile, firmFiles, pathOf, readContent } from "../firm/read-firm.ts";
import { askGit } from "../run/git.ts";

interface Entry extends Record<SiteLanguage, string> {
  example?: string;
}

export function entriesOf(file: FirmFile): readonly Entry[] {
  return parse(readFileSync(`scripts/setup/firm-files/${file}.yaml`, "utf8"));
}

/** Longer comments continue on the next line. */
const width = 110;

export function newFile(file: FirmFile, language: SiteLanguage): string {
  return entriesOf(file)
    .map((entry) => commentOf(entry[language]) + (entry.example?.replace(/^/gm, "#") ?? ""))
    .map((block) => `${block.trimEnd()}\n`)
    .join("\n");
}

/** Words stay whole; a line break of the text stays. */
const commentOf = (text: string) =>
  text.replace(RegExp(`(.{1,${width}})(?: +|$)`, "gm"), "# $1\n").replaceAll("\n\n", "\n");

export function unsavedFiles(): readonly string[] {
  return firmFiles.filter((file) => !isFictional(file) && isUnsaved(file)).map(pathOf);
}

export function writeNewFiles(language: SiteLanguage): void {
  for (const file of firmFiles) writeFileSync(pathOf(file), newFile(file, language));
}

function isFictional(file: FirmFile) {
  try {
    const content = readContent(file);
    if (content === null) return true;
    if (file === "facts") return fictionalFacts(Object(content)).length === allFictional.length;
    return file === "deployment" && fictionalSettings("production", Object(content)).includes("worker");
  } catch {
    return false;
  }
}

/** Without Git nothing is saved. */
const isUnsaved = (file: FirmFile) =>
  existsSync(pathOf(file)) && askGit(firmFolder, "status", "--porcelain", "--", `${file}.yaml`) !== "";
