import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { deployment } from "#firm/deployment.ts";
import { facts } from "#firm/facts.ts";
import type { AcceptedBody, RefusedBody } from "#lead/wire.ts";
import { noticeVersionOf } from "#scripts/build/notice-version.ts";
import { statementsToEraseNow } from "#worker/leads/retention.ts";
import { sql } from "#worker/leads/sql.ts";
import { isPermanent } from "#worker/outbox/failure-reason.ts";
import { type LeadsDatabase, remoteDatabase } from "../leads/database.ts";
import { say, stop } from "../run/tools.ts";
import { configurationPath, placeOf, type Target } from "./configuration.ts";
import { findQueue, queueNames } from "./queues.ts";

/** Milliseconds between two attempts. */
const pause = Number(process.env.READ_BACK_PAUSE ?? 5000);
/** Ten minutes of attempts, because a new domain's certificate takes time. */
const attempts = 120;
const fewAttempts = 6;

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

/** Built files that are served unchanged; the worker fills in other pages. */
const isServed = (file: string) =>
  /^robots\.txt$|\.html$/.test(file) && !/(404|receipt|widgets.index)\.html$/.test(file);

/** Compares bytes, because a domain setting that rewrites pages shows in no other way. */
async function changedPage(origin: string) {
  const files = readdirSync("dist/site", { recursive: true, encoding: "utf8" });
  for (const file of files.filter(isServed)) {
    const address = `/${file.replaceAll("\\", "/").replace(/^index\.html$|\.html$/, "")}`;
    const answer = await fetch(origin + address, { headers: { "Accept-Encoding": "br, gzip" } });
    if (file.endsWith(".html") && !answer.headers.has("content-encoding"))
      return `${address} is not compressed, so it takes a visitor several times as long (docs/operating.md, Settings of the domain)`;
    const served = await answer.bytes();
    if (!readFileSync(`dist/site/${file}`).equals(served))
      return `${address} differs, so something rewrites it (docs/operating.md, Settings of the domain)`;
  }
  return undefined;
}

/**
 * Sends a lead like a visitor, waits until it is mailed, and erases it, whatever happened. While the practice
 * is stopped, it must be refused.
 */
async function sendTestLead(target: Target, origin: string, commit: string): Promise<void> {
  const database = remoteDatabase(configurationPath(target));
  // By this name the worker keeps the lead from the webhook; no stranger can guess it.
  const campaign = randomUUID();
  database.change([
    sql`INSERT OR REPLACE INTO worker_state (name, at, value) VALUES ('deployment test', ${Date.now()}, ${campaign})`,
  ]);
  let reference = "";
  const isAccepted = async () => {
    reference = await postTestLead(origin, commit, campaign);
    return undefined;
  };
  const complaint =
    (await complaintAbout("a test lead is accepted, or the practice is stopped", isAccepted, fewAttempts)) ??
    (reference &&
      (await complaintAbout(`the test lead ${reference} was mailed to ${deployment.mailTo.join(", ")}`, () =>
        mailFault(database, reference),
      )));
  database.change([
    sql`DELETE FROM worker_state WHERE name = 'deployment test'`,
    ...(reference ? await statementsToEraseNow([reference], Date.now(), []) : []),
  ]);
  if (complaint) stop(complaint);
  console.log(
    reference
      ? `\nLook into the inbox for ${reference}: its mail is there, and the lead is gone from the database.`
      : "\nThe practice is stopped: the forms refuse every message.",
  );
}

async function postTestLead(origin: string, commit: string, campaign: string): Promise<string> {
  const answer = await fetch(`${origin}/api/contact`, {
    method: "POST",
    // One key for all attempts: a repeat is the same lead.
    headers: { "Content-Type": "application/json", "Idempotency-Key": campaign },
    body: JSON.stringify({
      type: "contact",
      fullName: "Test of the deployment",
      email: facts.email,
      phone: facts.phone,
      body: `This is the test lead of the deployment ${commit}. It asks nothing, and is erased again.`,
      notice: noticeVersionOf(),
      source: { campaign },
    }),
  });
  const { reference = "", error } = (await answer.json()) as Partial<AcceptedBody & RefusedBody>;
  if (answer.status === 403 && error?.param === "form") return "";
  if (!answer.ok || !/^[A-Z]+-[0-9A-Z]+$/.test(reference))
    throw new Error(`it was answered ${answer.status}`);
  return reference;
}

/** Cloudflare's code of a mail that it refused, which no waiting helps. */
class MailRefused extends Error {}

async function mailFault({ ask }: LeadsDatabase, reference: string) {
  const [row] = await ask<{ history: string; error: string | null }>`
    SELECT history, (SELECT error FROM notifications
      WHERE id = ${reference} AND channel = 'mail') AS error FROM leads WHERE reference = ${reference}`;
  const history = JSON.parse(row?.history ?? "[]") as readonly { what: string }[];
  if (history.some(({ what }) => what === "mail")) return undefined;
  if (row?.error && isPermanent(row.error))
    throw new MailRefused(`Cloudflare refused it with ${row.error} (docs/operating.md, Mail)`);
  return row?.error ? `the last attempt ended with ${row.error}` : "it was not mailed yet";
}

/** Repeats a check until it succeeds; returns what to say if it never does. */
async function complaintAbout(claim: string, findFault: () => Promise<string | undefined>, most = attempts) {
  let fault: string | undefined;
  for (let attempt = 0; attempt < most; attempt += 1) {
    try {
      fault = await findFault();
    } catch (error) {
      fault = String((error as Error).cause ?? (error as Error).message);
      if (error instanceof MailRefused) break;
    }
    if (fault === undefined) {
      console.log(`  ${claim}`);
      return undefined;
    }
    await wait(pause);
  }
  return `The deployment is live, but not this: ${claim}: ${fault}. docs/trouble.md, A bad deployment`;
}

/** Repeats a check until it succeeds, or ends this process with its last fault. */
async function until(...check: Parameters<typeof complaintAbout>) {
  const complaint = await complaintAbout(...check);
  if (complaint) stop(complaint);
}
