import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Plugin, type Rolldown, runnerImport } from "vite";
import { words as english } from "#content/en/words.ts";
import { firm } from "#content/firm.ts";
import { words as french } from "#content/fr/words.ts";
import { siteLanguages } from "#content/languages.ts";
import { type Language, languages, pathIn, type SiteLanguage } from "#lead/languages.ts";
import { floor, scriptFloor } from "#scripts/build/floor.ts";
import { pageMarkup } from "#scripts/build/html.ts";
import { openGraph } from "#scripts/build/site/head-html.ts";
import { typography } from "#scripts/build/typography.ts";
import type { Release } from "#scripts/release/releases.ts";
import { elements, type Tag } from "#widgets/element-api.ts";
import { frameHtml } from "#widgets/partner-page/recipes.ts";
import { filled, type PartnerPageWords } from "#widgets/partner-page/words.ts";

/** Only Vite can load it. */
type Prerender = typeof import("#widgets/partner-page/prerender.tsx");

interface Built {
  readonly script: string;
  readonly style: string;
  readonly fonts: readonly string[];
}

const framed = { contact: "visa-contact-form", assessment: "visa-assessment-form" } as const;
type Framed = keyof typeof framed;

/** What a framed form takes where nobody says otherwise, in CSS pixels. */
const frameSizes = { contact: [744, 1000], assessment: [984, 2700] } as const;

/** What a picture of the practice shows, for those who do not see it. */
const imageAlts: Readonly<Record<SiteLanguage, string>> = {
  en: english.heads.home.title,
  fr: french.heads.home.title,
};

/**
 * Writes `/widgets/` and the framed forms in every language; the elements must have been built, because the page tells
 * their size.
 */
export async function buildPartnerPages(
  out: string,
  latest: Release | undefined,
  added: readonly Plugin[] = [],
): Promise<void> {
  const { module } = await runnerImport<Prerender>("./widgets/partner-page/prerender.tsx", {
    logLevel: "warn",
    plugins: [typography(), ...added],
  });
  const tags = Object.keys(elements) as Tag[];
  const sizes = Object.fromEntries(
    tags.map((tag) => [
      tag,
      brotliCompressSync(readFileSync(join(out, "v1", `${elements[tag].script}.js`))).length,
    ]),
  ) as Record<Tag, number>;
  const { name, origin, email } = firm;
  const playground = await buildFiles("playground", out);
  const frame = await buildFiles("frame", out);
  const worded: Readonly<Partial<Record<Language, PartnerPageWords>>> = module.partnerPageWords;
  for (const language of siteLanguages) {
    const words = worded[language];
    if (!words) continue;
    const folder = join(out, "..", words.root, "widgets");
    mkdirSync(join(folder, "frame"), { recursive: true });
    const page = module.prerenderPartnerPage(
      { name, origin, email, languages: siteLanguages, latest, sizes },
      language,
    );
    writeFileSync(join(folder, "index.html"), partnerPage(pageMarkup(page).html, words, playground));
    for (const form of Object.keys(framed) as Framed[]) {
      writeFileSync(join(folder, "frame", `${form}.html`), framedForm(form, words, frame));
      writeFileSync(join(folder, "frame", `${form}.json`), JSON.stringify(oembedOf(form, words)));
    }
  }
}

function partnerPage(page: string, words: PartnerPageWords, files: Built): string {
  const { language, locale, copy } = words;
  const addressOf = (code: Language) => firm.origin + pathIn(code, "/widgets/");
  const alternates = siteLanguages.map((code) => ({ tag: languages[code].tag, href: addressOf(code) }));
  const title = `${words.head.title} | ${firm.name}`;
  const description = filled(words.head.description, { name: firm.name });
  const canonical = addressOf(language);
  const shared = {
    title,
    description,
    canonical,
    alternates,
    locale,
    image: `${firm.origin}/og/default.png`,
    imageAlt: imageAlts[language],
  } as const;
  const links = [...alternates, { tag: "x-default", href: addressOf("en") }].map(
    ({ tag, href }) => `<link rel="alternate" hreflang="${tag}" href="${href}">`,
  );
  return `${head(title, words, files)}
    <meta name="description" content="${description}">
    <link rel="canonical" href="${canonical}">
    ${[...(alternates.length > 1 ? links : []), ...openGraph(shared)].join("\n    ")}
    <script type="module" src="/widgets/v1/visa-widgets.js"></script>
  </head>
  <body>
    ${page}
    <p id="copied" class="visually-hidden" role="status" data-copied="${copy.copied}" data-press-keys="${copy.pressKeys}" data-said="${copy.said}"></p>
  </body>
</html>
`.replace(`<html lang="${locale}">`, `<html lang="${locale}" data-origin="${firm.origin}">`);
}

function framedForm(form: Framed, words: PartnerPageWords, files: Built): string {
  const tag = framed[form];
  const { title, fallback } = words.framed;
  const oembed = `${firm.origin}/widgets/oembed?url=${encodeURIComponent(frameAddress(form, words))}`;
  // The worker puts the frame's whole address, with its query, into the link.
  return `${head(`${title[form]} | ${firm.name}`, words, files)}
    <meta name="robots" content="noindex">
    <link rel="alternate" type="application/json+oembed" href="${oembed}" title="${title[form]}">
    <script type="module" src="/widgets/v1/${elements[tag].script}.js"></script>
  </head>
  <body>
    <main><${tag}><a href="${words.root}/contact-us" target="_top">${filled(fallback, { name: firm.name })}</a></${tag}></main>
  </body>
</html>
`;
}

function frameAddress(form: Framed, { language }: PartnerPageWords): string {
  return firm.origin + pathIn(language, `/widgets/frame/${form}`);
}

/** The oEmbed answer for a framed form at its plain address; worker/oembed.ts fits it to the address that was asked for. */
function oembedOf(form: Framed, words: PartnerPageWords) {
  const [width, height] = frameSizes[form];
  const title = words.framed.title[form];
  return {
    version: "1.0",
    type: "rich",
    title,
    provider_name: firm.name,
    provider_url: firm.origin,
    cache_age: 86_400,
    width,
    height,
    html: frameHtml(frameAddress(form, words), title, height),
  };
}

// The page's own script stands before the elements', so that it hears their first events.
function head(title: string, { locale }: PartnerPageWords, { script, style, fonts }: Built): string {
  return `<!doctype html>
<html lang="${locale}">
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
      target: scriptFloor,
      cssTarget: floor,
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
