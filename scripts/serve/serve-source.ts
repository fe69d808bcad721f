import { watch } from "node:fs";
import { createServer, type ProxyOptions } from "vite";
import { siteLanguages } from "#content/languages.ts";
import { defaultLanguage, type Language, languageCodes, pathIn } from "#lead/languages.ts";
import { inLanguage } from "#scripts/build/site/in-language.ts";
import { firmFolder } from "../firm/folder.ts";
import { run } from "../run/tools.ts";

const toWorker = [
  "/api",
  "/__mail",
  "/desk",
  ...languageCodes.flatMap((code) => [pathIn(code, "/receipt"), pathIn(code, "/widgets")]),
];

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
  const rebuild = runOnChange(
    "scripts/build/build-widgets.ts",
    "Widgets built; reload the page that carries them.",
  );
  for (const folder of ["widgets", "src/forms", "src/lead"]) watch(folder, { recursive: true }, rebuild);
  const readFirm = runOnChange("scripts/firm/write-modules.ts", "The firm’s files are read.");
  watch(firmFolder, { recursive: true }, readFirm);
}

/** Serves the site in one language; reloading uses the language's own port. */
async function serveLanguage(code: Language, at: number, proxy: Record<string, string | ProxyOptions> = {}) {
  const vite = await createServer({
    configFile: "vite.config.ts",
    base: `${pathIn(code, "/")}/`.replace("//", "/"),
    cacheDir: `../node_modules/.vite-${code}`,
    ...inLanguage(code),
    server: { port: at, strictPort: true, ws: { clientPort: at }, proxy },
  });
  await vite.listen();
}

function runOnChange(script: string, done: string) {
  let running = false;
  let changed = false;
  return async () => {
    changed = true;
    if (running) return;
    running = true;
    while (changed) {
      changed = false;
      const { code } = await run(script, []);
      if (code === 0) console.log(`  ${done}`);
    }
    running = false;
  };
}
