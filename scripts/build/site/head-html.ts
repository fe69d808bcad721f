import type { Manifest, ManifestChunk } from "vite";
import { firm } from "#content/firm/firm.ts";
import { absence } from "#firm/absence.ts";
import { escapeHtml } from "#lead/escape-html.ts";
import type { Head } from "#site/routing/head.ts";

export interface Chunks {
  fonts: readonly string[];
  preloads: readonly string[];
  early: readonly string[];
  later: readonly string[];
  styles: readonly string[];
  /** The print sheet, for which no first paint waits. */
  print?: string | undefined;
}

export const printSheet = "styles/print.css";

/** The chunks of an entry, and the modules that it imports later with their static imports, each once. */
export function chunksOf(
  manifest: Manifest,
  entry: string,
  modules: readonly string[],
): Omit<Chunks, "preloads"> {
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
  modules.forEach(visit);
  const scripts = [...seen.values()].map(({ file }) => `/${file}`);
  const assets = Object.values(manifest).map(({ file }) => `/${file}`);
  return {
    early: scripts.slice(0, early),
    later: scripts.slice(early),
    print: manifest[printSheet]?.file,
    styles: [...seen.values()].flatMap(({ css }) => css ?? []).map((file) => `/${file}`),
    fonts: assets.filter((file) => /(fraunces|figtree)-(?!ext-)[^.]*\.woff2$/.test(file)),
  };
}

/** `--color-spruce`, which is at the top of every page, for the browsers' own bars. */
const themeColors = { light: "#0e2e24", dark: "#06291d" } as const;

/** A page's <head> without the template's own lines, in the order in which a browser should fetch. */
export function headHtml(head: Head, chunks: Chunks): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...(absence ? [`<script src="/absence.js"></script>`] : []),
    ...chunks.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...chunks.fonts.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin="">`,
    ),
    ...chunks.preloads.map((file) => `<link rel="preload" href="${file}" as="image" fetchpriority="high">`),
    ...chunks.early.slice(1).map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`),
    // The rest is fetched later, so that it does not compete with fonts and pictures, which are seen first.
    `<script type="module" src="${chunks.early[0]}" fetchpriority="low" data-later="${chunks.later.join(" ")}"></script>`,
    head.canonical
      ? `<link rel="canonical" href="${escapeHtml(head.canonical)}">`
      : `<meta name="robots" content="noindex">`,
    ...head.alternates.map(({ tag, href }) => `<link rel="alternate" hreflang="${tag}" href="${href}">`),
    // The first language is for everybody else.
    ...head.alternates
      .slice(0, 1)
      .map(({ href }) => `<link rel="alternate" hreflang="x-default" href="${href}">`),
    // Browsers find `favicon.ico` by themselves.
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    ...Object.entries(themeColors).map(
      ([scheme, color]) =>
        `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    ...openGraph(head),
    // "<" could end the block early; the CSP allows a data block, because it does not run.
    ...(head.jsonLd
      ? [
          `<script type="application/ld+json">${JSON.stringify(head.jsonLd).replaceAll("<", "\\u003c")}</script>`,
        ]
      : []),
    ...(chunks.print ? [`<link rel="stylesheet" href="/${chunks.print}" media="print">`] : []),
  ].join("\n    ");
}

/** Tags from which messengers and networks preview a link to the page: https://ogp.me */
function openGraph(page: Head) {
  const properties: [string, string | undefined][] = [
    ["type", "website"],
    ["site_name", firm.name],
    ["locale", openGraphLocale(page.locale)],
    ...page.alternates
      .filter(({ tag }) => tag !== page.locale)
      .map(({ tag }): [string, string] => ["locale:alternate", openGraphLocale(tag)]),
    ["title", page.title],
    ["description", page.description],
    ["url", page.canonical],
    ["image", page.image],
    ["image:alt", page.imageAlt],
    ["image:width", "1200"],
    ["image:height", "630"],
  ];
  return [
    ...properties.flatMap(([name, value]) =>
      value === undefined ? [] : [`<meta property="og:${name}" content="${escapeHtml(value)}">`],
    ),
    `<meta name="twitter:card" content="summary_large_image">`,
  ];
}

function openGraphLocale(tag: string) {
  return tag.replace("-", "_");
}
