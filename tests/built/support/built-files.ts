import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { parseHTML } from "linkedom";
import { parseSync } from "vite";
import { type Language, languageOfPath } from "#lead/languages.ts";

export const site = fileURLToPath(new URL("../../../dist/site", import.meta.url));

export const fictional = /evermaple|R000000|604\W{0,3}555\W{0,3}0142/i;

export function filesBelow(folder = ""): string[] {
  return readdirSync(join(site, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)))
    .toSorted();
}

export const read = (file: string): string => readFileSync(join(site, file), "utf8");

/** Bytes of a file sent with brotli at its best level, compressed once, ahead of time. */
export const brotli = once((file) => {
  const plain = readFileSync(join(site, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return brotliCompressSync(plain, { params }).length;
});

function once<T>(find: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>();
  return (file) => {
    if (!known.has(file)) known.set(file, find(file));
    return known.get(file) as T;
  };
}

export const weigh = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + brotli(file), 0);

export const named = (page: string, pattern: RegExp): string[] =>
  [...read(page).matchAll(pattern)].map(([, address = ""]) => address.replace(/^\//, ""));

/** The sheets that a page waits for before its first paint, without the print sheet. */
export const stylesOf = (page: string): string[] => named(page, /<link rel="stylesheet" href="([^"]+)">/g);

/** The scripts that a page fetches by itself, before or after its first paint. */
export const scriptsOf = (page: string): string[] => [
  ...named(page, /<(?:link rel="modulepreload" href|script type="module" src)="([^"]+)"/g),
  ...named(page, /(?<=data-later="[^"]*)(\/[^\s"]+)/g),
];

interface Imports {
  direct: readonly string[];
  onDemand: readonly string[];
}

/** Imports of a built module, found by a parser: text that only looks like an import does not count. */
export const importsOf = once((file): Imports => {
  const code = read(file);
  const { module, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} does not parse`);
  // An element's entry adds the name of a chunk to the address of its folder, in which other languages have
  // their own. A name with the language in it is none of those that every visitor fetches.
  const quoted = /^\s*(\w+\s*\+\s*)?(["'`])([^"'`]*)\2\s*$/s;
  const folder = dirname(file);
  const beside = (request: string, from = folder) => relative(site, resolve(site, from, request));
  const stated = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ];
  const asked = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, added, , request] = quoted.exec(code.slice(start, end)) ?? [];
    if (!request) return [];
    return [beside(request, added ? folder.replace(/(?<=^widgets\/v1)\/\w+$/, "") : folder)];
  });
  return { direct: stated.map((request) => beside(request)), onDemand: asked };
});

export function closure(files: Iterable<string>): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    importsOf(file).direct.forEach(visit);
  };
  for (const file of files) visit(file);
  return seen;
}

export const fileOf = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

export const addressOf = (file: string): string =>
  file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`;

export const languageOfFile = (file: string): Language => languageOfPath(addressOf(file));

export const pageOf = once((file): Document => parseHTML(read(file)).document);

export const attributesOf = (within: ParentNode, selector: string, name = "href") =>
  [...within.querySelectorAll(selector)].map((element) => element.getAttribute(name));

export const textsOf = (within: ParentNode, selector: string) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

/** Every page of the site, those for partners and framed forms apart. */
export function sitePages(): readonly string[] {
  return filesBelow().filter((file) => file.endsWith(".html") && !/^(\w\w\/)?widgets/.test(file));
}
