import { readFileSync } from "node:fs";
import { posix } from "node:path";
import type { Plugin } from "vite";

interface Licence {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

export const licencesFile = "licenses.txt";
/** Vite writes this file in each build; it is read here and not kept. */
const viteFile = "licenses.json";

/**
 * Writes the licences of all packages in the files of a build, and names their file in each script that
 * contains one. Several builds into one folder share one plugin, so that the last one writes them all.
 */
export function licences(besides: readonly Licence[] = []): Plugin {
  const found = new Map(besides.map((licence) => [licence.name, licence]));
  return {
    name: "licences",
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    config: () => ({ build: { license: { fileName: viteFile } } }),
    outputOptions: (options) => ({
      ...options,
      postBanner: ({ fileName, moduleIds }) =>
        moduleIds.some((id) => id.includes("/node_modules/"))
          ? `/*! ${posix.relative(posix.dirname(fileName), licencesFile)} */`
          : "",
    }),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const asset = bundle[viteFile];
        if (asset?.type !== "asset") throw new Error("Vite has written no licences.");
        for (const licence of JSON.parse(String(asset.source)) as Licence[]) found.set(licence.name, licence);
        delete bundle[viteFile];
        this.emitFile({ type: "asset", fileName: licencesFile, source: licencesText([...found.values()]) });
      },
    },
  };
}

/** The licence of a package that a build does not import by name, such as a typeface cut from it. */
export function licenceOf(name: string): Licence {
  const { version, license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
  const text = readFileSync(`node_modules/${name}/LICENSE`, "utf8").trim();
  return { name, version, identifier: license, text };
}

function licencesText(all: readonly Licence[]) {
  const sections = all
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"))
    .map(({ name, version, identifier, text }) =>
      [`${name} ${version}${identifier ? `, ${identifier}` : ""}`, ...(text ? [text] : [])].join("\n\n"),
    );
  return `${["The scripts and typefaces beside this file contain the work of others:", ...sections].join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}
