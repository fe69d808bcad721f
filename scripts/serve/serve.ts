import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { localVars, productConfiguration } from "../deploy/configuration.ts";
import { serveMails } from "../mails/serve-mails.ts";
import { run, say, start, stop } from "../run/tools.ts";
import { runCron } from "./run-cron.ts";
import { setOldDatabaseAside } from "./set-old-database-aside.ts";

interface Serving {
  port: number;
  state?: string;
  vars?: Record<string, string>;
}

/** Resolves once the product responds. */
export async function serve({ port, state = ".wrangler/state", vars = {} }: Serving): Promise<ChildProcess> {
  const origin = `http://localhost:${port}`;
  await migrate(state);
  makeLinkSecret();
  say(`Starting on ${origin} (Ctrl+C stops it)`);
  const settings = {
    ...localVars(),
    SITE_ORIGIN: origin,
    MAIL_PAGES: `http://127.0.0.1:${await serveMails()}`,
    ...vars,
  };
  // Without wrangler's explorer, by which any page on this machine could read the database.
  const env = { ...process.env, X_LOCAL_EXPLORER: "false" };
  const server = start("wrangler", devArguments({ port, state, vars: settings }), { env });
  await waitForAnswer(server, `${origin}/`);
  // `wrangler dev` runs no schedule.
  await runCron(origin);
  setInterval(() => runCron(origin).catch(() => undefined), 60_000).unref();
  return server;
}

/**
 * wrangler's arguments; worker/local.ts is the deployed worker with the local mails' pages and a mailer that
 * writes files.
 */
export function devArguments({ port, state, vars }: Required<Serving>): readonly string[] {
  const where = ["--config", productConfiguration, "--port", String(port), "--persist-to", state];
  const quiet = ["--show-interactive-dev-session=false", "--log-level", process.env.LOG_LEVEL ?? "error"];
  const settings = Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  // Any free port, because two that start at once would both choose the same.
  const inspector = ["--inspector-port", "0"];
  return ["dev", "worker/local.ts", ...where, ...inspector, ...quiet, ...settings];
}

export function migrationArguments(state: string): readonly string[] {
  const where = ["--config", productConfiguration, "--local", "--persist-to", state];
  return ["d1", "migrations", "apply", "DB", ...where];
}

async function migrate(state: string) {
  const aside = setOldDatabaseAside(state);
  if (aside)
    say(`The local database has tables of an older version, so it is kept as ${aside} and a new one begins`);
  say("Bringing the local database up to date");
  // At a terminal wrangler asks before each migration.
  const { code, output } = await run("wrangler", migrationArguments(state), {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CI: "1" },
  });
  if (code !== 0) stop(`${output}\nThe database migrations could not be applied.`);
}

/** Makes a secret for this machine, which wrangler reads here and git ignores. */
function makeLinkSecret() {
  const file = ".dev.vars";
  if (existsSync(file) && /^LINK_SECRET=/m.test(readFileSync(file, "utf8"))) return;
  appendFileSync(file, `LINK_SECRET=${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
}

async function waitForAnswer(server: ChildProcess, address: string) {
  const isUp = () =>
    fetch(address, { redirect: "manual" }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) stop("The site could not be served.");
    await wait(100);
  }
}

export function printAddresses(port: number): void {
  const origin = `http://localhost:${port}`;
  console.log(`
  Site             ${origin}/
  Partner demos    ${origin}/widgets/
  Desk             ${origin}/desk/ (open on this machine alone)
  Local e-mails    ${origin}/__mail/ (files in .wrangler/tmp/email, until the next start)
`);
}
