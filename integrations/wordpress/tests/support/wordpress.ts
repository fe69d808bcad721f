import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inFirmsName } from "#scripts/build/firm-names.ts";
import { freePort } from "#scripts/serve/ports.ts";
import { pluginFiles, writePlugin } from "../../build/wordpress-plugin.ts";
import { env, obtainWordPress } from "./debian.ts";

export const roles = ["administrator", "editor", "author"] as const;
export type Role = (typeof roles)[number];

const site = "integrations/wordpress/tests/site";

/** Starts a database server of its own, in a folder of its own, that listens to nobody but a socket. */
export async function startDatabase(): Promise<{ readonly socket: string; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "evermaple-mariadb-"));
  const socket = join(folder, "socket");
  const data = `--datadir=${folder}/data`;
  const install = ["--no-defaults", data, "--auth-root-authentication-method=normal", "--skip-test-db"];
  execFileSync("mariadb-install-db", install, { stdio: "ignore", env });
  const stopServer = startGroup("mariadbd", [
    "--no-defaults",
    data,
    `--socket=${socket}`,
    "--skip-networking",
    "--user=root",
    "--innodb-buffer-pool-size=64M",
    // A crash may cost what these tests wrote.
    "--innodb-flush-log-at-trx-commit=0",
  ]);
  await until("the database", () => answersTo(socket, "SELECT 1"));
  const stop = () => {
    stopServer();
    rmSync(folder, { recursive: true, force: true });
  };
  return { socket, stop };
}

/** Starts a WordPress with our plugin, whose elements come from `elements`, served by PHP itself. */
export async function startWordPress(
  version: string,
  socket: string,
  elements: string,
  port: number,
): Promise<{ readonly origin: string; stop(): void }> {
  const root = obtainWordPress(version);
  const content = join(root, "wp-content");
  mkdirSync(join(content, "mu-plugins"), { recursive: true });
  cpSync(join(site, "wp-config.php"), join(root, "wp-config.php"));
  const conditions = inFirmsName(readFileSync(join(site, "mu-plugin.php"), "utf8"));
  writeFileSync(join(content, "mu-plugins/conditions.php"), conditions);
  writePlugin(pluginFiles(elements), join(content, "plugins"));
  const schema = `wp_${version.replace(".", "_")}`;
  if (!answersTo(socket, `CREATE DATABASE ${schema}`)) throw new Error("no database could be made");
  const address = `127.0.0.1:${await freePort(`${schema.toUpperCase()}_PORT`, port)}`;
  const origin = `http://${address}`;
  const own = { WP_DATABASE: schema, WP_SOCKET: socket, WP_ORIGIN: origin, WP_ELEMENTS: elements };
  const users = roles.flatMap((role) => [0, 1].map((worker) => `${role}${worker}`));
  execFileSync("php", [join(site, "site.php"), root, ...users], { env: { ...env, ...own }, stdio: "pipe" });
  const options = ["opcache.enable_cli=1", "memory_limit=256M", "display_errors=0"];
  const stop = startGroup(
    "php",
    [...options.flatMap((option) => ["-d", option]), "-S", address, "-t", root],
    own,
  );
  const isUp = () =>
    fetch(`${origin}/wp-login.php`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until("WordPress", isUp);
  return { origin, stop };
}

function answersTo(socket: string, sql: string): boolean {
  try {
    execFileSync("mariadb", ["--no-defaults", `--socket=${socket}`, "-uroot", "-e", sql], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}

/** Starts a server with its children in a group of their own; returns what stops them all. */
function startGroup(command: string, args: readonly string[], own: NodeJS.ProcessEnv = {}): () => void {
  const options = { detached: true, stdio: "ignore", env: { ...env, ...own } } as const;
  const server = spawn(command, args, options);
  return () => {
    if (server.pid !== undefined && server.exitCode === null && server.signalCode === null)
      process.kill(-server.pid, "SIGKILL");
  };
}

async function until(what: string, works: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await works())) {
    if (Date.now() > end) throw new Error(`${what} did not start within a minute`);
    await wait(100);
  }
}
