import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inFirmsName } from "#scripts/build/firm-names.ts";
import type { Release as ElementRelease } from "#scripts/release/releases.ts";
import { elementFiles, pluginFiles, writePlugin } from "../../build/wordpress-plugin.ts";
import { obtainWordPress, programPath, type Release } from "./debian.ts";

export const roles = ["administrator", "editor", "author"] as const;
export type Role = (typeof roles)[number];

const site = "integrations/wordpress/tests/site";

/** A database server of its own, in a folder of its own, that listens to nobody but a socket. */
export class Database {
  readonly #folder = mkdtempSync(join(tmpdir(), "evermaple-mariadb-"));
  #server: ChildProcess | undefined;

  get socket(): string {
    return join(this.#folder, "socket");
  }

  async start(): Promise<void> {
    const data = `--datadir=${this.#folder}/data`;
    execFileSync(
      "mariadb-install-db",
      ["--no-defaults", data, "--auth-root-authentication-method=normal", "--skip-test-db"],
      { stdio: "ignore", env: programPath() },
    );
    this.#server = startGroup("mariadbd", [
      "--no-defaults",
      data,
      `--socket=${this.socket}`,
      "--skip-networking",
      "--user=root",
      "--innodb-buffer-pool-size=64M",
      // A crash may cost what these tests wrote.
      "--innodb-flush-log-at-trx-commit=0",
    ]);
    await until("the database", () => answersTo(this.socket, "SELECT 1"));
  }

  stop(): void {
    stopGroup(this.#server);
    this.#server = undefined;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A WordPress with our plugin, whose elements come from `elements`, served by PHP itself. */
export class WordPress {
  #server: ChildProcess | undefined;
  #run: (how: string, ...args: readonly string[]) => string = () => "";
  origin = "";

  /** Puts our plugin and the conditions of the tests into a release's files, which its sites share. */
  static prepare(release: Release, pinned: ElementRelease, elements: string): void {
    const root = obtainWordPress(release);
    const content = join(root, "wp-content");
    mkdirSync(join(content, "mu-plugins"), { recursive: true });
    cpSync(join(site, "wp-config.php"), join(root, "wp-config.php"));
    writeFileSync(
      join(content, "mu-plugins/conditions.php"),
      inFirmsName(readFileSync(join(site, "mu-plugin.php"), "utf8")),
    );
    writePlugin(pluginFiles(elementFiles("dist/site/widgets", pinned, elements)), join(content, "plugins"));
  }

  async start(release: Release, schema: string, socket: string, elements: string): Promise<void> {
    const root = obtainWordPress(release);
    createSchema(socket, schema);
    const port = await freePort();
    this.origin = `http://127.0.0.1:${port}`;
    const env = {
      ...process.env,
      WP_DATABASE: schema,
      WP_SOCKET: socket,
      WP_ORIGIN: this.origin,
      WP_ELEMENTS: elements,
    };
    this.#run = (how, ...args) =>
      execFileSync("php", [join(process.cwd(), site, "site.php"), root, how, ...args], {
        env,
        encoding: "utf8",
        stdio: "pipe",
      });
    const users = roles.flatMap((role) => [0, 1].map((worker) => `${role}${worker}`));
    this.#run("install", ...users);
    const options = ["opcache.enable_cli=1", "memory_limit=256M", "display_errors=0"];
    this.#server = startGroup(
      "php",
      [...options.flatMap((option) => ["-d", option]), "-S", `127.0.0.1:${port}`, "-t", root],
      env,
    );
    await until("WordPress", () =>
      fetch(`${this.origin}/wp-login.php`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  }

  /** Deactivates our plugin, or deletes it as the list of plugins does, but for its files. */
  remove(how: "deactivate" | "uninstall"): void {
    this.#run(how);
  }

  /** The names of the options that match. */
  options(pattern: string): readonly string[] {
    return JSON.parse(this.#run("options", pattern)) as readonly string[];
  }

  stop(): void {
    stopGroup(this.#server);
    this.#server = undefined;
  }
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

function createSchema(socket: string, name: string): void {
  if (!answersTo(socket, `CREATE DATABASE ${name}`))
    throw new Error(`the database ${name} could not be made`);
}

/** Starts a server with its children in a group of their own, so that a stop takes them all. */
function startGroup(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(command, args, { detached: true, stdio: "ignore", env: { ...programPath(), ...env } });
}

function stopGroup(server: ChildProcess | undefined): void {
  if (server?.pid !== undefined && server.exitCode === null) process.kill(-server.pid, "SIGKILL");
}

async function until(what: string, works: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await works())) {
    if (Date.now() > end) throw new Error(`${what} did not start within a minute`);
    await wait(100);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}
