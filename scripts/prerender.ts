import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { firm } from "#content/firm.ts";
import { robotsTxt, sitemapXml } from "./crawlers.ts";
import { headHtml, type PageHead } from "./head-html.ts";
import { headersFile } from "./headers-file.ts";

interface RenderedPage {
  readonly html: string;
  readonly head: PageHead;
  readonly modules: readonly string[];
}

interface Renderer {
  renderPage(path: string): Promise<RenderedPage>;
  readonly pages: readonly { readonly path: string }[];
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const site = "dist/site";

/** Writes each page as a flat file (`/visit/tourism` is `visit/tourism.html`), and what crawlers and servers read. */
export async function prerenderSite(): Promise<void> {
  const { renderPage, pages } = await serverBundle();
  const template = readFileSync(join(site, "index.html"), "utf8");
  const manifest = JSON.parse(readFileSync(join(site, ".vite/manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const paths = pages.map(({ path }) => path);

  for (const path of [...paths, "/assessment", "/404"]) {
    const { html, head, modules } = await renderPage(path);
    const chunks = chunksOf(manifest, modules);
    const page = template
      .replace("<!--head-->", () => headHtml(head, chunks, template))
      .replace("<!--app-->", () => html);
    write(path === "/" ? "index.html" : `${path.slice(1)}.html`, page);
  }

  write("sitemap.xml", sitemapXml(paths, firm.origin));
  write("robots.txt", robotsTxt(firm.origin));
  write("_headers", headersFile());
  rmSync(join(site, ".vite"), { recursive: true });
}

async function serverBundle(): Promise<Renderer> {
  return (await import(pathToFileURL(resolve("dist/server/entry-server.js")).href)) as Renderer;
}

/** The files that the modules need, their static imports included, each once. */
function chunksOf(manifest: Record<string, Chunk>, modules: readonly string[]) {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The client build has no chunk for ${key}`);
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  const chunks = [...seen].map((key) => manifest[key]).filter((chunk) => chunk !== undefined);
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: chunks.flatMap(({ css }) => css ?? []).map((file) => `/${file}`),
  };
}

function write(file: string, text: string): void {
  const path = join(site, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
