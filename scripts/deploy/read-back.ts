import { setTimeout as wait } from "node:timers/promises";
import { deployment } from "#firm/deployment.ts";
import { facts } from "#firm/facts.ts";
import { noticeVersion } from "#scripts/build/notice-version.ts";
import { say, stop } from "../run/tools.ts";
import { demand } from "./cloudflare.ts";
import { placeOf, type Target } from "./configuration.ts";

/** Between two looks, and all of one wait, in milliseconds: a new domain's certificate takes some minutes. */
const pause = Number(process.env.READ_BACK_PAUSE ?? 5000);
const patience = 120 * pause;

/** Reads a deployment back from outside: its queues, its domain, its cron, and one test lead up to the inbox. */
export async function readBack(target: Target, commit: string): Promise<void> {
  const { worker, origin } = placeOf(target);
  say("Reading the deployment back");
  for (const queue of [`${worker}-leads`, `${worker}-leads-dead`]) {
    const told = await demand(target, ["queues", "info", queue]);
    if (!/Number of Consumers: [1-9]/.test(told)) stop(`The queue ${queue} has no consumer:\n${told}`);
    console.log(`  ${queue} has its consumer`);
  }
  await until(`${origin}/api/health tells the commit ${commit}`, async () => {
    const answer = await fetch(`${origin}/api/health`);
    const { ok, version, failing } = (await answer.json()) as {
      readonly ok: boolean;
      readonly version?: string;
      readonly failing?: readonly string[];
    };
    if (version !== commit) return `it tells ${version}`;
    return ok ? undefined : `it does not answer for ${failing?.join(", ")}`;
  });
  await sendTestLead(target, origin, commit);
}

/** Sends a lead as a visitor would, waits until it was mailed, and takes it out of the database again. */
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
  const { reference } = (await answer.json()) as { readonly reference?: string };
  if (!answer.ok || !/^[A-Z]+-[0-9A-Z]+$/.test(reference ?? ""))
    stop(`The test lead was answered ${answer.status}.`);
  const query = (sql: string) =>
    demand(target, ["d1", "execute", "DB", "--remote", "--json", "--yes", "--command", sql]);
  await until(`the test lead ${reference} was mailed to ${deployment.mailTo.join(", ")}`, async () => {
    const told = await query(`SELECT history FROM leads WHERE reference = '${reference}'`);
    return /\\"what\\":\s*\\"mail\\"/.test(told) ? undefined : "it was not mailed yet";
  });
  await query(`DELETE FROM leads WHERE reference = '${reference}'`);
  console.log(
    `\nLook into the inbox for ${reference}: its mail is there, and the lead is gone from the database.`,
  );
}

/** Looks until there is no complaint, or ends this process with the last one. */
async function until(claim: string, look: () => Promise<string | undefined>): Promise<void> {
  const end = Date.now() + patience;
  let complaint: string | undefined;
  do {
    complaint = await look().catch((error: Error) => String(error.cause ?? error.message));
    if (complaint === undefined) return console.log(`  ${claim}`);
    await wait(pause);
  } while (Date.now() < end);
  stop(`The deployment stands, but not this: ${claim}: ${complaint}. docs/trouble.md, A bad deployment`);
}
