import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { words as english } from "#forms/words/en.ts";
import { words as french } from "#forms/words/fr.ts";
import { type Language, languageCodes } from "#lead/languages.ts";
import type { FormType } from "#lead/wire.ts";
import { buildFacts } from "#scripts/build/build-facts.ts";
import { prerenderedTree } from "#scripts/build/html.ts";
import { typography } from "#scripts/build/typography.ts";
import { elementWords } from "#widgets/words.ts";

const locales: Readonly<Record<Language, string>> = { en: english.locale, fr: french.locale };

/** Only Vite can load it. */
type Prerender = typeof import("#widgets/prerender.tsx");

/** The markup that React makes of each form, in each language. */
export type PrerenderedForms = Readonly<Record<Language, Readonly<Record<FormType, string>>>>;

export async function prerenderForms(added: readonly Plugin[] = []): Promise<PrerenderedForms> {
  const { module } = await runnerImport<Prerender>("./widgets/prerender.tsx", {
    logLevel: "warn",
    plugins: [typography(), ...added],
    define: buildFacts(),
  });
  const inLanguage = async (language: Language) => ({
    contact: await module.prerenderForm("contact", language),
    request: await module.prerenderForm("request", language),
  });
  return { en: await inLanguage("en"), fr: await inLanguage("fr") };
}

/** Where the form in the language that is not the entry's comes from, as an expression of JavaScript. */
export type OtherPainting = (form: FormType, language: Language) => string;

/** Serves `virtual:prerendered/…`: the form as it is painted, in the entry's language inside it. */
export function prerenderedForms(html: PrerenderedForms, own: Language, other: OtherPainting): Plugin {
  const prefix = "virtual:prerendered/";
  const translated = languageCodes.find((language) => language !== own) ?? own;
  return {
    name: "prerendered-form",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const form = id.slice(prefix.length + 1) as FormType;
      return `export const paintings = { own: ${paintingOf(html, form, own)}, loadOther: ${other(form, translated)} };`;
    },
  };
}

/** Puts the other language's form into the entry's file too. */
export function paintingsInside(html: PrerenderedForms): OtherPainting {
  return (form, language) => `async () => (${paintingOf(html, form, language)})`;
}

/** Writes the forms as hashed files among the chunks in a folder, from which an entry fetches one. */
export function paintingsBeside(html: PrerenderedForms, folder: string): OtherPainting {
  mkdirSync(join(folder, "chunks"), { recursive: true });
  return (form, language) => {
    const code = `export const{language,locale,tree,words}=${paintingOf(html, form, language)};\n`;
    const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
    const file = `chunks/${form}-${language}-${hash}.js`;
    writeFileSync(join(folder, file), code);
    return `(base) => import(base + "${file}")`;
  };
}

function paintingOf(html: PrerenderedForms, form: FormType, language: Language): string {
  return JSON.stringify({
    language,
    locale: locales[language],
    tree: prerenderedTree(html[language][form]),
    words: elementWords[language],
  });
}
