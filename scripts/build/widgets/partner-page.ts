import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { firm, withFirm } from "#content/firm/firm.ts";
import { interpolate } from "#content/interpolate.ts";
import { siteLanguages, spokenLanguages } from "#content/languages.ts";
import { elided } from "#lead/elided.ts";
import { type Language, languages, pathIn, type SiteLanguage } from "#lead/languages.ts";
import { exampleCode } from "#lead/wire.ts";
import { documentHtml } from "#scripts/build/document-html.ts";
import { inFirmsName } from "#scripts/build/firm-names.ts";
import { pageMarkup } from "#scripts/build/html.ts";
import { headHtml } from "#scripts/build/site/head-html.ts";
import { siteWords } from "#scripts/build/site-words.ts";
import { changelogFile } from "#scripts/release/releases.ts";
import { type Tag, tags } from "#widgets/element-api.ts";
import { type Fallback, fallbackOf } from "#widgets/partner-page/fallback.ts";
import { readGuide } from "./guide.ts";
import { writeFramedForms, writePrintedSheets } from "./own-pages.ts";
import { buildFiles, type Files } from "./page-files.ts";

/** Only Vite can load it. */
type Prerender = typeof import("#widgets/partner-page/partner-page.tsx");

export async function buildPartnerPages(out: string): Promise<void> {
  const { module } = await runnerImport<Prerender>("./widgets/partner-page/partner-page.tsx", {
    logLevel: "warn",
  });
  const site = join(out, "..");
  const files = await buildFiles("playground", out);
  const { shortName: name, origin, email, logoWidth } = firm;
  const fallbacksIn = (code: Language) =>
    Object.fromEntries(tags.map((tag) => [tag, fallbackOf(tag, code)])) as Record<Tag, Fallback>;
  const fallbacks = Object.fromEntries(spokenLanguages.map((code) => [code, fallbacksIn(code)]));
  for (const language of siteLanguages) {
    const words = siteWords[language].partnerPage;
    const tag: Tag = "visa-contact-form";
    const fallback = fallbackOf(tag, language);
    const guide = readGuide(language);
    const page = module.prerenderPartnerPage({
      language,
      name,
      choice: { origin, partner: exampleCode, tag, language, fallback },
      email,
      logoWidth,
      pages: siteLanguages,
      fallbacks,
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
  await writePrintedSheets(site, await buildFiles("sheet", out));
}

function partnerPage(language: SiteLanguage, page: string, heading: string, files: Files) {
  const { partnerPage: words, words: siteWide } = siteWords[language];
  const addressOf = (code: SiteLanguage) => firm.origin + pathIn(code, "/widgets/");
  const alternates = siteLanguages.map((code) => ({ tag: languages[code].tag, href: addressOf(code) }));
  const description = interpolate(words.description, { name: firm.name });
  const head = {
    title: withFirm(heading),
    description: language === "fr" ? elided(description, firm.name) : description,
    canonical: addressOf(language),
    alternates: alternates.length > 1 ? alternates : [],
    locale: languages[language].tag,
    image: `${firm.origin}/og/default.png`,
    imageAlt: siteWide.heads.home.title,
    changed: undefined,
    jsonLd: undefined,
  };
  const { script, style, fonts } = files;
  const { copied, pressKeys, announcement } = words.copy;
  return documentHtml({
    language,
    // The page's own script comes before the elements, so that it receives their first events.
    head: `${headHtml(head, { fonts, preloads: [], early: [script], later: [], styles: [style] })}
    <script type="module" src="/widgets/v1/visa-widgets.js"></script>`,
    body: `${page}
    <p id="copied" class="visually-hidden" role="status" data-copied="${copied}" data-press-keys="${pressKeys}" data-announcement="${announcement}"></p>`,
  });
}
