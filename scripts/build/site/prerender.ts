import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, ManifestChunk } from "vite";
import { firm } from "#content/firm.ts";
import { pageMarkup, withoutViteTags } from "#scripts/build/html.ts";
import type { Release } from "#scripts/release/releases.ts";
import { robotsTxt, sitemapXml } from "./crawlers.ts";
import { type Chunks, headHtml } from "./head-html.ts";
import { headersFile } from "./headers-file.ts";

/** The site's own renderer, which Vite has bundled. */
type Renderer = typeof import("#site/entry-server.tsx");

const site = "dist/site";
const entry = "index.html";
/** What the entry imports once the page is painted. */
const hydration = "hydrate.tsx";

/** Writes each page as a flat file (`/visit/tourism` is `visit/tourism.html`), and what crawlers and servers read. */
export async function prerenderSite(releases: readonly Release[]): Promise<void> {
  const { renderPage, pages } = await serverBundle();
  const template = withoutViteTags(readFileSync(join(site, "index.html"), "utf8"));
  const manifest = JSON.parse(readFileSync(join(site, ".vite/manifest.json"), "utf8")) as Manifest;
  const paths = pages.map(({ path }) => path);
  const changed = new Map<string, string>();

  for (const path of [...paths, "/privacy", "/verify", "/assessment", "/receipt", "/404"]) {
    const { html: rendered, head, modules } = await renderPage(path);
    if (head.canonical && head.changed) changed.set(path, head.changed);
    const { html, preloads } = pageMarkup(rendered);
    const chunks = chunksOf(manifest, modules);
    const page = template
      .replace("<!--head-->", () => headHtml(head, { ...chunks, preloads }))
      .replace("<!--app-->", () => html);
    write(path === "/" ? "index.html" : `${path.slice(1)}.html`, page);
  }

  write("sitemap.xml", sitemapXml(changed, firm.origin));
  write("robots.txt", robotsTxt(firm.origin));
  write("_headers", headersFile(releases));
  rmSync(join(site, ".vite"), { recursive: true });
}

async function serverBundle(): Promise<Renderer> {
  return (await import(pathToFileURL(resolve("dist/server/entry-server.js")).href)) as Renderer;
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

function write(file: string, text: string): void {
  const path = join(site, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
