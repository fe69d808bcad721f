import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "#lead/languages.ts";

/** Before a text that is still English; a language with one is not built for the public. */
export const untranslated = "[en] ";

export function untranslatedIn(code: Language): readonly string[] {
  const folder = `words/${code}`;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|md|json)$/.test(file))
    .flatMap((file) => {
      const lines = readFileSync(`${folder}/${file}`, "utf8").split("\n");
      return lines.flatMap((line, at) =>
        line.includes(untranslated) ? [`${folder}/${file}:${at + 1}`] : [],
      );
    });
}
