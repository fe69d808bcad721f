import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Manifest, ManifestChunk } from "vite";
import { firm } from "#content/firm.ts";
import { type Language, pathIn } from "#lead/languages.ts";
import { pageMarkup } from "#scripts/build/html.ts";
import type { Release } from "#scripts/release/releases.ts";
import type { Head } from "#site/routing/head.ts";
import { robotsTxt, securityTxt, sitemapXml } from "./crawlers.ts";
import { type Chunks, headHtml } from "./head-html.ts";
import { headersFile } from "./headers-file.ts";
import { redirectsFile } from "./redirects-file.ts";

/** One language of the site, built but for its pages. */
export interface BuiltLanguage {
  readonly code: Language;
  /** The page without its head and its body. */
  readonly template: string;
  readonly manifest: Manifest;
  /** The site's own renderer, which Vite has bundled. */
  readonly renderer: typeof import("#site/entry-server.tsx");
}

const entry = "index.html";
/** What the entry imports once the page is painted. */
const hydration = "hydrate.tsx";

/** Writes each page as a flat file (`/visit/tourism` is `visit/tourism.html`), and what crawlers and servers read. */
export async function prerenderSite(
  site: string,
  languages: readonly BuiltLanguage[],
  releases: readonly Release[],
): Promise<void> {
  const write = (file: string, text: string) => {
    const path = join(site, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const heads: Head[] = [];
  const addresses: string[] = [];

  for (const { code, template, manifest, renderer } of languages) {
    const paths = renderer.pages.map(({ path }) => path);
    for (const path of [...paths, "/privacy", "/verify", "/assessment", "/receipt", "/404"]) {
      const { html: rendered, head, modules } = await renderer.renderPage(path);
      heads.push(head);
      const { html, preloads } = pageMarkup(rendered);
      const page = template
        .replace("<!--head-->", () => headHtml(head, { ...chunksOf(manifest, modules), preloads }))
        .replace("<!--app-->", () => html);
      const address = pathIn(code, path);
      addresses.push(address);
      write(address === "/" ? "index.html" : `${address.slice(1)}.html`, page);
    }
  }

  write("sitemap.xml", sitemapXml(heads));
  write("robots.txt", robotsTxt(firm.origin));
  write(".well-known/security.txt", securityTxt(firm, new Date()));
  write("_headers", headersFile(releases));
  write("_redirects", redirectsFile(addresses));
}

/** What the entry and the page's modules need, their static imports included, each once. */
function chunksOf(manifest: Manifest, modules: readonly string[]): Omit<Chunks, "preloads"> {
  const seen = new Map<string, ManifestChunk>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The client build has no chunk for ${key}`);
    seen.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  visit(entry);
  const early = seen.size;
  [hydration, ...modules].forEach(visit);
  const scripts = [...seen.values()].map(({ file }) => `/${file}`);
  const assets = Object.values(manifest).map(({ file }) => `/${file}`);
  return {
    early: scripts.slice(0, early),
    later: scripts.slice(early),
    styles: [...seen.values()].flatMap(({ css }) => css ?? []).map((file) => `/${file}`),
    fonts: assets.filter(
      (file) => /(fraunces|figtree)-[^.]*\.woff2$/.test(file) && !file.includes("figtree-ext"),
    ),
  };
}
