import type { Browser } from "@playwright/test";
import { build, say } from "#scripts/run/tools.ts";
import { serveForTests } from "#scripts/serve/serve-for-tests.ts";
import { launchBrowser } from "#scripts/test/find-browser.ts";
import { installOnce } from "#scripts/test/install-once.ts";
import { writePart } from "#tests/support/report-page.ts";
import { type Framework, frameworks, versionsOf } from "./framework-list.ts";
import { refusesMistake, runScript, startApp, typeCheck } from "./framework-tools.ts";
import { tryForm } from "./try-form.ts";

/** `npm run test:examples [-- next nuxt]`: each framework's application is built and run with the elements of today. */
interface Row {
  readonly name: string;
  readonly cells: readonly string[];
  readonly faults: readonly string[];
}

const asked = process.argv.slice(2);
const chosen = frameworks.filter(({ folder }) => asked.length === 0 || asked.includes(folder));
await build();
const browser = await launchBrowser();
const { origin, server } = await serveForTests(8899);
const rows: Row[] = [];
try {
  for (const framework of chosen) rows.push(await tryFramework(framework, browser, origin));
} finally {
  server.kill("SIGINT");
  await browser.close();
}

const typesOnly = ["Preact", "Solid"];
installOnce(folderOf("types"));
const typed = typeCheck(folderOf("types"), ".");
if (typed !== "") rows.push({ name: typesOnly.join(" and "), cells: [], faults: [typed] });

const table = [
  ["", "lead", "lines in the console", "layout shift", "types", "a mistake in them"],
  Array(6).fill("---"),
  ...rows.filter(({ cells }) => cells.length > 0).map(({ name, cells }) => [name, ...cells]),
];
const body = `An application of each framework with the recipe of [embedding.md](embedding.md), built for production and run in Chromium
(\`npm run test:examples\`; the sources are in \`examples\`). A lead is sent, the application hears \`visa-sent\`, the
console stays empty, nothing moves by more than 0.02, \`visa-widgets.d.ts\` passes under \`strict\`, and a colour scheme that there
is not is refused by the compiler. For ${typesOnly.join(" and ")} the types alone are checked, in the same way.

${table.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}`;
console.log(`\n${body}`);
const faults = rows.flatMap(({ name, faults }) => faults.map((fault) => `✗ ${name}: ${fault}`));
for (const fault of faults) console.error(fault);
if (asked.length === 0 && faults.length === 0)
  writePart("docs/hosts.md", "frameworks", "Frameworks", `Chromium ${browser.version()}`, body);
console.log(`${rows.length - new Set(faults).size} passed, ${faults.length} failed`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function tryFramework(framework: Framework, browser: Browser, product: string): Promise<Row> {
  const folder = folderOf(framework.folder);
  say(framework.folder);
  installOnce(folder);
  const typed = typeCheck(folder, framework.types);
  const refused = refusesMistake(folder, framework.mistake);
  runScript(folder, "build");
  const app = await startApp(folder);
  try {
    const { reference, lines, shift } = await tryForm(browser, app.origin, product);
    const sent = /^EM-/.test(reference);
    const faults = [
      ...(sent ? [] : [`no lead was sent: “${reference}”`]),
      ...lines.map((line) => `the console says ${line}`),
      ...(shift > 0.02 ? [`moves by ${shift}`] : []),
      ...(typed === "" ? [] : [typed]),
      ...(refused ? [] : ["its compiler takes a colour scheme that there is not"]),
    ];
    const cells = [
      sent ? "sent" : "–",
      String(lines.length),
      shift.toFixed(3),
      typed ? "fail" : "pass",
      refused ? "refused" : "taken",
    ];
    return { name: versionsOf(folder, framework.named), cells, faults };
  } finally {
    app.stop();
  }
}

function folderOf(name: string): string {
  return `examples/${name}`;
}
