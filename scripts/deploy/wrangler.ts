import { run, stop } from "../run/tools.ts";
import { readCommit } from "./commit.ts";
import type { Target } from "./configuration.ts";
import { writeConfiguration } from "./write-configuration.ts";

/**
 * `npm run wrangler -- [staging] …`: the project's own wrangler with the firm's settings, even if the
 * machine's Node is too old for it. By itself it would read the product's wrangler.toml, which names no
 * account, and another worker.
 */
const args = process.argv.slice(2);
const target: Target = args[0] === "staging" ? "staging" : "production";
if (target === "staging") args.shift();
if (args[0] === "deploy")
  stop(`Use \`npm run deploy${target === "staging" ? " -- staging" : ""}\`, which checks and reads back.`);

// A file of its own, because production's records the last deployment.
const configuration = writeConfiguration(target, readCommit().id, {
  path: `.wrangler/deploy/${target}-by-hand.json`,
});
const { code } = await run("wrangler", [...args, "--config", configuration]);
process.exit(code);
