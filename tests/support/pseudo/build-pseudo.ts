import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import { readReleases, releasesFolder } from "#scripts/release/releases.ts";
import { pseudoLocale } from "./pseudo-text.ts";
import { importPseudoWords, pseudoWords } from "./pseudo-words.ts";

/** Builds the product in the pseudo-language into a folder: `build-pseudo.ts FOLDER`. */
const [out = ""] = process.argv.slice(2);
const site = join(out, "site");
const plugins = [pseudoWords()];
const releases = readReleases(releasesFolder);
rmSync(out, { recursive: true, force: true });
process.env.NODE_ENV = "production";

importPseudoWords();
const { buildSite } = await import("#scripts/build/site/build-site.ts");
const { buildWidgets } = await import("#scripts/build/widgets/bundle.ts");
await buildSite(site, join(out, "server"), releases, { codes: ["en"], plugins });
await buildWidgets(join(site, "widgets"), releases, plugins);
await build({
  configFile: false,
  logLevel: "warn",
  plugins,
  ssr: { noExternal: true, target: "webworker" },
  build: {
    ssr: "worker/local.ts",
    outDir: resolve(out, "worker"),
    rolldownOptions: { external: /^cloudflare:/ },
  },
});

// The page for partners and the framed forms have templates of their own.
for (const file of readdirSync(join(site, "widgets"), { recursive: true, encoding: "utf8" })) {
  if (!file.endsWith(".html")) continue;
  const html = readFileSync(join(site, "widgets", file), "utf8");
  writeFileSync(
    join(site, "widgets", file),
    html.replace(`<html lang="${pseudoLocale}"`, (start) => `${start} dir="rtl"`),
  );
}
