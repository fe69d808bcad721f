import { watch } from "node:fs";
import { createServer, type ProxyOptions } from "vite";
import { siteLanguages } from "#content/languages.ts";
import { defaultLanguage, type Language, languageCodes, pathIn } from "#lead/languages.ts";
import { inLanguage } from "#scripts/build/site/in-language.ts";
import { run } from "../run/tools.ts";

const toWorker = [
  "/api",
  "/__mail",
  "/desk",
  ...languageCodes.flatMap((code) => [pathIn(code, "/receipt"), pathIn(code, "/widgets")]),
];

/**
 * Serves the site with hot reload before the local worker, each language at its own port from the first one
 * on, and rebuilds the widgets when their sources change.
 */
export async function serveSource(port: number, workerPort: number): Promise<void> {
  const target = `http://localhost:${workerPort}`;
  const translated = siteLanguages.filter((code) => code !== defaultLanguage);
  const translations: Record<string, ProxyOptions> = {};
  for (const [at, code] of translated.entries()) {
    const languagePort = workerPort + 1 + at;
    await serveLanguage(code, languagePort);
    const home = pathIn(code, "/");
    // Vite recognizes a base's home page only with its slash.
    translations[home] = {
      target: `http://localhost:${languagePort}`,
      rewrite: (path) => (path.split("?")[0] === home ? path.replace(home, `${home}/`) : path),
    };
  }
  // The first matching pattern takes a request, so the worker's addresses below a language come first.
  await serveLanguage(defaultLanguage, port, {
    ...Object.fromEntries(toWorker.map((path) => [path, target])),
    ...translations,
  });
  for (const folder of ["widgets", "src/forms", "src/lead"]) watch(folder, { recursive: true }, rebuild);
}

/** Serves the site in one language; reloading uses the language's own port. */
async function serveLanguage(
  code: Language,
  at: number,
  proxy: Record<string, string | ProxyOptions> = {},
): Promise<void> {
  const vite = await createServer({
    configFile: "vite.config.ts",
    base: `${pathIn(code, "/")}/`.replace("//", "/"),
    cacheDir: `../node_modules/.vite-${code}`,
    ...inLanguage(code),
    server: { port: at, strictPort: true, ws: { clientPort: at }, proxy },
  });
  await vite.listen();
}

let building = false;
let changed = false;
async function rebuild(): Promise<void> {
  changed = true;
  if (building) return;
  building = true;
  while (changed) {
    changed = false;
    const { code } = await run("scripts/build/build-widgets.ts", []);
    if (code === 0) console.log("  Widgets built; reload the page that carries them.");
  }
  building = false;
}
