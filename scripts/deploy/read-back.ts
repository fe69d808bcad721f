import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { deployment } from "#firm/deployment.ts";
import { facts } from "#firm/facts.ts";
import { noticeVersion } from "#scripts/build/notice-version.ts";
import { say, stop } from "../run/tools.ts";
import { runWrangler } from "./cloudflare.ts";
import { placeOf, type Target } from "./configuration.ts";
import { findQueue, queueNames } from "./queues.ts";

/** Milliseconds between two attempts. */
const pause = Number(process.env.READ_BACK_PAUSE ?? 5000);
/** Ten minutes of attempts, because a new domain's certificate takes time. */
const attempts = 120;
/** Attempts of checks that succeed at once or not at all. */
const fewAttempts = 6;

/** Verifies a deployment from outside: its queues, domain, pages and cron, and one test lead to the inbox. */
export async function readBack(target: Target, commit: string): Promise<void> {
  const { origin } = placeOf(target);
  say("Reading the deployment back");
  for (const name of queueNames(target)) {
    await until(
      `${name} has its consumer`,
      async () => ((await findQueue(name))?.consumers_total_count ? undefined : "it has none"),
      fewAttempts,
    );
  }
  await until(`${origin}/api/health reports the commit ${commit}`, async () => {
    const answer = await fetch(`${origin}/api/health`);
    const { ok, version, failing } = (await answer.json()) as {
      ok: boolean;
      version?: string;
      failing?: readonly string[];
    };
    if (version !== commit) return `it reports ${version}`;
    return ok ? undefined : `it does not answer for ${failing?.join(", ")}`;
  });
  await until(`http://${new URL(origin).host} redirects to https`, () => plainHttpFault(origin), fewAttempts);
  await until(`every page of ${origin} is what was built`, () => changedPage(origin), fewAttempts);
  await sendTestLead(target, origin, commit);
}

async function plainHttpFault(origin: string) {
  const { status, headers } = await fetch(origin.replace("https:", "http:"), { redirect: "manual" });
  const redirects = [301, 308].includes(status) && headers.get("location")?.startsWith("https://");
  if (redirects) return undefined;
  return `it answers ${status}, so what people type could travel unencrypted; switch on Always Use HTTPS (docs/operating.md, Settings of the domain)`;
}

/** Built files that are served unchanged; the worker responds for other pages (`run_worker_first`). */
const isServed = (file: string) =>
  /^robots\.txt$|\.html$/.test(file) && !/(404|receipt|widgets.index)\.html$/.test(file);

/** Compares bytes, because a domain setting that rewrites pages shows in no other way. */
async function changedPage(origin: string) {
  const files = readdirSync("dist/site", { recursive: true, encoding: "utf8" });
  for (const file of files.filter(isServed)) {
    const address = `/${file.replaceAll("\\", "/").replace(/^index\.html$|\.html$/, "")}`;
    const served = await (await fetch(origin + address)).bytes();
    if (!readFileSync(`dist/site/${file}`).equals(served))
      return `${address} differs, so something rewrites it (docs/operating.md, Settings of the domain)`;
  }
  return undefined;
}

/** Sends a lead like a visitor, waits until it is mailed, and removes it from the database. */
async function sendTestLead(target: Target, origin: string, commit: string): Promise<void> {
  const answer = await fetch(`${origin}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      type: "contact",
      fullName: "Test of the deployment",
      email: facts.email,
      phone: facts.phone,
      body: `This is the test lead of the deployment ${commit}. It asks nothing, and is taken out of the database again.`,
      notice: noticeVersion(),
    }),
  });
  const { reference } = (await answer.json()) as { reference?: string };
  if (!answer.ok || !/^[A-Z]+-[0-9A-Z]+$/.test(reference ?? ""))
    stop(`The test lead was answered ${answer.status}.`);
  const query = (sql: string) =>
    runWrangler(target, ["d1", "execute", "DB", "--remote", "--json", "--yes", "--command", sql]);
  await until(`the test lead ${reference} was mailed to ${deployment.mailTo.join(", ")}`, async () => {
    const [{ results }] = JSON.parse(
      await query(`SELECT history FROM leads WHERE reference = '${reference}'`),
    );
    const history = JSON.parse(results[0].history) as readonly { what: string }[];
    return history.some(({ what }) => what === "mail") ? undefined : "it was not mailed yet";
  });
  await query(`DELETE FROM leads WHERE reference = '${reference}'`);
  console.log(
    `\nLook into the inbox for ${reference}: its mail is there, and the lead is gone from the database.`,
  );
}

/** Repeats a check until it succeeds, or ends this process with its last fault. */
async function until(claim: string, findFault: () => Promise<string | undefined>, most = attempts) {
  let fault: string | undefined;
  for (let attempt = 0; attempt < most; attempt += 1) {
    fault = await findFault().catch((error: Error) => String(error.cause ?? error.message));
    if (fault === undefined) return console.log(`  ${claim}`);
    await wait(pause);
  }
  stop(`The deployment is live, but not this: ${claim}: ${fault}. docs/trouble.md, A bad deployment`);
}
