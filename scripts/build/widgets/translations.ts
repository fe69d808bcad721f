import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { practice } from "#content/firm/practice.ts";
import { spokenLanguages } from "#content/languages.ts";
import { defaultLanguage, directionOf, type Language, pathIn } from "#lead/languages.ts";
import { buildFacts } from "#scripts/build/build-facts.ts";
import { prerenderedTree } from "#scripts/build/html.ts";
import type { ButtonTexts, PrerenderedForm } from "#widgets/element-texts.ts";
import type { Prerendered } from "#widgets/prerender.tsx";
import { minified } from "./minify-entry.ts";
import { virtualModules } from "./virtual-modules.ts";

/** Only Vite can load it. */
type Prerender = typeof import("#widgets/prerender.tsx");

const kinds = ["contact", "request", "button"] as const;
type Kind = (typeof kinds)[number];

export type PrerenderedElements = Readonly<Record<Language, Prerendered>>;

export async function loadPrerendered(): Promise<PrerenderedElements> {
  const { module } = await runnerImport<Prerender>("./widgets/prerender.tsx", {
    logLevel: "warn",
    define: buildFacts(),
  });
  return module.prerenderElements();
}

export type TranslationLoader = (kind: Kind) => string;

export function translations(loader: TranslationLoader): Plugin {
  return virtualModules(
    "translations",
    (kind) => `export const translations = { usual: __${kind}__, load: ${loader(kind as Kind)} };`,
  );
}

export async function inEntryLanguage(
  code: string,
  elements: PrerenderedElements,
  language: Language,
): Promise<string> {
  const literals = new Map([["language", JSON.stringify(language)]]);
  for (const kind of kinds) {
    const data = JSON.stringify(translationOf(elements, kind, language));
    // A shorter literal than the JSON: its keys lose their quotes.
    literals.set(kind, (await minified(`_=${data}`)).replace(/^_=|;\s*$/g, ""));
  }
  return code.replaceAll(/\b__(\w+)__\b/g, (name, key) => literals.get(key) ?? name);
}

/** Puts every language into the entry's file. */
export function translationsInside(elements: PrerenderedElements): TranslationLoader {
  return (kind) => {
    const all = spokenLanguages.map((code) => [code, translationOf(elements, kind, code)]);
    return `async (language) => (${JSON.stringify(Object.fromEntries(all))})[language]`;
  };
}

/**
 * Writes every language as files among the chunks in a folder. All files of a kind share one hash, so that an
 * entry need not list one for each language.
 */
export function translationsBeside(elements: PrerenderedElements, folder: string): TranslationLoader {
  mkdirSync(join(folder, "chunks"), { recursive: true });
  return (kind) => {
    const files = spokenLanguages.map((code) => {
      const data = JSON.stringify(translationOf(elements, kind, code));
      return [code, `export const translation=${data};\n`] as const;
    });
    const hash = createHash("sha256").update(JSON.stringify(files)).digest("base64url").slice(0, 8);
    for (const [code, text] of files) writeFileSync(join(folder, `chunks/${kind}-${code}-${hash}.js`), text);
    return `(language, base) => import(base + "chunks/${kind}-" + language + "-${hash}.js").then((module) => module.translation)`;
  };
}

function translationOf(
  elements: PrerenderedElements,
  kind: Kind,
  language: Language,
): PrerenderedForm | ButtonTexts {
  const { texts, locale, label, html } = elements[language];
  const direction = directionOf(language);
  const pages = pathIn(language, "/").replace(/\/$/, "");
  const early = { language, ...(direction && { direction }), ...(pages && { pages }), ...texts };
  const form = () => ({ locale, tree: prerenderedTree(html[kind === "button" ? "request" : kind]) });
  if (kind === "button") return { ...early, label, ...(practice && form()) };
  return { ...early, ...form() };
}

/**
 * Serves `virtual:texts/<form>`: one form's words that come with React, fetched in every language but the
 * default.
 */
export function reactTexts(): Plugin {
  return virtualModules("texts", (rest) => {
    const [form = "", language] = rest.split("/");
    return language ? textsModule(form, language) : everyLanguage(`virtual:texts/${form}`);
  });
}

/** The name of the chunk of a module of `reactTexts`: `texts-contact-fr`. */
export function textsName(id: string | null): string | undefined {
  return /virtual:(texts\/\w+\/\w+)$/.exec(id ?? "")?.[1]?.replaceAll("/", "-");
}

function everyLanguage(id: string) {
  const loaders = spokenLanguages
    .filter((code) => code !== defaultLanguage)
    .map((code) => `${code}: async () => (await import("${id}/${code}")).texts`);
  return `import { texts as usual } from "${id}/${defaultLanguage}";\nexport const translations = { usual, loaders: { ${loaders.join(", ")} } };`;
}

/** The query gives each form a copy of the words, so that nobody loads the questions of both. */
function textsModule(form: string, language: string) {
  const file = (path: string) => JSON.stringify(resolve(path));
  return `
    import { elementTexts } from ${file("widgets/element-texts.ts")};
    import { ${form} as definition } from ${file(`src/lead/${form}.ts`)};
    import { form, ${form} as questions, element, firm, receipt } from ${file(`words/${language}/forms.ts?${form}`)};
    const loadToolsWords = async () => ({ resend: (await import(${file(`words/${language}/form-tools.ts`)})).resend });
    export const texts = elementTexts(definition, questions, { form, element, firm, receipt }, loadToolsWords);`;
}
