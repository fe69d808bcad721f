import assert from "node:assert/strict";
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { parse } from "yaml";
import { CloudflareStub } from "./cloudflare-stub.ts";
import { commitAll, copySources, git, inCopy, setUp } from "./set-up-copy.ts";

/*
 * Deploys a second firm from a copy of the sources to a stub of Cloudflare's API, in the order of
 * docs/operating.md: what is asked of the API, and what each obstacle of a real account leads to.
 */

const stub = new CloudflareStub();
const address = await stub.start();
after(() => stub.stop());
const copy = copySources();
await setUp(copy);
git(copy, "init", "--quiet");
commitAll(copy, "Set up the firm");
const commit = git(copy, "rev-parse", "HEAD").slice(0, 12);
stub.built = join(copy, "dist/site");

/** The firm's own addresses are the stub's too. */
const redirect = `
  const ask = fetch;
  const stubbed = (to) => String(to)
    .replace(/^https:..[a-z]+.harbourline-immigration.ca/, "${address}/site")
    .replace(/^http:..[a-z]+.harbourline-immigration.ca/, "${address}/plain");
  globalThis.fetch = (to, how) => ask(stubbed(to), how);`;
const env = {
  CLOUDFLARE_API_BASE_URL: `${address}/client/v4`,
  CLOUDFLARE_API_TOKEN: "the-token-of-the-stub",
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(redirect)}`,
  READ_BACK_PAUSE: "50",
};

/** Runs a command; what the stub was asked meanwhile is in `asked`, without the account. */
async function tell(...args: readonly string[]) {
  stub.calls.length = 0;
  const outcome = await inCopy(copy, args, env);
  const asked = stub.calls.map((call) => call.asked.replace(/\/client\/v4\/accounts\/\w+/, ""));
  return { ...outcome, asked };
}
const deploy = (...args: readonly string[]) => tell("scripts/deploy/deploy.ts", ...args);
const wrangler = (...args: readonly string[]) => tell("scripts/deploy/wrangler.ts", ...args);
const bareWrangler = () => tell("node_modules/wrangler/bin/wrangler.js", "deploy");

/** The guide's commands against the account, with what each asks of Cloudflare. */
for (const [words, wanted] of [
  ["d1 create harbourline-leads --jurisdiction us", /^POST \/d1\/database$/],
  ["email sending enable leads.harbourline-immigration.ca", /^POST \S+\/zone\/email\/sending\/subdomains$/],
  ["email routing addresses create marguerite@example.ca", /^POST \/email\/routing\/addresses$/],
  ["staging d1 create harbourline-staging-leads --location enam", /^POST \/d1\/database$/],
  ["d1 time-travel info DB", /time_travel\/bookmark/],
] as const)
  test(`‘npm run wrangler -- ${words}’ of the guide speaks of the firm's account and worker`, async () => {
    const { code, output, asked } = await wrangler(...words.split(" "));
    assert.equal(code, 0, output);
    assert(
      asked.some((call) => wanted.test(call)),
      asked.join(),
    );
  });

/** The example for GitHub Actions: the commands of its jobs, and what they get. */
const { jobs } = parse(readFileSync("docs/examples/deploy.yml", "utf8")) as {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
};
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}
const steps = Object.values(jobs).flatMap(({ steps }) => steps);

/** Deploys as a job of the example does. */
async function deployAs(job: string) {
  const { run = "", env: secrets = {} } = jobs[job]?.steps.find(({ run }) => run?.includes("deploy")) ?? {};
  assert.deepEqual(Object.keys(secrets).toSorted(), ["CLOUDFLARE_ACCOUNT_ID", "CLOUDFLARE_API_TOKEN"]);
  const [, words = ""] = /^npm run deploy(?: -- (.*))?$/.exec(run) ?? assert.fail(run);
  return deploy(...words.split(" ").filter(Boolean));
}

test("the example for GitHub Actions names scripts that there are, and other actions by their hash", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const { uses, run } of steps) {
    if (uses) assert.match(uses, /@[0-9a-f]{40}$/);
    const [, script = ""] = /^npm (?:run )?([\w:]+)/.exec(run ?? "npm ci") ?? [];
    assert(script === "ci" || script in scripts, run);
  }
});

test("a dry run tells everything and asks for nothing", async () => {
  const { code, output, asked } = await deploy("--dry-run");
  assert.equal(code, 0, output);
  assert.match(output, new RegExp(`seals it for commit ${commit}`));
  assert.deepEqual(asked, []);
});

test("signed out, the one command that signs in is named", async () => {
  const { CLOUDFLARE_API_TOKEN: _, ...signedOut } = env;
  const { code, output } = await inCopy(copy, ["scripts/deploy/deploy.ts"], signedOut);
  assert.equal(code, 1);
  assert.match(output, /Sign in: npm run wrangler -- login/);
});

test("without its secrets nothing is deployed, and the command that makes them is named", async () => {
  const { code, output, asked } = await deploy();
  assert.equal(code, 1);
  assert.match(output, /the worker has no LINK_SECRET/);
  assert.match(output, /npm run deploy -- secrets/);
  assert(asked.every((call) => call.startsWith("GET ")));
});

test("on an account without a workers.dev address, secrets name the page that makes one", async () => {
  const { code, output } = await deploy("secrets");
  stub.hasWorkersDev = true;
  assert.equal(code, 1);
  assert.match(output, /Open Compute, Workers & Pages in Cloudflare’s dashboard once/);
  assert.equal(stub.scripts.size, 0);
});

test("each secret is made once, stored, and shown once, on a worker that did not exist", async () => {
  Object.assign(env, { HEARTBEAT_URL: "http://hc-ping.com/2f6f0f6c" });
  assert.match((await deploy("secrets")).output, /HEARTBEAT_URL is no address with https/);
  stub.scripts.clear();
  Object.assign(env, { HEARTBEAT_URL: "https://hc-ping.com/2f6f0f6c" });
  const first = await deploy("secrets");
  const { secrets } = stub.scripts.get("harbourline") ?? assert.fail(first.output);
  assert.equal(secrets.get("HEARTBEAT_URL"), "https://hc-ping.com/2f6f0f6c");
  assert.equal(first.output.includes("2f6f0f6c"), false);
  const secret = secrets.get("LINK_SECRET") ?? "";
  assert.equal(Buffer.from(secret, "base64").length, 32);
  assert.equal(first.output.split(secret).length, 2);
  const second = await deploy("secrets");
  assert.match(second.output, /No secret is missing/);
  assert.equal(secrets.get("LINK_SECRET"), secret);
});

test("a token without a permission ends with Cloudflare's code, and where the permissions are", async () => {
  stub.forbidden = /secrets/;
  const { code, output } = await deploy();
  stub.forbidden = undefined;
  assert.equal(code, 1);
  assert.match(
    output,
    /refused GET \S+secrets: Authentication error \(10000\)\. .*docs\/examples\/deploy\.yml/,
  );
});

/**
 * Obstacles at the site's host, which wrangler would remove without a question where there is no terminal.
 */
for (const [obstacle, set, complaint] of [
  ["a DNS record", () => stub.dnsRecords.add("www.harbourline-immigration.ca"), /has a DNS record/],
  [
    "another worker",
    () => stub.otherWorkers.set("www.harbourline-immigration.ca", "old-site"),
    /belongs to the worker old-site/,
  ],
] as const)
  test(`${obstacle} at the site's host stops a deployment before anything is built or changed`, async () => {
    set();
    const { code, output, asked } = await deploy();
    stub.dnsRecords.clear();
    stub.otherWorkers.clear();
    assert.equal(code, 1);
    assert.match(output, complaint);
    assert.equal(
      asked.some((call) => /\/d1\/|^PUT|versions/.test(call)),
      false,
    );
  });

test("a tree with changes is not deployed", async () => {
  appendFileSync(join(copy, "README.md"), "\n");
  const { code, output, asked } = await deploy();
  git(copy, "checkout", "--quiet", ".");
  assert.equal(code, 1);
  assert.match(output, /commit these files first.*README\.md/s);
  assert.deepEqual(asked, []);
});

test("a first deployment bookmarks, migrates, makes its queues, uploads, and reads itself back up to a test lead", async () => {
  Object.assign(stub.late, { certificate: 3, cron: 3, mail: 3 });
  const { code, output, asked } = await deployAs("production");
  assert.equal(code, 0, output);
  assert.deepEqual(stub.late, { certificate: 0, cron: 0, mail: 0 });
  const at = (pattern: RegExp) => {
    const found = stub.calls.findIndex((call) => pattern.test(`${call.asked} ${call.body}`));
    assert(found >= 0, `nobody asked for ${pattern}:\n${asked.join("\n")}`);
    return found;
  };
  const order = [
    at(/time_travel\/bookmark/),
    at(/^POST \S+\/query .*CREATE TABLE leads/),
    at(/^POST \S+queues .*harbourline-leads.*"jurisdiction":"us"/),
    at(/^PATCH \S+queues\/harbourline-leads .*1209600/),
    at(/^POST \S+\/scripts\/harbourline\/versions\?bindings_inherit=strict/),
    at(/^POST \S+\/scripts\/harbourline\/deployments .*version-2/),
    at(/^PUT \S+\/scripts\/harbourline\/domains\/records .*www\.harbourline-immigration\.ca/),
    at(/^GET \/site\/api\/health/),
    at(/^GET \/plain/),
    at(/^GET \/site\/contact-us/),
    at(/^POST \/site\/api\/contact .*office@harbourline-immigration\.ca/),
    at(/^POST \S+\/query .*DELETE FROM leads/),
  ];
  assert.deepEqual(
    order,
    order.toSorted((one, other) => one - other),
  );
  at(/^PATCH \S+\/script-settings .*"invocation_logs":false/);
  at(/^PUT \S+\/schedules .*\* \* \* \* \*/);
  at(/^POST \S+\/queues\/harbourline-leads\/consumers .*harbourline-leads-dead/);
  at(/^POST \S+\/queues\/harbourline-leads-dead\/consumers/);
  at(/^POST \S+\/queues\/harbourline-mail-events\/consumers/);
  assert.deepEqual(stub.subscriptions, [
    {
      name: "harbourline-mail-events",
      enabled: true,
      source: { type: "email.sending", zone_id: "zone", domain: "leads.harbourline-immigration.ca" },
      destination: { type: "queues.queue", queue_id: "harbourline-mail-events" },
      events: ["message.bounced", "message.complained"],
    },
  ]);
  assert.match(output, /The database before: 00000000-00000001/);
  assert.equal(stub.variable("VERSION"), commit);
  assert.equal(stub.variable("SITE_ORIGIN"), "https://www.harbourline-immigration.ca");
  assert.equal(stub.variable("TIME_ZONE"), "America/Halifax");
  assert.deepEqual(stub.database.prepare("SELECT count(*) AS left FROM leads").get()?.left, 0);
});

/** A second deployment, as every later one, meets a domain whose settings were changed. */
for (const [setting, set, complaint] of [
  ["leaves out Always Use HTTPS", () => (stub.alwaysUsesHttps = false), /switch on Always Use HTTPS/],
  ["hides addresses", () => (stub.obfuscatesAddresses = true), /differs, so something rewrites it/],
] as const)
  test(`a second deployment goes the same way, and a domain that ${setting} ends it`, async () => {
    set();
    const { code, output, asked } = await deploy();
    stub.alwaysUsesHttps = true;
    stub.obfuscatesAddresses = false;
    assert.equal(code, 1);
    assert.match(output, complaint);
    assert(asked.some((call) => call.includes("/scripts/harbourline/versions?bindings_inherit=strict")));
    assert.equal(
      asked.some((call) => /^POST \/(queues|event_subscriptions\/subscriptions)$/.test(call)),
      false,
    );
    assert.equal(stub.subscriptions.length, 1);
  });

test("a bare wrangler deploys what was checked, and refuses once a file has changed", async () => {
  const same = await bareWrangler();
  assert.equal(same.code, 0, same.output);
  const uploads = (calls: readonly string[]) => calls.filter((call) => call.includes("/versions?"));
  assert.equal(uploads(same.asked).length, 1);
  appendFileSync(join(copy, "README.md"), "\n");
  const other = await bareWrangler();
  git(copy, "checkout", "--quiet", ".");
  assert.equal(other.code, 1);
  assert.match(other.output, /Not deployed: files have changed since\. Use `npm run deploy`/);
  assert.deepEqual(uploads(other.asked), []);
});

test("a deployment whose queue has no consumer ends with that", async () => {
  await deploy("staging", "secrets");
  stub.losesConsumers = true;
  const { code, output } = await deploy("staging");
  stub.losesConsumers = false;
  assert.equal(code, 1);
  assert.match(output, /harbourline-staging-leads has its consumer: it has none/);
});

test("staging is a worker of its own, closed to search engines, and never what a bare wrangler deploys", async () => {
  const { code, output } = await deployAs("staging");
  assert.equal(code, 0, output);
  const { secrets, deployed } = stub.scripts.get("harbourline-staging") ?? assert.fail();
  assert(deployed);
  assert.equal(stub.variable("SITE_ORIGIN"), "https://staging.harbourline-immigration.ca");
  assert.equal(secrets.has("HEARTBEAT_URL"), false);
  assert.equal(stub.subscriptions.length, 1);
  assert.match(readFileSync(join(copy, "dist/site/_headers"), "utf8"), /X-Robots-Tag: noindex/);
  const bare = await bareWrangler();
  assert.equal(bare.code, 1);
  assert.match(bare.output, /what lies in dist was not checked for production/);
});

test("a statement over 100 KB and a trigger over several lines fail as they may at Cloudflare", () => {
  for (const sql of [
    `SELECT '${"x".repeat(100_000)}'`,
    "CREATE TRIGGER a AFTER DELETE ON b BEGIN\n  SELECT 1;\nEND",
  ])
    assert(stub.query(sql) instanceof Response);
});

test("everything that the stub was asked is something that it knows", async () => {
  assert.deepEqual(stub.unknown, []);
});
