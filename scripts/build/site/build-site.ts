import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { siteLanguages } from "#content/languages.ts";
import type { Language } from "#lead/languages.ts";
import { takeManifest } from "#scripts/build/browser-build.ts";
import type { Release } from "#scripts/release/releases.ts";
import { inLanguage } from "./in-language.ts";
import { buildLanguagePages } from "./language-pages.ts";
import { type BuiltLanguage, inputs, prerenderSite } from "./prerender.ts";

export async function buildSite(site: string, server: string, releases: readonly Release[]): Promise<void> {
  // First, because the site's list of licences includes theirs.
  const languagePages = await buildLanguagePages(site);
  const built: BuiltLanguage[] = [];
  for (const code of siteLanguages) built.push(await buildLanguage(site, join(server, code), code));
  await prerenderSite(site, built, languagePages, releases);
}

async function buildLanguage(site: string, server: string, code: Language): Promise<BuiltLanguage> {
  const shared = { logLevel: "warn", ...inLanguage(code) } as const;
  const input = Object.values(inputs).map((file) => resolve("src", file));
  await build({ ...shared, build: { outDir: resolve(site), rolldownOptions: { input } } });
  await build({ ...shared, build: { outDir: resolve(server), ssr: "entry-server.tsx" } });
  const renderer = await import(pathToFileURL(resolve(server, "entry-server.js")).href);
  return { code, manifest: takeManifest(site), renderer };
}
