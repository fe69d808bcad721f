import { copyFileSync } from "node:fs";
import { build, say, stop } from "#scripts/run/tools.ts";
import { serveForTests } from "#scripts/serve/serve-for-tests.ts";
import { launchBrowser } from "#scripts/test/find-browser.ts";
import { installOnce } from "#scripts/test/install-once.ts";
import { compile, refusesMistake, runScript, startApp } from "./framework-tools.ts";
import { tryForm } from "./try-form.ts";

/**
 * Each with the folder that takes visa-widgets.d.ts, and the file in which "dark" becomes a scheme that there
 * is not.
 */
const frameworks = [
  { name: "vite-react", types: "src", mistake: "src/main.tsx" },
  { name: "next", types: ".", mistake: "app/contact.tsx" },
  { name: "nuxt", types: "app", mistake: "app/app.vue" },
  { name: "sveltekit", types: "src", mistake: "src/routes/+page.svelte" },
  { name: "angular", types: "src", mistake: "src/app.ts" },
  { name: "astro", types: "src", mistake: "src/pages/index.astro" },
];

/**
 * `npm run test:examples [-- next nuxt]`: each framework's application is built and run with the elements of
 * today.
 */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !frameworks.some((framework) => framework.name === name));
if (unknown.length > 0) stop(`No example is called ${unknown.join(", ")}.`);
const chosen = frameworks.filter(({ name }) => asked.length === 0 || asked.includes(name));
await build();
const browser = await launchBrowser();
const { origin, server } = await serveForTests(8899);
const faults: string[] = [];
try {
  for (const framework of chosen)
    for (const fault of await tryFramework(framework)) faults.push(`${framework.name}: ${fault}`);
} finally {
  server.kill("SIGINT");
  await browser.close();
}
for (const fault of faults) console.error(`✗ ${fault}`);
console.log(`${chosen.length} applications, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

/**
 * Sends a lead from a framework's application, and tries its types; returns what falls short of
 * docs/hosts.md.
 */
async function tryFramework({ name, types, mistake }: (typeof frameworks)[number]) {
  const folder = `examples/${name}`;
  say(name);
  installOnce(folder);
  copyFileSync("dist/site/widgets/visa-widgets.d.ts", `${folder}/${types}/visa-widgets.d.ts`);
  const faults = [compile(folder)].filter(Boolean);
  if (!refusesMistake(folder, mistake)) faults.push("its compiler takes a colour scheme that there is not");
  runScript(folder, "build");
  const app = await startApp(folder);
  try {
    return [...faults, ...(await tryForm(browser, app.origin, origin))];
  } finally {
    app.stop();
  }
}
