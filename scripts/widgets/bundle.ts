import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type CSSOptions, type InlineConfig, type Plugin, type Rolldown } from "vite";
import packageFacts from "../../package.json" with { type: "json" };
import { declarations, reactDeclarations } from "./declarations.ts";
import { entries } from "./entries.ts";
import { halvesBeside, halvesInside, type LiveHalf, liveHalves, sourceOf } from "./live-halves.ts";
import { manifest } from "./manifest.ts";
import { paintedForms, prerenderForms } from "./painted-form.ts";
import { paintedSheet } from "./painted-sheet.ts";
import { buildPartnerPages } from "./partner-page.ts";

/** Builds the evergreen entries with their shared chunks (`v1/`) and the pinned, self-contained files. */
export async function buildWidgets(out: string): Promise<void> {
  const html = await prerenderForms();
  const painted = paintedForms(html);
  const postcss = { plugins: [paintedSheet({ contact: html.contact, assessment: html.request })] };
  const evergreen = resolve(out, "v1");
  const pinned = resolve(out, packageFacts.version);
  const chunks = await buildHalves(evergreen);
  for (const entry of entries) {
    await buildEntry(entry, evergreen, [painted, halvesBeside(chunks)], { postcss });
    await buildEntry(entry, pinned, [painted, ...halvesInside()], { postcss });
  }
  writeFileSync(join(pinned, "integrity.json"), json(integrityOf(pinned)));
  writeFileSync(join(out, "custom-elements.json"), json(manifest()));
  writeFileSync(join(out, "visa-widgets.d.ts"), declarations());
  writeFileSync(join(out, "visa-widgets-react.d.ts"), reactDeclarations());
  await buildPartnerPages(out);
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const config: InlineConfig = { configFile: "vite.widgets.config.ts" };

/** React and the forms in shared chunks; returns for each half its own chunk and all those it stands upon. */
async function buildHalves(outDir: string): Promise<Record<LiveHalf, string[]>> {
  const built = (await build({
    ...config,
    build: {
      outDir,
      lib: { entry: Object.fromEntries(liveHalves.map((half) => [half, sourceOf(half)])), formats: ["es"] },
      rolldownOptions: {
        output: {
          minify: true,
          comments: { annotation: false },
          entryFileNames: "chunks/[name]-[hash].js",
          chunkFileNames: "chunks/[name]-[hash].js",
          codeSplitting: { groups: [{ name: "forms", tags: ["$initial"], minShareCount: 2 }] },
        },
      },
    },
  })) as Rolldown.RolldownOutput[];
  const output = built.flatMap((each) => each.output);
  const files = new Map(output.filter((file) => file.type === "chunk").map((file) => [file.fileName, file]));
  const closure = (name: string): string[] => [name, ...(files.get(name)?.imports ?? []).flatMap(closure)];
  const chunksOf = (half: LiveHalf) => {
    const own = [...files.values()].find((file) => file.isEntry && file.name === half);
    return [...new Set(closure(own?.fileName ?? ""))];
  };
  return Object.fromEntries(liveHalves.map((half) => [half, chunksOf(half)])) as Record<LiveHalf, string[]>;
}

/** One file without static imports, because each would cost the form another round trip before it shows. */
async function buildEntry(entry: string, outDir: string, plugins: Plugin[], css: CSSOptions): Promise<void> {
  await build({
    ...config,
    plugins,
    css,
    build: {
      outDir,
      lib: { entry: { [entry]: resolve(`widgets/${entry}.ts`) }, formats: ["es"] },
      rolldownOptions: {
        output: {
          minify: true,
          comments: { annotation: false },
          entryFileNames: "[name].js",
          codeSplitting: false,
        },
      },
    },
  });
}

function integrityOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    entries.map((entry) => {
      const digest = createHash("sha384").update(readFileSync(join(folder, `${entry}.js`)));
      return [`${entry}.js`, `sha384-${digest.digest("base64")}`];
    }),
  );
}
