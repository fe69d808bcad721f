import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { relative } from "node:path";
import { installOnce } from "#scripts/test/install-once.ts";

/** Asks the Nu Html Checker, which needs Java, about every built page: `npm run test:full -- markup`. */
interface Message {
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

const site = "dist/site";
const folder = "tests/markup/checker";
/**
 * SVG 2 allows the one on every shape, CSS Shadow Parts the other on every element:
 * https://www.w3.org/TR/SVG2/paths.html#PathLengthAttribute, https://www.w3.org/TR/css-shadow-parts-1/#part-attr
 */
const falseAlarm = /Attribute “pathLength” not allowed on element “circle”|Attribute “part” not allowed/;

if (spawnSync("java", ["-version"]).status !== 0) {
  console.log("Java was not found, so the Nu Html Checker was not asked.");
  process.exit();
}
installOnce(folder);
const pages = globSync(`${site}/**/*.html`);
if (pages.length === 0) throw new Error(`${site} holds no page: \`npm run build\` comes first.`);
const options = ["--format", "json", "--stdout", "--exit-zero-always"];
const { stdout, stderr, status } = spawnSync(
  "java",
  ["-jar", `${folder}/node_modules/vnu-jar/build/dist/vnu.jar`, ...options, ...pages],
  { encoding: "utf8", maxBuffer: 2 ** 28 },
);
if (status !== 0) throw new Error(stderr);
const { messages } = JSON.parse(stdout) as { readonly messages: readonly Message[] };
const faults = messages.filter(({ message }) => !falseAlarm.test(message));
for (const { url, message, extract = "" } of faults)
  console.error(`✗ ${relative(site, new URL(url).pathname)}: ${message} ${extract.trim()}`);
console.log(`${pages.length} pages, ${faults.length} faults of markup`);
process.exitCode = faults.length > 0 ? 1 : 0;
