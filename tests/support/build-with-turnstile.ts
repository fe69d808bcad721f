import { build } from "vite";
import { languageAlias } from "#scripts/build/site/language-alias.ts";
import { textsIn } from "#scripts/build/site/texts-in.ts";

/** Builds the browser's files of a deployment that has Turnstile: `node build-with-turnstile.ts FOLDER SITE_KEY`. */
const [outDir = "", siteKey = ""] = process.argv.slice(2);
process.env.NODE_ENV = "production";
await build({
  logLevel: "warn",
  plugins: [textsIn("en")],
  resolve: { alias: languageAlias("en") },
  define: { "process.env.TURNSTILE_SITE_KEY": JSON.stringify(siteKey) },
  build: { outDir, copyPublicDir: false },
});
