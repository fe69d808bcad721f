import assert from "node:assert/strict";
import { appendFileSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterEach, test } from "node:test";
import { parse } from "yaml";
import { CloudflareStub, type Trouble } from "./cloudflare-stub.ts";
import { commitAll, copySources, git, inCopy, setUp } from "./set-up-copy.ts";

/* Deploys a second firm from a copy of the sources to a stub of Cloudflare's API, in the order of
   docs/operating.md: checks what is requested of the API, and the effect of each obstacle of a real account.
   */

const stub = new CloudflareStub();
const address = await stub.start();
const copy = copySources();
await setUp(copy);
git(copy, "init", "--quiet");
commitAll(copy, "Set up the firm");
const commit = git(copy, "rev-parse", "HEAD").slice(0, 12);
stub.built = join(copy, "dist/site");

afterEach(() => {
  stub.trouble = {};
  git(copy, "checkout", "--quiet", ".");
});

/** The firm's own addresses are the stub's too. */
const redirect = `
  const ask = fetch;
  const stubbed = (to) => String(to)
    .replace(/^https:..[a-z]+.harbourline-immigration.ca/, "${address}/site")
    .replace(/^http:..[a-z]+.harbourline-immigration.ca/, "${address}/plain");
  globalThis.fetch = (to, how) => ask(to instanceof Request ? to : stubbed(to), how);`;
const env = {
  CLOUDFLARE_API_BASE_URL: `${address}/client/v4`,
  CLOUDFLARE_API_TOKEN: "the-token-of-the-stub",
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(redirect)}`,
  READ_BACK_PAUSE: "50",
  CLOUDFLARE_RETRY_PAUSE: "20",
};

/** Runs a command; `asked` is what the stub was asked meanwhile, without the account. */
async function runInCopy(...args: readonly string[]) {
  stub.calls.length = 0;
  const outcome = await inCopy(copy, args, env);
  const asked = stub.calls.map((call) => call.asked.replace(/\/client\/v4\/accounts\/\w+/, ""));
  return { ...outcome, asked };
}
const deploy = (...args: readonly string[]) => runInCopy("scripts/deploy/deploy.ts", ...args);
const wrangler = (words: string) => runInCopy("scripts/deploy/wrangler.ts", ...words.split(" "));
const leads = (...words: readonly string[]) => runInCopy("scripts/leads/leads.ts", ...words, "--remote");
/** Uploads a version again without checks. */
const upload = () =>
  runInCopy(
    "node_modules/wrangler/bin/wrangler.js",
    "deploy",
    "--config",
    ".wrangler/deploy/production.json",
  );

async function deployWhole(...args: readonly string[]) {
  const { code, output, asked } = await deploy(...args);
  assert.equal(code, 0, output);
  return { output, asked };
}

async function endsWith(complaint: RegExp | string, running: ReturnType<typeof runInCopy>) {
  const { code, output, asked } = await running;
  assert.equal(code, 1, output);
  assert.match(output, new RegExp(complaint));
  return asked;
}

interface Expected {
  commands: readonly [words: string, asks: string][];
  before: readonly [obstacle: string, trouble: Trouble, complaint: string][];
  beforeMigrating: Expected["before"];
  after: Expected["before"];
  inOrder: readonly string[];
  atAnyTime: readonly string[];
  subscription: object;
}
const expected: Expected = parse(readFileSync("tests/firm/deployment.yaml", "utf8"));

for (const [words, asks] of expected.commands)
  test(`‘npm run wrangler -- ${words}’ of the guide speaks of the firm's account and worker`, async () => {
    const { code, output, asked } = await wrangler(words);
    assert.equal(code, 0, output);
    assert(asked.join("\n").match(new RegExp(asks, "m")), asked.join());
  });

test("the workflow for GitHub Actions deploys staging and production with their secrets", () => {
  const example = readFileSync(".github/workflows/deploy.yml", "utf8");
  const deployment =
    /run: npm run (deploy.*)\n +env:\n +CLOUDFLARE_ACCOUNT_ID: .*\n +CLOUDFLARE_API_TOKEN: /g;
  assert.deepEqual(
    [...example.matchAll(deployment)].map(([, command]) => command),
    ["deploy -- staging", "deploy"],
  );
});

test("setup refuses a photograph that a build would refuse", async () => {
  const [picture = ""] = globSync(join(copy, "firm/pictures/*.jpg"));
  writeFileSync(picture, "A text");
  await endsWith(`${basename(picture)} is no photograph`, runInCopy("scripts/setup/setup.ts", "--check"));
});

test("on an account without a workers.dev address, secrets name the page that makes one", async () => {
  stub.trouble = { lacksWorkersDev: true };
  await endsWith(/Open Compute, Workers & Pages in Cloudflare’s dashboard once/, deploy("secrets"));
  assert.equal(stub.scripts.size, 0);
});

const withoutSecrets = () => endsWith(/has no LINK_SECRET.*npm run deploy -- secrets/, deploy());

test("each secret is made once, stored, and shown once, on a worker that did not exist", async () => {
  const asked = await withoutSecrets();
  assert(asked.every((call) => call.startsWith("GET ")));
  Object.assign(env, { HEARTBEAT_URL: "http://hc-ping.com/2f6f0f6c" });
  await endsWith(/HEARTBEAT_URL must begin with https:/, deploy("secrets"));
  stub.scripts.clear();
  Object.assign(env, { HEARTBEAT_URL: "https://hc-ping.com/2f6f0f6c" });
  const { output } = await deployWhole("secrets");
  const { secrets } = stub.scripts.get("harbourline") ?? assert.fail(output);
  assert.equal(secrets.get("HEARTBEAT_URL"), "https://hc-ping.com/2f6f0f6c");
  assert.equal(output.includes("2f6f0f6c"), false);
  const secret = secrets.get("LINK_SECRET") ?? "";
  assert.equal(Buffer.from(secret, "base64").length, 32);
  assert.equal(output.split(secret).length, 2);
  assert.match((await deployWhole("secrets")).output, /No secret is missing/);
  assert.equal(secrets.get("LINK_SECRET"), secret);
});

for (const [obstacle, trouble, complaint] of expected.before)
  test(`${obstacle} stops a deployment before anything is built or changed`, async () => {
    stub.trouble = trouble;
    const asked = await endsWith(complaint, deploy());
    assert(asked.every((call) => /^GET |\/changeset/.test(call)));
  });

for (const [obstacle, trouble, complaint] of expected.beforeMigrating)
  test(`${obstacle} stops a deployment before its database is migrated`, async () => {
    stub.trouble = trouble;
    const asked = await endsWith(complaint, deploy());
    assert.equal(asked.join("\n").includes("/d1/"), false);
  });

test("signed out, the one command that signs in is named; a tree with changes is not deployed", async () => {
  const { CLOUDFLARE_API_TOKEN: _, ...signedOut } = env;
  const { output } = await inCopy(copy, ["scripts/deploy/deploy.ts"], signedOut);
  assert.match(output, /Sign in: npm run wrangler -- login/);
  appendFileSync(join(copy, "README.md"), "\n");
  assert.deepEqual(await endsWith(/commit these files first.*README\.md/s, deploy()), []);
});

/** Checks the order of a deployment's calls, given as their method and address with the body. */
function assertOrder(...patterns: readonly string[]) {
  let last = -1;
  for (const one of patterns) {
    const pattern = new RegExp(one);
    const at = stub.calls.findIndex(({ asked, body }, at) => at > last && pattern.test(`${asked} ${body}`));
    assert(at >= 0, `nobody asked for ${pattern} after\n${stub.calls[last]?.asked}`);
    last = at;
  }
}

test("a first deployment bookmarks, migrates, makes its queues, uploads, and reads itself back up to a test lead", async () => {
  Object.assign(stub.late, { certificate: 3, cron: 3, mail: 3 });
  const { output } = await deployWhole();
  assert.deepEqual(stub.late, { certificate: 0, cron: 0, mail: 0 });
  assertOrder(...expected.inOrder);
  for (const call of expected.atAnyTime) assertOrder(call);
  assert.deepEqual(stub.subscriptions, [expected.subscription]);
  assert.match(output, /The database before: 00000000-00000001/);
  assert.equal(stub.variable("VERSION"), commit);
  assert.equal(stub.variable("SITE_ORIGIN"), "https://www.harbourline-immigration.ca");
  assert.equal(stub.variable("TIME_ZONE"), "America/Halifax");
  assert.deepEqual(stub.database.prepare("SELECT count(*) AS left FROM leads").get()?.left, 0);
});

test("a failure of Cloudflare’s API that passes is waited for", async () => {
  Object.assign(stub.failing, { gateway: 2, tooMany: 1 });
  await deployWhole();
  assert.deepEqual(stub.failing, { gateway: 0, tooMany: 0 });
});

test("a failure of Cloudflare’s API that stays is named without a stack", async () => {
  stub.failing.gateway = 100;
  const { code, output } = await deploy();
  stub.failing.gateway = 0;
  assert.equal(code, 1);
  assert.match(output, /Cloudflare refused GET \S+: the API is failing; try again later \(502\)\./);
  assert.doesNotMatch(output, /\n {4}at /);
});

test("a subscription that somebody has switched off is switched on again", async () => {
  Object.assign(stub.subscriptions[0] ?? assert.fail(), { enabled: false, events: ["message.bounced"] });
  await deployWhole();
  assert.deepEqual(stub.subscriptions, [expected.subscription]);
});

test("a queue that keeps messages for a day alone is named, and does not stop a deployment", async () => {
  stub.trouble = { fixesRetention: true };
  const { output } = await deployWhole();
  assert.match(output, /harbourline-leads keeps messages for less than 14 days/);
});

test("the test lead leaves the database even if its mail was refused", async () => {
  stub.trouble = { refusesMail: "E_RECIPIENT_NOT_ALLOWED" };
  await endsWith(/E_RECIPIENT_NOT_ALLOWED/, deploy());
  const count = (what: string) => stub.database.prepare(`SELECT count(*) AS count FROM ${what}`).get()?.count;
  assert.deepEqual([count("leads"), count("worker_state WHERE name = 'deployment test'")], [0, 0]);
});

test("a second deployment, as every later one, goes the same way and makes nothing twice", async () => {
  const { asked } = await deployWhole();
  assertOrder("/scripts/harbourline/versions\\?bindings_inherit=strict", "^POST /site/api/contact");
  assert.equal(
    asked.some((call) => /^POST \/(queues|event_subscriptions\/subscriptions)$/.test(call)),
    false,
  );
  assert.equal(stub.subscriptions.length, 1);
});

/** The version of the first deployment: the earlier ones are the draft and its secrets. */
const firstVersion = () => {
  const { versions } = stub.scripts.get("harbourline") ?? assert.fail();
  return `version-${versions.findIndex(({ annotations }) => annotations) + 1}`;
};

test("a rollback puts the version that is named back; until the next deployment, secrets cannot change", async () => {
  const { deployments } = stub.scripts.get("harbourline") ?? assert.fail();
  // The list has ten, so the guide's way still works after ten deployments.
  for (let more = 0; more < 4; more += 1) assert.equal((await upload()).code, 0);
  const rolledBack = await wrangler(`rollback ${firstVersion()} --yes`);
  assert.equal(rolledBack.code, 0, rolledBack.output);
  assert.equal(deployments.at(-1), firstVersion());
  const { output } = await wrangler("deployments list");
  assert.match(output, new RegExp(`${firstVersion()}\\s+Created:.*\\s+Tag: +${commit}`));
  await endsWith(/latest version of your Worker isn't currently deployed/, wrangler("secret put QUEUE_ONLY"));
  assert.equal((await upload()).code, 0);
  const { code, output: stored } = await wrangler("secret put QUEUE_ONLY");
  assert.equal(code, 0, stored);
});

test("a backup of the deployed database brings back what a restore has lost", async () => {
  const table =
    "leads (reference, form, state, history, key_hash, fingerprint, answers, source, received_at)";
  stub.database.exec(
    `INSERT INTO ${table} VALUES ('EM-2B3C4D5E6F', 'contact', 'accepted', '[]', 'k', 'f', '{"fullName":"Ana"}', '{}', 5)`,
  );
  const before = stub.database.prepare("SELECT * FROM leads").all();
  const backup = await leads("export", "--format", "json");
  const file = join(copy, "../backup.json");
  writeFileSync(file, backup.output);
  stub.database.exec("DELETE FROM leads");
  assert.match((await leads("import", file)).output, /Brought back: 1/);
  assert.deepEqual(stub.database.prepare("SELECT * FROM leads").all(), before);
  assert.match((await leads("import", file)).output, /already there: 1/);
  stub.database.exec("DELETE FROM leads");
});

for (const [obstacle, trouble, complaint] of expected.after)
  test(`reading a deployment back ends with ${obstacle}`, async () => {
    stub.trouble = trouble;
    const readBack = `
      import { readBack } from "./scripts/deploy/read-back.ts";
      await readBack("production", "${commit}");`;
    await endsWith(complaint, runInCopy("--input-type=module", "--eval", readBack));
  });

test("staging is a worker of its own, closed to search engines", async () => {
  await deployWhole("staging", "secrets");
  await deployWhole("staging");
  const { secrets } = stub.scripts.get("harbourline-staging") ?? assert.fail();
  assert.equal(stub.variable("SITE_ORIGIN"), "https://staging.harbourline-immigration.ca");
  assert.equal(secrets.has("HEARTBEAT_URL"), false);
  assert.equal(stub.subscriptions.length, 1);
  assert.match(readFileSync(join(copy, "dist/site/_headers"), "utf8"), /X-Robots-Tag: noindex/);
});

test("the stub knows everything that it was asked", () => {
  assert.deepEqual(stub.unknown, []);
});
