import assert from "node:assert/strict";
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { CloudflareStub } from "./cloudflare-stub.ts";
import { commitAll, copySources, git, inCopy, setUp } from "./set-up-copy.ts";

/*
 * Deploys a second firm from a copy of the sources to a stub of Cloudflare's API: what wrangler asks of it, and in which
 * order. A stub shows neither a certificate nor a mail.
 */

const stub = new CloudflareStub();
const address = await stub.start();
after(() => stub.stop());
const copy = copySources();
await setUp(copy);
git(copy, "init", "--quiet");
commitAll(copy, "Set up the firm");
const commit = git(copy, "rev-parse", "HEAD").slice(0, 12);

/** The firm's own addresses are the stub's too. */
const redirect = `const ask = fetch; globalThis.fetch = (to, how) => ask(String(to).replace(/^https:..[a-z]+.harbourline-immigration.ca/, "${address}/site"), how);`;
const env = {
  CLOUDFLARE_API_BASE_URL: `${address}/client/v4`,
  CLOUDFLARE_API_TOKEN: "the-token-of-the-stub",
  CLOUDFLARE_ACCOUNT_ID: "0123456789abcdef0123456789abcdef",
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
  ["d1 create harbourline-leads --location enam", /^POST \/d1\/database$/],
  ["queues create harbourline-leads", /^POST \/queues$/],
  ["queues create harbourline-leads-dead", /^POST \/queues$/],
  ["email sending enable leads.harbourline-immigration.ca", /^POST \S+\/zone\/email\/sending\/subdomains$/],
  ["email routing addresses create marguerite@example.ca", /^POST \/email\/routing\/addresses$/],
  ["staging d1 create harbourline-staging-leads --location enam", /^POST \/d1\/database$/],
  ["deployments list", /^GET \S*\/workers\/scripts\/harbourline\/deployments/],
  ["d1 time-travel info DB", /time_travel\/bookmark/],
  ["secret list", /^GET \S*\/scripts\/harbourline\/secrets/],
] as const)
  test(`‘npm run wrangler -- ${words}’ of the guide speaks of the firm's account and worker`, async () => {
    const { code, said, asked } = await wrangler(...words.split(" "));
    assert.equal(code, 0, said);
    assert(
      asked.some((call) => wanted.test(call)),
      asked.join(),
    );
  });

test("a dry run tells everything and asks for nothing", async () => {
  const { code, said, asked } = await deploy("--dry-run");
  assert.equal(code, 0, said);
  assert.match(said, new RegExp(`seals it for commit ${commit}`));
  assert.deepEqual(asked, []);
});

test("signed out, the one command that signs in is named", async () => {
  const { CLOUDFLARE_API_TOKEN: _, ...signedOut } = env;
  const { code, said } = await inCopy(copy, ["scripts/deploy/deploy.ts"], signedOut);
  assert.equal(code, 1);
  assert.match(said, /Sign in: npm run wrangler -- login/);
});

test("without its secrets nothing is deployed, and the command that makes them is named", async () => {
  const { code, said, asked } = await deploy();
  assert.equal(code, 1);
  assert.match(said, /the worker has no LINK_SECRET/);
  assert.match(said, /npm run deploy -- secrets/);
  assert(asked.every((call) => call.startsWith("GET ")));
});

test("each secret is made once, stored, and shown once", async () => {
  Object.assign(env, { HEARTBEAT_URL: "http://hc-ping.com/2f6f0f6c" });
  assert.match((await deploy("secrets")).said, /HEARTBEAT_URL is no address with https/);
  stub.secretsOf("harbourline").clear();
  Object.assign(env, { HEARTBEAT_URL: "https://hc-ping.com/2f6f0f6c" });
  const first = await deploy("secrets");
  assert.equal(stub.secretsOf("harbourline").get("HEARTBEAT_URL"), "https://hc-ping.com/2f6f0f6c");
  assert.equal(first.said.includes("2f6f0f6c"), false);
  const secret = stub.secretsOf("harbourline").get("LINK_SECRET") ?? "";
  assert.equal(Buffer.from(secret, "base64").length, 32);
  assert.equal(first.said.split(secret).length, 2);
  const second = await deploy("secrets");
  assert.match(second.said, /No secret is missing/);
  assert.equal(stub.secretsOf("harbourline").get("LINK_SECRET"), secret);
});

test("a tree with changes is not deployed", async () => {
  appendFileSync(join(copy, "README.md"), "\n");
  const { code, said, asked } = await deploy();
  git(copy, "checkout", "--quiet", ".");
  assert.equal(code, 1);
  assert.match(said, /commit these files first.*README\.md/s);
  assert.deepEqual(asked, []);
});

test("a deployment bookmarks, migrates, uploads, and reads itself back up to a test lead", async () => {
  const { code, said, asked } = await deploy();
  assert.equal(code, 0, said);
  const at = (pattern: RegExp) => {
    const found = stub.calls.findIndex((call) => pattern.test(`${call.asked} ${call.body}`));
    assert(found >= 0, `nobody asked for ${pattern}:\n${asked.join("\n")}`);
    return found;
  };
  const order = [
    at(/time_travel\/bookmark/),
    at(/^POST \S+\/query .*CREATE TABLE leads/),
    at(/^PATCH \S+queues\/harbourline-leads .*1209600/),
    at(/^PUT \S+\/workers\/scripts\/harbourline\?/),
    at(/^POST \S+\/scripts\/harbourline\/domains\/changeset\S* .*www\.harbourline-immigration\.ca/),
    at(/^GET \/site\/api\/health/),
    at(/^POST \/site\/api\/contact .*office@harbourline-immigration\.ca/),
    at(/^POST \S+\/query .*DELETE FROM leads/),
  ];
  assert.deepEqual(
    order,
    order.toSorted((one, other) => one - other),
  );
  at(/^POST \S+\/subdomain .*"enabled":false/);
  at(/^PUT \S+\/schedules .*\* \* \* \* \*/);
  at(/^POST \S+\/queues\/harbourline-leads\/consumers .*harbourline-leads-dead/);
  at(/^POST \S+\/queues\/harbourline-leads-dead\/consumers/);
  assert.match(said, /The database before: 00000000-00000001/);
  assert.equal(stub.variable("VERSION"), commit);
  assert.equal(stub.variable("SITE_ORIGIN"), "https://www.harbourline-immigration.ca");
  assert.equal(stub.variable("TIME_ZONE"), "America/Halifax");
  assert.equal(JSON.stringify(stub.lastUpload).includes(commit), true);
  assert.deepEqual(stub.database.prepare("SELECT count(*) AS left FROM leads").get()?.left, 0);
});

test("a bare wrangler deploys what was checked, and refuses once a file has changed", async () => {
  const same = await bareWrangler();
  assert.equal(same.code, 0, same.said);
  assert(same.asked.some((call) => call.startsWith("PUT /workers/scripts/harbourline?")));
  appendFileSync(join(copy, "README.md"), "\n");
  const other = await bareWrangler();
  git(copy, "checkout", "--quiet", ".");
  assert.equal(other.code, 1);
  assert.match(other.said, /Not deployed: files have changed since\. Use `npm run deploy`/);
  assert(!other.asked.some((call) => call.startsWith("PUT ")));
});

test("a deployment whose queue has no consumer ends with that", async () => {
  await deploy("staging", "secrets");
  stub.losesConsumers = true;
  const { code, said } = await deploy("staging");
  stub.losesConsumers = false;
  assert.equal(code, 1);
  assert.match(said, /The queue harbourline-staging-leads has no consumer/);
});

test("staging is a worker of its own, closed to search engines, and never what a bare wrangler deploys", async () => {
  const { code, said } = await deploy("staging");
  assert.equal(code, 0, said);
  assert(stub.uploads.has("harbourline-staging"));
  assert.equal(stub.variable("SITE_ORIGIN"), "https://staging.harbourline-immigration.ca");
  assert.equal(stub.secretsOf("harbourline-staging").has("HEARTBEAT_URL"), false);
  assert.match(readFileSync(join(copy, "dist/site/_headers"), "utf8"), /X-Robots-Tag: noindex/);
  const bare = await bareWrangler();
  assert.equal(bare.code, 1);
  assert.match(bare.said, /what lies in dist was not checked for production/);
});

test("everything that the stub was asked is something that it knows", async () => {
  assert.deepEqual(stub.unknown, []);
});
