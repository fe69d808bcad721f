import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Manifest, runnerImport } from "vite";
import { firm } from "#content/firm/firm.ts";
import { interpolate } from "#content/interpolate.ts";
import { pageLanguages } from "#content/languages.ts";
import type { OfficialPages } from "#content/site/page.ts";

import { defaultLanguage, type Language } from "#lead/languages.ts";
import { browserBuild } from "#scripts/build/browser-build.ts";
import { buildFacts } from "#scripts/build/build-facts.ts";
import { documentHtml } from "#scripts/build/document-html.ts";
import { pageMarkup } from "#scripts/build/html.ts";
import { licences } from "#scripts/build/licences.ts";
import { readOfficialPages } from "#scripts/build/pages/read-pages.ts";
import type { Head } from "#site/routing/head.ts";
import { type Chunks, chunksOf, headHtml, printSheet } from "./head-html.ts";
import { inLanguage } from "./in-language.ts";

/** Only Vite can load it. */
type Renderer = typeof import("#site/pages/language-page/render.tsx");

export interface LanguagePageFile {
  path: string;
  html: string;
  head: Head;
}

const entry = "pages/language-page/entry.ts";

/** Their readers' own typefaces: ours have only Latin letters, and their marks and spacing do not fit. */
const isInSystemFonts = (code: Language) => new Intl.Locale(code).maximize().script !== "Latn";

/** Builds the pages of languages without the whole site: one each, and the one after a plain form. */
export async function buildLanguagePages(site: string): Promise<readonly LanguagePageFile[]> {
  if (pageLanguages.length === 0) return [];
  const manifest = await buildScripts(site);
  const { module } = await runnerImport<Renderer>("./src/pages/language-page/render.tsx", {
    logLevel: "warn",
    define: buildFacts(),
  });
  const official = officialLinks();
  const files = pageLanguages.map(async (code) => {
    const chunks = chunksOf(manifest, entry, [
      "pages/language-page/hydrate.tsx",
      `../words/${code}/forms.ts`,
    ]);
    const pages = await module.renderLanguagePages(code, official);
    return pages.map(({ path, html, head }) => ({
      path,
      head,
      html: documentOf(code, pageMarkup(html).html, head, chunks),
    }));
  });
  return (await Promise.all(files)).flat();
}

async function buildScripts(site: string): Promise<Manifest> {
  await build({
    ...inLanguage(defaultLanguage),
    configFile: false,
    root: "src",
    publicDir: "../public",
    logLevel: "warn",
    plugins: [react(), licences()],
    define: buildFacts(),
    build: {
      ...browserBuild,
      outDir: resolve(site),
      copyPublicDir: false,
      manifest: true,
      rolldownOptions: {
        input: [resolve("src", entry), resolve("src", printSheet)],
        // Names of their own, so that unchanged files stay in browsers' caches.
        output: {
          codeSplitting: {
            groups: [{ name: "libraries", test: /node_modules\/(react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  });
  const manifest = JSON.parse(readFileSync(join(site, ".vite/manifest.json"), "utf8")) as Manifest;
  rmSync(join(site, ".vite"), { recursive: true });
  return manifest;
}

function officialLinks(): OfficialPages {
  const pages = [...readOfficialPages(defaultLanguage)];
  return new Map(
    pages.map(([key, { text, href }]) => [
      key,
      { text, href: interpolate(href, { register: firm.registry }) },
    ]),
  );
}

function documentOf(code: Language, body: string, head: Head, chunks: Omit<Chunks, "preloads">) {
  const system = isInSystemFonts(code);
  const needed = { ...chunks, fonts: system ? [] : chunks.fonts, preloads: [] };
  return documentHtml({
    language: code,
    attributes: system ? ' data-fonts="system"' : "",
    head: headHtml(head, needed),
    body: `<div id="root">${body}</div>`,
  });
}
