import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pluginFiles, slug } from "#integrations/wordpress/build/wordpress-plugin.ts";
import { inFirmsName } from "#scripts/build/firm-names.ts";
import { env, obtainWordPress } from "./debian.ts";

export const roles = ["administrator", "editor", "author"] as const;
export type Role = (typeof roles)[number];

const site = "tests/wordpress/site";

/** Starts a WordPress with our plugin, whose elements come from `elements`, and a database of its own. */
export async function startWordPress(version: string, elements: string) {
  const root = obtainWordPress(version);
  const content = join(root, "wp-content");
  mkdirSync(join(content, "mu-plugins"), { recursive: true });
  cpSync(join(site, "wp-config.php"), join(root, "wp-config.php"));
  const conditions = inFirmsName(readFileSync(join(site, "mu-plugin.php"), "utf8"));
  writeFileSync(join(content, "mu-plugins/conditions.php"), conditions);
  writePlugin(pluginFiles(elements), join(content, "plugins"));
  const database = await startDatabase();
  const address = `127.0.0.1:${Number(new URL(elements).port) + 1}`;
  const origin = `http://${address}`;
  const own = { ...env, WP_SOCKET: database.socket, WP_ORIGIN: origin, WP_ELEMENTS: elements };
  execFileSync("php", [join(site, "site.php"), root, ...roles], { env: own, stdio: "pipe" });
  const options = ["opcache.enable_cli=1", "memory_limit=256M", "display_errors=0"];
  const stopPhp = spawnServer(
    "php",
    [...options.flatMap((one) => ["-d", one]), "-S", address, "-t", root],
    own,
  );
  const isUp = () => fetch(`${origin}/wp-login.php`).then(({ ok }) => ok);
  await until("WordPress", isUp);
  const stop = () => {
    stopPhp();
    database.stop();
  };
  return { origin, stop };
}

/** Starts a database server in a folder of its own, that listens to nobody but a socket. */
async function startDatabase() {
  const folder = mkdtempSync(join(tmpdir(), "evermaple-mariadb-"));
  const socket = join(folder, "socket");
  const data = `--datadir=${folder}/data`;
  const install = ["--no-defaults", data, "--auth-root-authentication-method=normal", "--skip-test-db"];
  execFileSync("mariadb-install-db", install, { stdio: "ignore", env });
  const options = ["--skip-networking", "--user=root", "--innodb-buffer-pool-size=64M"];
  const stopServer = spawnServer("mariadbd", [
    ...["--no-defaults", data, `--socket=${socket}`, ...options],
    // Faster, and nobody needs these tests' data after a crash.
    "--innodb-flush-log-at-trx-commit=0",
  ]);
  const create = ["--no-defaults", `--socket=${socket}`, "-uroot", "-e", "CREATE DATABASE wordpress"];
  await until("the database", async () => {
    execFileSync("mariadb", create, { stdio: "ignore", env });
    return true;
  });
  const stop = () => {
    stopServer();
    rmSync(folder, { recursive: true, force: true });
  };
  return { socket, stop };
}

/** Starts a server that this process takes with it; returns what stops it before. */
function spawnServer(command: string, args: readonly string[], own: NodeJS.ProcessEnv = env): () => void {
  const server = spawn(command, args, { stdio: "ignore", env: own });
  const stop = () => void server.kill("SIGKILL");
  process.once("exit", stop);
  return stop;
}

async function until(what: string, works: () => Promise<boolean>) {
  const end = Date.now() + 60_000;
  while (!(await works().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what} did not start within a minute`);
    await wait(100);
  }
}

function writePlugin(files: Readonly<Record<string, Uint8Array>>, folder: string): void {
  rmSync(join(folder, slug), { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, slug, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
