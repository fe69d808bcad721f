import { deployment } from "#firm/deployment.ts";
import { misused, readOptions } from "../run/read-options.ts";
import { build, run, say, stop } from "../run/tools.ts";
import { checkDeploy } from "./check-deploy.ts";
import { runWrangler, secretsOf, stopAtRefusal } from "./cloudflare.ts";
import { readCommit } from "./commit.ts";
import { configurationPath, placeOf, type Target } from "./configuration.ts";
import { checkHost } from "./host.ts";
import { subscribeToBounces } from "./mail-events.ts";
import { prepareQueues } from "./queues.ts";
import { readBack } from "./read-back.ts";
import { makeSecrets } from "./secrets.ts";
import { missingSecrets } from "./settings.ts";
import { writeConfiguration } from "./write-configuration.ts";
import { activeZone } from "./zone.ts";

const usage = `npm run deploy                     deploys to Cloudflare and checks the deployed site
npm run deploy -- secrets          makes the missing secrets and shows each once
npm run deploy -- staging …        does either for the staging deployment

docs/operating.md says what must exist first.`;

const { positionals } = readOptions(usage, { allowPositionals: true });
const unknown = positionals.find((word) => word !== "staging" && word !== "secrets");
if (unknown !== undefined) misused(usage, `There is no “${unknown}”.`);
const target: Target = positionals.includes("staging") ? "staging" : "production";
if (target === "staging" && !deployment.staging)
  stop("firm/deployment.yaml names no staging: write its origin and databaseId there.");

const commit = readCommit();
writeConfiguration(target, commit.id);
const { origin } = placeOf(target);

await (positionals.includes("secrets") ? makeSecrets(target) : deploy()).catch(stopAtRefusal);

async function deploy() {
  if (commit.changed !== "")
    stop(
      `Not deployed: commit these files first, so that the deployment can be found again:\n${commit.changed}`,
    );
  if (!checkDeploy(target)) stop("Not deployed: see above.");
  await checkSecrets();
  const zone = await activeZone(new URL(origin).host);
  await checkHost(target, zone);
  Object.assign(process.env, { PUBLIC_BUILD: "1", STAGING: target === "staging" ? "1" : "" });
  await build();
  // An account that refuses queues must not be left with a migrated database.
  const bounces = (await prepareQueues(target)).at(-1);
  await migrate();
  writeConfiguration(target, commit.id, { zone });
  // Staging shares the sender's domain, and its leads are only tests.
  if (bounces && target === "production") await subscribeToBounces(bounces);
  say(`Deploying ${commit.id} to ${origin}`);
  const { code } = await run("wrangler", [
    "deploy",
    "--config",
    configurationPath(target),
    "--tag",
    commit.id,
    "--message",
    commit.subject,
  ]);
  if (code !== 0) process.exit(code);
  await readBack(target, commit.id);
}

async function checkSecrets() {
  const secrets = (await secretsOf(target)) ?? [];
  if (secrets.includes("QUEUE_ONLY"))
    say(
      "QUEUE_ONLY is set: leads wait on the queue until `npm run wrangler -- secret delete QUEUE_ONLY`; docs/trouble.md, Restoring the database",
    );
  const missing = missingSecrets(deployment, target, secrets);
  if (missing.length > 0)
    stop(
      `Not deployed: the worker has no ${missing.join(" and no ")}. Make them with \`npm run deploy -- ${target === "staging" ? "staging " : ""}secrets\`.`,
    );
}

async function migrate(): Promise<void> {
  say("Bringing the remote database up to date");
  const { bookmark } = JSON.parse(await runWrangler(target, ["d1", "time-travel", "info", "DB", "--json"]));
  console.log(`  The database before: ${bookmark}`);
  console.log(await runWrangler(target, ["d1", "migrations", "apply", "DB", "--remote"]));
}
