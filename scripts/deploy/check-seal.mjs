import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/* wrangler runs this before it deploys (`build` in .wrangler/deploy): only what `npm run deploy` has checked
   and built is deployed, even if somebody runs wrangler by hand. Plain JavaScript, because wrangler may run
   on an older Node. */

const [target = ""] = process.argv.slice(2);
const git = (/** @type {string[]} */ ...args) => execFileSync("git", args, { encoding: "utf8" }).trim();
const file = "dist/sealed.json";
const sealed = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};

if (/deploy|upload/.test(process.env.WRANGLER_COMMAND ?? "deploy")) {
  const reason =
    sealed.target !== target
      ? `what lies in dist was not checked for ${target}`
      : sealed.commit !== git("rev-parse", "HEAD")
        ? "the commit is another one than what was checked"
        : git("status", "--porcelain") !== ""
          ? "files have changed since"
          : "";
  if (reason !== "") {
    console.error(
      `\n✗ Not deployed: ${reason}. Use \`npm run deploy${target === "staging" ? " -- staging" : ""}\`.`,
    );
    process.exit(1);
  }
}
