import { globSync, readFileSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { run, say, stop } from "#scripts/run/tools.ts";
import { commitAll, copySources, firms, git, inCopy, setUp } from "./set-up-copy.ts";

/* Runs the whole `npm test` in clones of several firms: no fact of a firm may change its outcome. */

let failed = false;
const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");
if (read("firm", "facts.yaml").includes("name: Evermaple Immigration\n"))
  for (const file of globSync("**/*.{yaml,md}", { cwd: "tests/firm/evermaple" }))
    if (read("firm", file) !== read("tests/firm/evermaple", file)) {
      failed = true;
      say(`${file}: the firm of the tests is no longer the product’s first. Copy firm/${file} there`);
    }
for (const firm of firms) {
  const clone = copySources();
  git(clone, "init", "--quiet");
  await setUp(clone, firm);
  const { code: notReleased, output } = await inCopy(clone, ["scripts/release/release.ts"]);
  if (notReleased) stop(`The firm “${firm}” cannot freeze a release:\n${output}`);
  commitAll(clone, "Set up the firm");
  // The import checker follows a link out of the clone, so it installs packages of its own.
  unlinkSync(join(clone, "node_modules"));
  say(`npm test of the firm that is “${firm}”`);
  const { FIRM_FOLDER: _, FULL: __, ...env } = process.env;
  const { code } = await run("scripts/launch.mjs", ["scripts/test/test.ts"], { cwd: clone, env });
  failed ||= code !== 0;
}
process.exitCode = failed ? 1 : 0;
