import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";
import { createServer, type ProxyOptions } from "vite";
import type { LanguageCode } from "#content/language.ts";
import { addressIn, siteLanguages } from "#content/languages.ts";
import { languageAlias, textsIn } from "#scripts/build/site/texts-in.ts";
import { followServer } from "./follow-server.ts";

/** Beside the local worker: the site with hot reload, and the widgets built anew when their sources change. */
const [worker, port, workerPort] = process.argv.slice(2).map(Number);
followServer(worker as number);

const target = `http://localhost:${workerPort}`;
const toWorker = ["/api", "/widgets", "/__mail", "/receipt", "/desk", "/fr/receipt", "/fr/widgets"];
const [english, ...others] = siteLanguages;
const translations: Record<string, ProxyOptions> = {};
for (const [at, { code }] of others.entries()) {
  const own = (workerPort as number) + 1 + at;
  await serve(code, own);
  const home = addressIn(code, "/");
  // Vite knows the home page of a base by its slash alone.
  translations[home] = {
    target: `http://localhost:${own}`,
    rewrite: (path) => (path.split("?")[0] === home ? path.replace(home, `${home}/`) : path),
  };
}
// The first pattern that fits takes a request, so what the worker answers below a language's address comes first.
await serve(english?.code ?? "en", port as number, {
  ...Object.fromEntries(toWorker.map((path) => [path, target])),
  ...translations,
});
console.log(`\n  With hot reload   http://localhost:${port}/`);

/** Serves the site in one language; the reloading of a page goes to the language's own port. */
async function serve(
  code: LanguageCode,
  at: number,
  proxy: Record<string, string | ProxyOptions> = {},
): Promise<void> {
  const vite = await createServer({
    configFile: "vite.config.ts",
    base: `${addressIn(code, "/")}/`.replace("//", "/"),
    cacheDir: `../node_modules/.vite-${code}`,
    plugins: [textsIn(code)],
    resolve: { alias: languageAlias(code) },
    server: { port: at, strictPort: true, ws: { clientPort: at }, proxy },
  });
  await vite.listen();
}

let building: ChildProcess | undefined;
let changed = false;
function rebuild(): void {
  changed = true;
  if (building) return;
  changed = false;
  building = spawn("node", ["scripts/build/build-widgets.ts"], { stdio: ["ignore", "ignore", "inherit"] });
  building.once("exit", (code) => {
    building = undefined;
    if (code === 0) console.log("  Widgets built; reload the page that carries them.");
    if (changed) rebuild();
  });
}
process.once("exit", () => building?.kill());
for (const folder of ["widgets", "src/forms", "src/lead"]) watch(folder, { recursive: true }, rebuild);
