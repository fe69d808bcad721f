import { cpSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type CSSOptions, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { builtLanguages } from "#content/languages.ts";
import { defaultLanguage, type Language, languageCodes } from "#lead/languages.ts";
import { licences } from "#scripts/build/licences.ts";
import { type Release, releasesFolder, versionList } from "#scripts/release/releases.ts";
import { declarations } from "./declarations.ts";
import { type EntryFacts, entries, entryFacts } from "./entries.ts";
import { firstSheet } from "./first-sheet.ts";
import { manifest } from "./manifest.ts";
import { buildPartnerPages } from "./partner-page.ts";
import { modulesBeside, modulesInside, type ReactModule, reactModules, sourceOf } from "./react-modules.ts";
import { scriptFolder } from "./script-folder.ts";
import {
  type PrerenderedElements,
  prerenderElements,
  reactTexts,
  textsName,
  translations,
  translationsBeside,
  translationsInside,
} from "./translations.ts";

/** Builds the evergreen entries with their shared chunks (`v1/`); the releases are copied as they are. */
export async function buildWidgets(out: string, releases: readonly Release[]): Promise<void> {
  const { elements, css } = await prerendered();
  const evergreen = resolve(out, "v1");
  const notices = licences();
  const languages = spokenLanguages();
  const chunks = await buildReactModules(evergreen, [notices, reactTexts(languages)]);
  const loader = translationsBeside(elements, languages, evergreen);
  for (const code of languageCodes) {
    // The addresses of a language that is not public yet answer in the default one.
    const language = languages.includes(code) ? code : defaultLanguage;
    const isDefault = code === defaultLanguage;
    const folder = isDefault ? evergreen : join(evergreen, code);
    const plugins = [
      translations(elements, language, loader),
      modulesBeside(chunks),
      scriptFolder({ folder: evergreen, root: isDefault ? "./" : "../" }),
      notices,
    ];
    for (const name of entries)
      await buildEntry({ name, selfContained: false, language, languages }, folder, plugins, css);
  }
  for (const { version } of releases)
    cpSync(join(releasesFolder, version), join(out, version), { recursive: true });
  writeFileSync(join(out, "versions.json"), json(versionList(releases)));
  writeFileSync(join(out, "custom-elements.json"), json(manifest()));
  writeFileSync(join(out, "visa-widgets.d.ts"), declarations());
  await buildPartnerPages(out, releases.at(-1));
}

/** Builds each entry as one file that carries all it needs, as a release keeps it. */
export async function buildSelfContained(outDir: string): Promise<void> {
  const { elements, css } = await prerendered();
  const languages = spokenLanguages();
  const plugins = [
    translations(elements, defaultLanguage, translationsInside(elements, languages)),
    ...modulesInside(),
    reactTexts(languages),
    scriptFolder(),
    licences(),
  ];
  const facts = { selfContained: true, language: defaultLanguage as Language, languages };
  for (const name of entries) await buildEntry({ name, ...facts }, resolve(outDir), plugins, css);
}

/** Everything that an entry shows before React: the forms' markup and the rules that it matches. */
async function prerendered(): Promise<{ elements: PrerenderedElements; css: CSSOptions }> {
  // Vite takes development for granted where a module is run before the first build.
  process.env.NODE_ENV = "production";
  const elements = await prerenderElements();
  // A language changes words alone.
  const { contact, request } = elements[defaultLanguage].html;
  return { elements, css: { postcss: { plugins: [firstSheet({ contact, assessment: request })] } } };
}

function spokenLanguages(): readonly Language[] {
  return builtLanguages(process.env.PUBLIC_BUILD === "1");
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const config: InlineConfig = { configFile: "vite.widgets.config.ts" };

/** React and the forms in shared chunks; returns for each React module its own chunk and all those it stands upon. */
async function buildReactModules(outDir: string, plugins: Plugin[]): Promise<Record<ReactModule, string[]>> {
  const built = (await build({
    ...config,
    plugins,
    build: {
      outDir,
      lib: { entry: Object.fromEntries(reactModules.map((name) => [name, sourceOf(name)])), formats: ["es"] },
      rolldownOptions: {
        output: {
          minify: true,
          comments: { annotation: false },
          entryFileNames: "chunks/[name]-[hash].js",
          chunkFileNames: ({ facadeModuleId }) => `chunks/${textsName(facadeModuleId) ?? "[name]"}-[hash].js`,
          codeSplitting: {
            groups: [
              { name: "forms", tags: ["$initial"], test: /^(?!.*assessment)/, minShareCount: 2 },
              // The questions that the element and the button's overlay share: a contact form does without them.
              { name: "assessment", tags: ["$initial"], minShareCount: 2 },
            ],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput[];
  const output = built.flatMap((each) => each.output);
  const files = new Map(output.filter((file) => file.type === "chunk").map((file) => [file.fileName, file]));
  const closure = (name: string): string[] => [name, ...(files.get(name)?.imports ?? []).flatMap(closure)];
  const chunksOf = (name: ReactModule) => {
    const own = [...files.values()].find((file) => file.isEntry && file.name === name);
    return [...new Set(closure(own?.fileName ?? ""))];
  };
  return Object.fromEntries(reactModules.map((name) => [name, chunksOf(name)])) as Record<
    ReactModule,
    string[]
  >;
}

/**
 * One file without static imports, because each would cost the form another round trip before it shows; a function,
 * which runs as a module and as the classic script that some optimisers make of it, and leaves no names on the page.
 */
async function buildEntry(
  entry: EntryFacts,
  outDir: string,
  plugins: Plugin[],
  css: CSSOptions,
): Promise<void> {
  await build({
    ...config,
    plugins: [...plugins, entryFacts(entry)],
    css,
    build: {
      outDir,
      lib: { entry: { [entry.name]: resolve(`widgets/${entry.name}.ts`) }, formats: ["iife"], name: "_" },
      rolldownOptions: {
        output: {
          minify: true,
          comments: { annotation: false },
          entryFileNames: "[name].js",
          codeSplitting: false,
        },
      },
    },
  });
}
