import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { filled } from "#content/filled.ts";
import { firm, withFirm } from "#content/firm.ts";
import { siteLanguages, spokenLanguages } from "#content/languages.ts";
import { defaultLanguage, languages, pathIn, type SiteLanguage } from "#lead/languages.ts";
import { inFirmsName } from "#scripts/build/firm-names.ts";
import { pageMarkup } from "#scripts/build/html.ts";
import { openGraph } from "#scripts/build/site/head-html.ts";
import { siteWords } from "#scripts/build/site-words.ts";
import { changelogFile, type Release } from "#scripts/release/releases.ts";
import { elements, type Tag } from "#widgets/element-api.ts";
import { exampleCode } from "#widgets/element-settings.ts";
import { fallbackOf } from "#widgets/partner-page/fallback.ts";
import { writeFramedForms } from "./framed-forms.ts";
import { readGuide } from "./guide.ts";
import { buildFiles, type Files, headOf } from "./partner-head.ts";

/** Only Vite can load it. */
type Prerender = typeof import("#widgets/partner-page/prerender.tsx");

/** Writes `/widgets/` in the languages of the site, and the framed forms in those of the elements. */
export async function buildPartnerPages(out: string, latest: Release | undefined): Promise<void> {
  const { module } = await runnerImport<Prerender>("./widgets/partner-page/prerender.tsx", {
    logLevel: "warn",
  });
  const site = join(out, "..");
  const files = await buildFiles("playground", out);
  const { name, origin, email } = firm;
  for (const language of siteLanguages) {
    const words = siteWords[language].partnerPage;
    const tag: Tag = "visa-contact-form";
    const fallback = fallbackOf(tag, language);
    const guide = readGuide({ origin, partner: exampleCode, tag, language, fallback }, words);
    const page = module.prerenderPartnerPage({
      language,
      name,
      origin,
      email,
      pages: siteLanguages,
      fallbacks: fallbacks(),
      latest,
      guide,
      words,
    });
    const folder = join(site, pathIn(language, "/widgets"));
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, "index.html"),
      partnerPage(language, pageMarkup(page).html, guide.title, files),
    );
  }
  writeFileSync(join(out, "changelog.txt"), inFirmsName(readFileSync(changelogFile, "utf8")));
  writeFramedForms(site, await buildFiles("frame", out));
}

function fallbacks() {
  const tags = Object.keys(elements) as Tag[];
  return Object.fromEntries(
    spokenLanguages.map((code) => [
      code,
      Object.fromEntries(tags.map((tag) => [tag, fallbackOf(tag, code)])) as Record<
        Tag,
        ReturnType<typeof fallbackOf>
      >,
    ]),
  );
}

function partnerPage(language: SiteLanguage, page: string, heading: string, files: Files): string {
  const { partnerPage: words, words: siteWide } = siteWords[language];
  const { copy } = words;
  const locale = languages[language].tag;
  const addressOf = (code: SiteLanguage) => firm.origin + pathIn(code, "/widgets/");
  const alternates = siteLanguages.map((code) => ({ tag: languages[code].tag, href: addressOf(code) }));
  const title = withFirm(heading);
  const description = filled(words.description, { name: firm.name });
  const canonical = addressOf(language);
  const shared = {
    title,
    description,
    canonical,
    alternates,
    locale,
    image: `${firm.origin}/og/default.png`,
    imageAlt: siteWide.heads.home.title,
  } as const;
  const links = [...alternates, { tag: "x-default", href: addressOf(defaultLanguage) }].map(
    ({ tag, href }) => `<link rel="alternate" hreflang="${tag}" href="${href}">`,
  );
  return `${headOf({ title, tag: locale, files })}
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
