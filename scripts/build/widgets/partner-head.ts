import { resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { floor, scriptFloor } from "#scripts/build/floor.ts";

/** Script, sheet and fonts of one of our own pages below `/widgets/`, as addresses. */
export interface Files {
  readonly script: string;
  readonly style: string;
  readonly fonts: readonly string[];
}

interface Head {
  readonly title: string;
  /** Of the language, as `lang` has it. */
  readonly tag: string;
  readonly direction?: "rtl" | undefined;
  readonly files: Files;
}

/** The beginning of a page. Its own script stands before the elements', so that it hears their first events. */
export function headOf({ title, tag, direction, files: { script, style, fonts } }: Head): string {
  return `<!doctype html>
<html lang="${tag}"${direction ? ` dir="${direction}"` : ""}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="${style}">
${fonts.map((font) => `    <link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n`).join("")}    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <script type="module" src="${script}"></script>`;
}

export async function buildFiles(entry: "playground" | "frame", out: string): Promise<Files> {
  const base = "/widgets/page/";
  const { output } = (await build({
    configFile: false,
    root: "widgets",
    base,
    publicDir: false,
    logLevel: "error",
    build: {
      outDir: resolve(out, "page"),
      emptyOutDir: false,
      assetsDir: "",
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      target: scriptFloor,
      cssTarget: floor,
      rolldownOptions: { input: resolve(`widgets/partner-page/${entry}.ts`) },
    },
  })) as Rolldown.RolldownOutput;
  const names = output.map(({ fileName }) => base + fileName);
  const one = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? "";
  return {
    script: one(/\.js$/),
    style: one(/\.css$/),
    fonts: names.filter((name) => /(fraunces|figtree)-[^.]*\.woff2$/.test(name) && !name.includes("-ext")),
  };
}
