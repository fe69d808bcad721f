/** As src/layout/head.ts makes it; the pre-renderer gets it from the server's bundle. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  readonly image: string;
  readonly jsonLd: readonly object[];
}

interface Chunks {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The tags of one page's <head> beside those that the template has already. */
export function headHtml(head: PageHead, chunks: Chunks, template: string): string {
  const missing = (file: string) => !template.includes(`"${file}"`);
  return [
    `<title>${attribute(head.title)}</title>`,
    `<meta name="description" content="${attribute(head.description)}">`,
    head.canonical
      ? `<link rel="canonical" href="${attribute(head.canonical)}">`
      : `<meta name="robots" content="noindex">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${attribute(head.title)}">`,
    `<meta property="og:description" content="${attribute(head.description)}">`,
    ...(head.canonical ? [`<meta property="og:url" content="${attribute(head.canonical)}">`] : []),
    `<meta property="og:image" content="${attribute(head.image)}">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    ...chunks.styles.filter(missing).map((file) => `<link rel="stylesheet" href="${file}">`),
    // Low, so that they do not take the line from fonts and pictures, which the visitor sees first.
    ...chunks.scripts
      .filter(missing)
      .map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`),
    // "<" cannot end the block early; a data block does not run, so the CSP lets it pass.
    ...head.jsonLd.map(
      (block) =>
        `<script type="application/ld+json">${JSON.stringify(block).replaceAll("<", "\\u003c")}</script>`,
    ),
  ].join("\n    ");
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
