import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Plugin, parseSync } from "vite";
import { inLocale, wordless } from "#scripts/build/site/texts-in.ts";
import { pseudoLocale } from "./pseudo-text.ts";

const root = resolve(import.meta.dirname, "../../..");
const pseudoText = resolve(import.meta.dirname, "pseudo-text.ts");

/** Where the words of all layers are that somebody else than the consultant reads. */
const worded =
  /^(src\/content\/(?<name>.*)|src\/forms\/words\/en|src\/lead\/(contact|assessment)|widgets\/(element-api|texts\.en|words)|widgets\/partner-page\/(words\.en|recipes|snippet)|worker\/intake\/words\/en)\.ts$/;

/** What of a file is words where the rest is code. */
const amongCode: Readonly<Record<string, readonly string[]>> = {
  "widgets/element-api.ts": ["defaultLabels"],
  "widgets/partner-page/recipes.ts": ["recipes"],
  "widgets/partner-page/snippet.ts": ["fallbacks"],
};

const original = /\.original\.ts$/;
const originalOf = (file: string) => file.replace(/\.ts$/, ".original.ts");
const fileOf = (file: string) => file.replace(original, ".ts");

/** Whether the pseudo-language takes a file's place. */
function isWorded(file: string): boolean {
  const found = worded.exec(relative(root, file));
  return found !== null && !wordless.has(found.groups?.name ?? "") && !/\.(fr|original)\.ts$/.test(file);
}

/** A module that exports in the pseudo-language what a file of words exports in English. */
function pseudoModule(file: string): string {
  const name = relative(root, file);
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.isType ? [] : (entry.exportName.name ?? []))),
  );
  return [
    `import * as original from ${JSON.stringify(originalOf(file))};`,
    `import { pseudo, pseudoLocale, pseudoTranslation } from ${JSON.stringify(pseudoText)};`,
    ...(name.startsWith("src/lead/")
      ? [`import { noChoice } from "#lead/field.ts";`, `import { translateForm } from "#lead/translate.ts";`]
      : []),
    ...exported.map((each) => `export const ${each} = ${madeOf(name, each)};`),
  ].join("\n");
}

function madeOf(name: string, each: string): string {
  const given = `original.${each}`;
  if (name.startsWith("src/lead/")) return `translateForm(${given}, pseudoTranslation(${given}, noChoice))`;
  // The settings of a language are no words.
  if (name === "src/content/language.ts")
    return { locale: "pseudoLocale", bannerWords: '"menu"' }[each] ?? given;
  if (amongCode[name] && !amongCode[name].includes(each)) return given;
  return `pseudo(${given})`;
}

/** Puts the pseudo-language in the place of English, in what Vite bundles. */
export function pseudoWords(): Plugin {
  return {
    name: "pseudo-words",
    enforce: "pre",
    // Found before typography.ts sets it, which knows files by their folders.
    resolveId: (request) => (original.test(request) ? request : undefined),
    load(id) {
      if (original.test(id)) return readFileSync(fileOf(id), "utf8");
      return isWorded(id) ? pseudoModule(id) : undefined;
    },
    transformIndexHtml: { order: "pre", handler: (html) => inLocale(html, pseudoLocale, "rtl") },
  };
}

/** The same in what this process imports from now on. */
export function importPseudoWords(): void {
  registerHooks({
    resolve(request, context, next) {
      if (!request.startsWith("/")) return next(request, context);
      return { url: pathToFileURL(request).href, format: "module-typescript", shortCircuit: true };
    },
    load(url, context, next) {
      const file = url.startsWith("file:") ? fileURLToPath(url) : "";
      if (original.test(file))
        return { source: readFileSync(fileOf(file)), format: "module-typescript", shortCircuit: true };
      if (!isWorded(file)) return next(url, context);
      return { source: pseudoModule(file), format: "module", shortCircuit: true };
    },
  });
}
