import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown, runnerImport } from "vite";
import { firm } from "#content/firm.ts";
import { heads } from "#content/heads.ts";
import { locale } from "#content/language.ts";
import { openGraph } from "#scripts/build/site/head-html.ts";
import { typography } from "#scripts/build/typography.ts";
import type { Release } from "#scripts/release/releases.ts";
import { elements, type Tag } from "#widgets/element-api.ts";
import { frameHtml } from "#widgets/partner-page/recipes.ts";

/** Only Vite can load it. */
type Prerender = typeof import("#widgets/partner-page/prerender.tsx");

interface Built {
  readonly script: string;
  readonly style: string;
  readonly fonts: readonly string[];
}

const framed = { contact: "visa-contact-form", assessment: "visa-assessment-form" } as const;

/** What a framed form takes where nobody says otherwise, in CSS pixels. */
const frameSizes = { contact: [744, 1000], assessment: [984, 2700] } as const;

/** Writes `/widgets/` and the framed forms; the elements must have been built, because the page tells their size. */
export async function buildPartnerPages(out: string, latest: Release | undefined): Promise<void> {
  const { module } = await runnerImport<Prerender>("./widgets/partner-page/prerender.tsx", {
    logLevel: "warn",
    plugins: [typography()],
  });
  const tags = Object.keys(elements) as Tag[];
  const page = module.prerenderPartnerPage({
    name: firm.name,
    origin: firm.origin,
    email: firm.email,
    latest,
    sizes: Object.fromEntries(
      tags.map((tag) => [
        tag,
        brotliCompressSync(readFileSync(join(out, "v1", `${elements[tag].script}.js`))).length,
      ]),
    ) as Record<Tag, number>,
  });
  const playground = await buildFiles("playground", out);
  const title = `Our forms, on your page | ${firm.name}`;
  const description = `Three elements that put the contact form and the free assessment of ${firm.name} on any page: previews, snippets and recipes.`;
  const canonical = `${firm.origin}/widgets/`;
  const image = `${firm.origin}/og/default.png`;
  const imageAlt = heads.home.title;
  writeFileSync(
    join(out, "index.html"),
    `${head(title, playground)}
    <meta name="description" content="${description}">
    <link rel="canonical" href="${canonical}">
    ${openGraph({ title, description, canonical, alternates: [], locale, image, imageAlt }).join("\n    ")}
    <script type="module" src="/widgets/v1/visa-widgets.js"></script>
  </head>
  <body>
    ${page}
    <p id="copied" class="visually-hidden" role="status"></p>
  </body>
</html>
`.replace('<html lang="en-CA">', `<html lang="en-CA" data-origin="${firm.origin}">`),
  );

  const frame = await buildFiles("frame", out);
  mkdirSync(join(out, "frame"), { recursive: true });
  for (const name of Object.keys(framed) as (keyof typeof framed)[]) {
    const tag = framed[name];
    const title = elements[tag].doc.replace(/,.*|\.$/, "");
    const address = `${firm.origin}/widgets/frame/${name}`;
    writeFileSync(join(out, "frame", `${name}.json`), JSON.stringify(oembedOf(name, title, address)));
    writeFileSync(
      join(out, "frame", `${name}.html`),
      // The worker puts the frame's whole address, with its query, into the link.
      `${head(`${title} | ${firm.name}`, frame)}
    <meta name="robots" content="noindex">
    <link rel="alternate" type="application/json+oembed" href="${firm.origin}/widgets/oembed?url=${encodeURIComponent(address)}" title="${title}">
    <script type="module" src="/widgets/v1/${elements[tag].script}.js"></script>
  </head>
  <body>
    <main><${tag}><a href="/contact-us" target="_top">Contact ${firm.name}</a></${tag}></main>
  </body>
</html>
`,
    );
  }
}

/** The oEmbed answer for a framed form at its plain address; worker/oembed.ts fits it to the address that was asked for. */
function oembedOf(name: keyof typeof framed, title: string, address: string) {
  const [width, height] = frameSizes[name];
  return {
    version: "1.0",
    type: "rich",
    title,
    provider_name: firm.name,
    provider_url: firm.origin,
    cache_age: 86_400,
    width,
    height,
    html: frameHtml(address, title, height),
  };
}

// The page's own script stands before the elements', so that it hears their first events.
function head(title: string, { script, style, fonts }: Built): string {
  return `<!doctype html>
<html lang="en-CA">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="${style}">
${fonts.map((font) => `    <link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n`).join("")}    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <script type="module" src="${script}"></script>`;
}

async function buildFiles(entry: "playground" | "frame", out: string): Promise<Built> {
  const base = "/widgets/page/";
  const { output } = (await build({
    configFile: false,
    root: "widgets",
    base,
    publicDir: false,
    logLevel: "error",
    build: {
      outDir: join(resolve(out), "page"),
      emptyOutDir: false,
      assetsDir: "",
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      cssTarget: ["chrome125", "firefox128", "safari18", "ios18"],
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
