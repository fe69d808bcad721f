import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type CSSOptions, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { spokenLanguages } from "#content/languages.ts";
import { defaultLanguage, languageCodes } from "#lead/languages.ts";
import { licences, licencesFile } from "#scripts/build/licences.ts";
import { type Release, releasesFolder, versionList } from "#scripts/release/releases.ts";
import { declarations } from "./declarations.ts";
import { type EntryFacts, entries, entryFacts } from "./entries.ts";
import { firstSheet } from "./first-sheet.ts";
import { minifyEntry } from "./minify-entry.ts";
import { buildPartnerPages } from "./partner-page.ts";
import {
  moduleSource,
  modulesBeside,
  modulesInside,
  type ReactModule,
  reactModules,
} from "./react-modules.ts";
import { scriptFolder } from "./script-folder.ts";
import {
  inEntryLanguage,
  loadPrerendered,
  type PrerenderedElements,
  reactTexts,
  textsName,
  translations,
  translationsBeside,
  translationsInside,
} from "./translations.ts";

export async function buildWidgets(out: string, releases: readonly Release[]): Promise<void> {
  const { elements, css } = await prerendered();
  const evergreen = resolve(out, "v1");
  const notices = licences();
  const shared = [notices, reactTexts()];
  const chunks = {
    ...(await buildModules(reactModules, evergreen, shared)),
    // Alone, so that it imports nothing of the forms.
    ...(await buildModules(["special-cases"], evergreen, shared)),
  };
  const plugins = [
    translations(translationsBeside(elements, evergreen)),
    modulesBeside(chunks),
    scriptFolder(evergreen),
    notices,
  ];
  for (const name of entries) {
    await buildEntry({ name, selfContained: false }, evergreen, plugins, css);
    await translateEntry(`${name}.js`, evergreen, elements);
  }
  for (const { version } of releases)
    cpSync(join(releasesFolder, version), join(out, version), { recursive: true });
  writeFileSync(join(out, "versions.json"), `${JSON.stringify(versionList(releases), null, 2)}\n`);
  writeFileSync(join(out, "visa-widgets.d.ts"), declarations());
  await buildPartnerPages(out);
}

async function translateEntry(file: string, folder: string, elements: PrerenderedElements) {
  const built = readFileSync(join(folder, file), "utf8");
  // The addresses beside an entry, as seen from a folder below.
  const below = built.replaceAll("./chunks/", "../chunks/").replace(licencesFile, `../${licencesFile}`);
  writeFileSync(join(folder, file), await inEntryLanguage(built, elements, defaultLanguage));
  for (const code of languageCodes) {
    // The addresses of a language that is not public yet serve the default one.
    const language = spokenLanguages.includes(code) ? code : defaultLanguage;
    const own = join(folder, code);
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, file), await inEntryLanguage(below, elements, language));
  }
}

export async function buildSelfContained(outDir: string): Promise<void> {
  const { elements, css } = await prerendered();
  const plugins = [
    translations(translationsInside(elements)),
    modulesInside(),
    reactTexts(),
    scriptFolder(),
    licences(),
  ];
  for (const name of entries) {
    await buildEntry({ name, selfContained: true }, resolve(outDir), plugins, css);
    const file = resolve(outDir, `${name}.js`);
    writeFileSync(file, await inEntryLanguage(readFileSync(file, "utf8"), elements, defaultLanguage));
  }
}

async function prerendered(): Promise<{ elements: PrerenderedElements; css: CSSOptions }> {
  // Vite assumes development if a module runs before the first build.
  process.env.NODE_ENV = "production";
  const elements = await loadPrerendered();
  // Languages differ only in their words.
  const { contact, request } = elements[defaultLanguage].html;
  return { elements, css: { postcss: { plugins: [firstSheet({ contact, assessment: request })] } } };
}

const config: InlineConfig = { configFile: "vite.widgets.config.ts" };

/**
 * A chunk for what several React modules import at once. The tag is new in Rolldown:
 * tests/built/widgets.test.ts checks that the chunks exist, and that no module fetches what it does not need.
 */
function sharedAtOnce(name: string, test?: RegExp) {
  return { name, tags: ["$initial" as const], minShareCount: 2, ...(test && { test }) };
}

async function buildModules<Name extends ReactModule>(
  names: readonly Name[],
  outDir: string,
  plugins: Plugin[],
): Promise<Record<Name, string[]>> {
  const built = (await build({
    ...config,
    plugins,
    build: {
      outDir,
      lib: {
        entry: Object.fromEntries(names.map((name) => [name, moduleSource(name)])),
        formats: ["es"],
      },
      rolldownOptions: {
        output: {
          entryFileNames: "chunks/[name]-[hash].js",
          chunkFileNames: ({ facadeModuleId }) => `chunks/${textsName(facadeModuleId) ?? "[name]"}-[hash].js`,
          codeSplitting: {
            groups: [
              sharedAtOnce("forms", /^(?!.*assessment)/),
              // Questions shared by the element and the button's overlay; a contact form does not need them.
              sharedAtOnce("assessment"),
            ],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput[];
  const output = built.flatMap((each) => each.output);
  const files = new Map(output.filter((file) => file.type === "chunk").map((file) => [file.fileName, file]));
  const closure = (name: string): string[] => [name, ...(files.get(name)?.imports ?? []).flatMap(closure)];
  const chunksOf = (name: Name) => {
    const own = [...files.values()].find((file) => file.isEntry && file.name === name);
    return [...new Set(closure(own?.fileName ?? ""))];
  };
  return Object.fromEntries(names.map((name) => [name, chunksOf(name)])) as Record<Name, string[]>;
}

/**
 * One file without static imports, because each would cost another round trip before the form shows; a
 * function that runs as a module and as the classic script that some optimizers turn it into, and creates no
 * globals.
 */
async function buildEntry(entry: EntryFacts, outDir: string, plugins: Plugin[], css: CSSOptions) {
  await build({
    ...config,
    plugins: [...plugins, entryFacts(entry), minifyEntry()],
    css,
    build: {
      outDir,
      lib: { entry: { [entry.name]: resolve(`widgets/${entry.name}.ts`) }, formats: ["iife"], name: "_" },
      rolldownOptions: {
        output: { entryFileNames: "[name].js", codeSplitting: false },
      },
    },
  });
}
