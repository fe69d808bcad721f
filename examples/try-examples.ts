import { build, say } from "#scripts/run/tools.ts";
import { serveForTests } from "#scripts/serve/serve-for-tests.ts";
import { launchBrowser } from "#scripts/test/find-browser.ts";
import { installOnce } from "#scripts/test/install-once.ts";
import { type Framework, frameworks } from "./framework-list.ts";
import { refusesMistake, runScript, startApp, typeCheck } from "./framework-tools.ts";
import { tryForm } from "./try-form.ts";

/** `npm run test:examples [-- next nuxt]`: each framework's application is built and run with the elements of today. */
const asked = process.argv.slice(2);
const chosen = frameworks.filter(({ folder }) => asked.length === 0 || asked.includes(folder));
await build();
const browser = await launchBrowser();
const { origin, server } = await serveForTests(8899);
const faults: string[] = [];
try {
  for (const framework of chosen)
    for (const fault of await tryFramework(framework)) faults.push(`${framework.folder}: ${fault}`);
} finally {
  server.kill("SIGINT");
  await browser.close();
}

for (const fault of faults) console.error(`✗ ${fault}`);
console.log(`${chosen.length} applications, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Sends a lead from a framework's application, and tries its types; returns what falls short of docs/hosts.md. */
async function tryFramework({ folder: name, types, mistake }: Framework): Promise<readonly string[]> {
  const folder = folderOf(name);
  say(name);
  installOnce(folder);
  const typed = typeCheck(folder, types);
  const refused = refusesMistake(folder, mistake);
  runScript(folder, "build");
  const app = await startApp(folder);
  try {
    const { reference, lines, shift } = await tryForm(browser, app.origin, origin);
    return [
      ...(/^EM-/.test(reference) ? [] : [`no lead was sent: “${reference}”`]),
      ...lines.map((line) => `the console says ${line}`),
      ...(shift > 0.02 ? [`moves by ${shift}`] : []),
      ...(typed === "" ? [] : [typed]),
      ...(refused ? [] : ["its compiler takes a colour scheme that there is not"]),
    ];
  } finally {
    app.stop();
  }
}

function folderOf(name: string): string {
  return `examples/${name}`;
}
