import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Manifest, runnerImport } from "vite";
import { pageLanguages } from "#content/languages.ts";
import { defaultLanguage } from "#lead/languages.ts";
import { browserBuild, takeManifest } from "#scripts/build/browser-build.ts";
import { buildFacts } from "#scripts/build/build-facts.ts";
import { documentHtml } from "#scripts/build/document-html.ts";
import { pageMarkup } from "#scripts/build/html.ts";
import { licences } from "#scripts/build/licences.ts";
import { readOfficialPages } from "#scripts/build/pages/read-pages.ts";
import type { Head } from "#site/routing/head.ts";
import { chunksOf, headHtml, printSheet } from "./head-html.ts";
import { inLanguage } from "./in-language.ts";

/** Only Vite can load it. */
type Renderer = typeof import("#site/pages/language-page/render.tsx");

export interface LanguagePageFile {
  path: string;
  html: string;
  head: Head;
}

const entry = "pages/language-page/entry.ts";

export async function buildLanguagePages(site: string): Promise<readonly LanguagePageFile[]> {
  if (pageLanguages.length === 0) return [];
  const manifest = await buildScripts(site);
  const { module } = await runnerImport<Renderer>("./src/pages/language-page/render.tsx", {
    logLevel: "warn",
    define: buildFacts(),
  });
  const official = readOfficialPages(defaultLanguage);
  return pageLanguages.flatMap((code) => {
    const chunks = chunksOf(manifest, entry, [
      "pages/language-page/hydrate.tsx",
      `../words/${code}/forms.ts`,
    ]);
    // Other scripts keep the reader's own typefaces: ours have only Latin letters, and their marks and
    // spacing do not fit.
    const isLatin = new Intl.Locale(code).maximize().script === "Latn";
    return module.renderLanguagePages(code, official).map(({ path, html, head }) => ({
      path,
      head,
      html: documentHtml({
        language: code,
        attributes: isLatin ? "" : ' data-fonts="system"',
        head: headHtml(head, { ...chunks, fonts: isLatin ? chunks.fonts : [], preloads: [] }),
        body: `<div id="root">${pageMarkup(html).html}</div>`,
      }),
    }));
  });
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
  return takeManifest(site);
}
