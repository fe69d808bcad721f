import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { mo } from "gettext-parser";
import { firm } from "#content/firm/firm.ts";
import { defaultLanguage, languageCodes, type SiteLanguage, siteLanguageCodes } from "#lead/languages.ts";
import { partnerPattern } from "#lead/wire.ts";
import { inFirmsName } from "#scripts/build/firm-names.ts";
import { type Described, readElementTables } from "#scripts/build/widgets/element-tables.ts";
import { readReleases, releasesFolder, versionList } from "#scripts/release/releases.ts";
import { elements, type Tag, tags } from "#widgets/element-api.ts";
import { propertyOf } from "#widgets/element-settings.ts";
import { fallbackOf } from "#widgets/partner-page/fallback.ts";

const sourceSlug = "evermaple-forms";
/** That of the latest release, so that two zips can be told apart; the product's before the first one. */
export const version: string =
  versionList(readReleases(releasesFolder)).latest ??
  JSON.parse(readFileSync("package.json", "utf8")).version;
export const slug = inFirmsName(sourceSlug);
const source = "integrations/wordpress/plugin";

const readWords = (language: SiteLanguage) =>
  JSON.parse(readFileSync(`words/${language}/plugin.json`, "utf8"));

/** The English words, by which the other languages have theirs. */
const english: {
  title: string;
  description: string;
  types: Record<keyof typeof types, string>;
  lang: string;
  words: Record<string, string>;
} = readWords(defaultLanguage);

/** A language of the plugin: words/<code>/plugin.json. */
interface Translation {
  /** Locales of WordPress that share its catalogue. */
  locales: readonly string[];
  /** By the text that they translate; `{name}` is the firm's short name, which may change. */
  texts: Readonly<Record<string, string>>;
}

export const readTranslation = (language: SiteLanguage): Translation => readWords(language);

/** The plugin's files by path; `site` is scheme and host that serve the elements and the API. */
export function pluginFiles(site: string): Readonly<Record<string, Uint8Array>> {
  const facts = JSON.stringify(factsOf(site), null, 2);
  const fill = (file: string) =>
    Buffer.from(
      inFirmsName(readFileSync(join(source, file), "utf8"))
        .replaceAll("{{name}}", firm.name)
        .replaceAll("{{shortName}}", firm.shortName)
        .replaceAll("{{site}}", site)
        .replaceAll("{{description}}", english.description)
        .replaceAll("{{version}}", version),
    );
  const catalogues = siteLanguageCodes
    .filter((code) => code !== defaultLanguage)
    .map(readTranslation)
    .flatMap(({ locales, texts }) =>
      locales.map((locale) => [`languages/${slug}-${locale}.mo`, catalogueOf(locale, texts)]),
    );
  return {
    [`${slug}.php`]: fill(`${sourceSlug}.php`),
    "block.js": fill("block.js"),
    "readme.txt": fill("readme.txt"),
    "facts.json": Buffer.from(facts),
    ...Object.fromEntries(catalogues),
  };
}

function catalogueOf(locale: string, texts: Translation["texts"]): Uint8Array {
  const entries = Object.entries(texts).map(([text, translation]) => [
    named(text),
    { msgid: named(text), msgstr: [named(translation)] },
  ]);
  const headers = { Language: locale, "Content-Type": "text/plain; charset=utf-8" };
  return mo.compile({ charset: "utf-8", headers, translations: { "": Object.fromEntries(entries) } });
}

/** The plugin as WordPress uploads it; the same files make the same bytes. */
export function pluginZip(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const named = Object.entries(files).map(([path, content]) => [`${slug}/${path}`, content] as const);
  // The zip format keeps local time and begins with 1980.
  return zipSync(Object.fromEntries(named), { level: 9, mtime: new Date(1980, 0, 1) });
}

export function buildWordPressPlugin(widgets: string): void {
  writeFileSync(join(widgets, `${slug}.zip`), pluginZip(pluginFiles(firm.origin)));
}

const text = (english: string) => ({ __: named(english) });

const named = (text: string) => text.replaceAll("{name}", firm.shortName);

const types = {
  contact: "visa-contact-form",
  assessment: "visa-assessment-form",
  button: "visa-free-assessment-button",
} as const satisfies Record<string, Tag>;

/** Every HTML element has it, so the guide's table does not. */
const lang: Described = {
  name: "lang",
  type: languageCodes.map((code) => `"${code}"`).join(" | "),
  doc: english.lang,
  on: tags,
};

function factsOf(site: string) {
  // The plugin itself says where the API is.
  const { api: _, ...choosable } = Object.fromEntries(
    readElementTables().attributes.map((attribute) => [propertyOf(attribute.name), attribute]),
  );
  return {
    version,
    api: `${site}/api`,
    base: `${site}/widgets/v1/`,
    title: text(english.title),
    description: text(english.description),
    keywords: ["contact", "visa", firm.shortName],
    // The default one first.
    languages: [defaultLanguage, ...languageCodes.filter((code) => code !== defaultLanguage)],
    partner_pattern: `/${partnerPattern.source}/D`,
    types: mapped(types, (tag, key) => ({
      tag,
      script: elements[tag].script,
      reserved_style: elements[tag].reservedStyle,
      title: text(english.types[key]),
      description: text(elements[tag].doc),
      link: linkOf(site, tag),
    })),
    attributes: mapped({ ...choosable, lang }, ({ name, type, doc, on }) => ({
      name,
      label: text(labelOf(name)),
      help: text(doc),
      options: type === "boolean" ? ["true"] : [...type.matchAll(/"(.*?)"/g)].map(([, option]) => option),
      on: Object.entries(types).flatMap(([key, tag]) => (on.includes(tag) ? [key] : [])),
    })),
    words: mapped(english.words, text),
  };
}

function mapped<Key extends string, In, Out>(
  table: Readonly<Record<Key, In>>,
  of: (entry: In, key: Key) => Out,
): Record<string, Out> {
  const entries = Object.entries(table) as [Key, In][];
  return Object.fromEntries(entries.map(([key, entry]) => [key, of(entry, key)]));
}

/**
 * Visitors read the link in the language of the site, whatever language its editors have chosen for
 * themselves.
 */
function linkOf(site: string, tag: Tag) {
  return Object.fromEntries(
    languageCodes.map((code) => {
      const { path, text } = fallbackOf(tag, code);
      return [code, { address: site + path, text }];
    }),
  );
}

/** `default-country` -> `Default country`, spelled as in Canada. */
function labelOf(name: string) {
  const words = name
    .replaceAll("-", " ")
    .replace("color", "colour")
    .replace(/^lang$/, "language");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
