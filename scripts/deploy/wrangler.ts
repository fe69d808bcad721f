import { existsSync } from "node:fs";
import { run } from "../run/tools.ts";
import { readCommit } from "./commit.ts";
import { configurationPath, sealFile, writeConfiguration } from "./configuration.ts";

/**
 * `npm run wrangler -- COMMAND`: the project's own wrangler, also where the machine's Node is too old for it, with the
 * firm's configuration: that of the product names an account that is none. What a deployment has sealed stays.
 */
if (!existsSync(sealFile)) writeConfiguration("production", { version: readCommit().id });
// Some commands look for no other configuration than the product's by themselves.
const { code } = await run("wrangler", [
  ...process.argv.slice(2),
  "--config",
  configurationPath("production"),
]);
process.exit(code);
