import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Manifest } from "vite";
import { firm } from "#content/firm/firm.ts";
import { absence } from "#firm/absence.ts";
import { type Language, pathIn } from "#lead/languages.ts";
import { documentHtml } from "#scripts/build/document-html.ts";
import { pageMarkup } from "#scripts/build/html.ts";
import { framedAddresses } from "#scripts/build/widgets/own-pages.ts";
import type { Release } from "#scripts/release/releases.ts";
import { robotsTxt, sitemapXml } from "./crawlers.ts";
import { chunksOf, headHtml, printSheet } from "./head-html.ts";
import { headersFile } from "./headers-file.ts";
import type { LanguagePageFile } from "./language-pages.ts";
import { redirectsFile } from "./redirects-file.ts";
import { feedAddress, updatesFeed } from "./updates-feed.ts";

export interface BuiltLanguage {
  code: Language;
  manifest: Manifest;
  renderer: typeof import("#site/entry-server.tsx");
}

export const inputs = { entry: "entry-client.ts", print: printSheet };
const hydration = "hydrate.tsx";

/**
 * Writes each page as a flat file (`/visit/tourism` is `visit/tourism.html`), and files for crawlers and
 * servers.
 */
export async function prerenderSite(
  site: string,
  languages: readonly BuiltLanguage[],
  languagePages: readonly LanguagePageFile[],
  releases: readonly Release[],
): Promise<void> {
  const write = (file: string, text: string) => {
    const path = join(site, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const pages: LanguagePageFile[] = [];
  for (const { code, manifest, renderer } of languages)
    for (const path of [...renderer.entries.map((entry) => entry.path), "/404"]) {
      const { html: rendered, head, modules } = await renderer.renderPage(path);
      const { html, preloads } = pageMarkup(rendered);
      const chunks = chunksOf(manifest, inputs.entry, [hydration, ...modules]);
      const page = documentHtml({
        language: code,
        head:
          headHtml(head, { ...chunks, preloads }) +
          (path === "/updates"
            ? `<link rel="alternate" type="application/atom+xml" href="${feedAddress(code, firm.origin)}">`
            : ""),
        body: `<div id="root">${html}</div>`,
      });
      pages.push({ path: pathIn(code, path), html: page, head });
    }
  pages.push(...languagePages);

  for (const { path, html } of pages) write(path === "/" ? "index.html" : `${path.slice(1)}.html`, html);
  write("sitemap.xml", sitemapXml(pages.map(({ head }) => head)));
  for (const { code } of languages)
    write(`${pathIn(code, "/updates").slice(1)}.xml`, updatesFeed(code, firm));
  write("robots.txt", robotsTxt(firm.origin));
  // Hides the notice of an absence on other days. It runs in the head and blocks the first paint.
  if (absence)
    write(
      "absence.js",
      `if (Date.now() < ${absence.begins} || Date.now() >= ${absence.ends}) document.documentElement.dataset.absence = "off";\n`,
    );
  write("_headers", headersFile(releases));
  write("_redirects", redirectsFile([...pages.map(({ path }) => path), ...framedAddresses]));
}
