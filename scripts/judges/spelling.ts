import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Finding, Judge } from "./finding.ts";
import { fileIn } from "./packages.ts";

const texts = "test-results/judges";

/** cspell in Canadian English, on all words that the English pages show or speak. */
export const spelling: Judge = async (_, site) => {
  rmSync(texts, { recursive: true, force: true });
  mkdirSync(texts, { recursive: true });
  const config = join(texts, "cspell.json");
  writeFileSync(config, JSON.stringify(settings()));
  const files = globSync(`${site}/**/*.html`).filter((file) => !relative(site, file).startsWith("fr"));
  for (const file of files)
    writeFileSync(
      join(texts, `${relative(site, file).replaceAll("/", "--")}.txt`),
      wordsOf(readFileSync(file, "utf8")),
    );
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      fileIn("cspell/bin.mjs"),
      "lint",
      "--config",
      config,
      "--no-default-configuration",
      "--no-progress",
      "--no-summary",
      "--no-gitignore",
      "--no-color",
      "--unique",
      `${texts}/*.txt`,
    ],
    { encoding: "utf8" },
  );
  if (stderr.trim() && !stdout) throw new Error(stderr);
  return [...stdout.matchAll(/([^/\s]+)\.txt:\d+:\d+ - (.*)/g)].map(
    ([, file = "", text = ""]): Finding => ({ rule: "cspell", place: file.replaceAll("--", "/"), text }),
  );
};

function settings() {
  return {
    version: "0.2",
    language: "en-CA",
    import: [fileIn("@cspell/dict-en-ca/cspell-ext.json")],
    dictionaryDefinitions: [{ name: "own", path: resolve("scripts/judges/words.txt") }],
    dictionaries: ["own"],
    // An attribute's name.
    ignoreRegExpList: ["color-scheme"],
    // The Canadian list has these too.
    flagWords: [
      ...[
        "color",
        "colors",
        "center",
        "centers",
        "favor",
        "favorite",
        "honor",
        "labor",
        "neighbor",
        "behavior",
      ],
      ...["defense", "offense", "traveling", "traveler", "canceled", "enrollment"],
    ],
  };
}

/** The text of a page and the names that readers speak; neither code nor addresses. */
function wordsOf(html: string): string {
  const shown = html.replace(/<(script|code|pre|option)\b.*?<\/\1>/gs, " ");
  const spoken = [...shown.matchAll(/ (?:aria-label|alt|title)="([^"]*)"/g)].map(([, name]) => name);
  return [shown.replace(/<[^>]*>/g, "\n"), ...spoken].join("\n").replace(/&\w+;|&#\w+;/g, " ");
}
