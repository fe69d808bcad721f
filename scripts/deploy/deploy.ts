import { firm } from "#content/firm.ts";
import { build, run, say } from "../run/tools.ts";

/** The documented path to Cloudflare: docs/operating.md says what must exist there first. */
async function demand(tool: string, args: readonly string[], options = {}): Promise<string> {
  const { code, said } = await run(tool, args, options);
  if (code !== 0) process.exit(code);
  return said;
}

await demand("scripts/deploy/check-deploy.ts", []);
const secrets = await demand("wrangler", ["secret", "list"], { stdio: ["inherit", "pipe", "inherit"] });
await demand("scripts/deploy/check-secrets.ts", [], {
  stdio: ["pipe", "inherit", "inherit"],
  input: secrets,
});
process.env.PUBLIC_BUILD = "1";
await build();
say("Bringing the remote database up to date");
await demand("wrangler", ["d1", "migrations", "apply", "DB", "--remote"], {
  env: { ...process.env, CI: "1" },
});
// As long as queues can: what only they hold outlasts the database's failure by no other bound.
for (const queue of ["evermaple-leads", "evermaple-leads-dead"]) {
  const update = ["queues", "update", queue, "--message-retention-period-secs", "1209600"];
  const { code } = await run("wrangler", update, { stdio: ["inherit", "ignore", "inherit"] });
  if (code !== 0)
    say(
      `The queue ${queue} keeps messages for less than 14 days; docs/operating.md says what the free plan cannot promise`,
    );
}
say("Deploying");
const vars = { SITE_ORIGIN: firm.origin };
await demand("wrangler", [
  "deploy",
  ...Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
]);
