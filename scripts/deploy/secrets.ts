import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline/promises";
import { deployment } from "#firm/deployment.ts";
import { stop } from "../run/tools.ts";
import { advice, findInAccount, runWrangler, secretsOf } from "./cloudflare.ts";
import type { Target } from "./configuration.ts";
import { missingSecrets } from "./settings.ts";

const make: Readonly<Record<string, () => string>> = {
  LINK_SECRET: () => randomBytes(32).toString("base64"),
  // Standard Webhooks: 24 to 64 bytes in base64 behind this prefix.
  WEBHOOK_SECRET: () => `whsec_${randomBytes(32).toString("base64")}`,
};

/**
 * Only the firm knows these. They are secrets: anyone who has one can report that all is well, or send forged
 * leads.
 */
const asked: Readonly<Record<string, string>> = {
  HEARTBEAT_URL: "Ping address of the dead-man’s-switch service",
  WEBHOOK_URL: "Address to which each lead is posted",
};

export async function makeSecrets(target: Target): Promise<void> {
  const present = await secretsOf(target);
  // The first secret uploads a draft of the worker, which Cloudflare refuses without one.
  if (!present && !(await findInAccount("/workers/subdomain"))) stop(String(advice[10063]));
  const missing = missingSecrets(deployment, target, present ?? []);
  if (missing.length === 0) console.log("No secret is missing.");
  // From a pipe both answers come at once: one interface keeps the second until it is needed.
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  for (const name of missing) {
    const secret = make[name]?.() ?? (await obtain(name, lines));
    await runWrangler(target, ["secret", "put", name], secret);
    console.log(
      name in asked
        ? `${name} of ${target} is stored.`
        : `\n${name} of ${target}, shown this once. Put it into the firm’s password manager now:\n\n  ${secret}\n`,
    );
  }
  terminal.close();
}

async function obtain(name: string, lines: AsyncIterator<string>) {
  let given = process.env[name];
  if (given === undefined) {
    process.stdout.write(`${asked[name]} (https://…): `);
    given = String((await lines.next()).value ?? "").trim();
  }
  if (!URL.canParse(given) || !given.startsWith("https://"))
    stop(
      `${name} must begin with https://. Run the command again: what is stored already stays, and only the rest is asked for.`,
    );
  return given;
}
