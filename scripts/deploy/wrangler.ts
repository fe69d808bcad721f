import { run, stop } from "../run/tools.ts";
import { readCommit } from "./commit.ts";
import type { Target } from "./configuration.ts";
import { writeConfiguration } from "./write-configuration.ts";

// By itself, wrangler would read the product's wrangler.toml, which names no account, and another worker.
const usage = "npm run wrangler -- [staging] COMMAND    wrangler with the settings of firm/deployment.yaml";

const args = process.argv.slice(2);
const target: Target = args[0] === "staging" ? "staging" : "production";
if (target === "staging") args.shift();
if (args[0] === "deploy")
  stop(`Use \`npm run deploy${target === "staging" ? " -- staging" : ""}\`, which checks and reads back.`);

if (args.length === 0 || args[0] === "--help") {
  console.log(usage);
  process.exit((await run("wrangler", ["--help"])).code);
}

// A file of its own, because production's records the last deployment.
const configuration = writeConfiguration(target, readCommit().id, {
  path: `.wrangler/deploy/${target}-by-hand.json`,
});
const { code } = await run("wrangler", [...args, "--config", configuration]);
process.exit(code);
