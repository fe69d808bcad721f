import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { localVars } from "#scripts/deploy/configuration.ts";
import { localDatabase, openLocal } from "#scripts/leads/database.ts";
import { readMails } from "#scripts/mails/local-mails.ts";
import { isFree } from "#scripts/serve/ports.ts";
import { runCron } from "#scripts/serve/run-cron.ts";
import { devArguments, migrationArguments } from "#scripts/serve/serve.ts";
import { sql } from "#worker/leads/sql.ts";

/** What `npm start` runs, on a database of its own; it can be killed and started again. */
export class LocalProduct {
  readonly origin: string;
  readonly #port: number;
  readonly #state: string;
  #server: ChildProcess | undefined;

  constructor(port: number) {
    this.#port = port;
    this.origin = `http://127.0.0.1:${port}`;
    this.#state = `.wrangler/state-kill-${port}`;
    rmSync(this.#state, { recursive: true, force: true });
    mkdirSync("dist/site", { recursive: true });
    execFileSync("wrangler", migrationArguments(this.#state), {
      env: { ...process.env, CI: "1" },
      stdio: "pipe",
    });
  }

  get database() {
    return localDatabase(openLocal(this.#state));
  }

  async start(until = Date.now() + 60_000): Promise<void> {
    // The bounds of the inbox are another test's.
    const vars = { ...localVars(), MAIL_PER_HOUR: "1000000", MAIL_PER_DAY: "1000000" };
    const options = { port: this.#port, state: this.#state, vars };
    this.#server = spawn("wrangler", devArguments(options), {
      // A group of its own, so that a kill takes wrangler and workerd at once.
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const server = this.#server;
    let output = "";
    server.stderr?.on("data", (text) => {
      output += text;
    });
    const answers = () =>
      fetch(`${this.origin}/api/`, { signal: AbortSignal.timeout(5000) }).then(
        ({ status }) => status === 404,
        () => false,
      );
    while (!(await answers())) {
      const late = Date.now() > until;
      if (server.exitCode !== null) {
        // wrangler finds its own ports before workerd takes them; another server may have come between.
        if (!late && /address (already )?in use/i.test(output)) return this.start(until);
        throw new Error(`the local product ended: ${output}`);
      }
      if (late) throw new Error("the local product did not start within a minute");
      await wait(50);
    }
  }

  /** SIGKILL to everything at once. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (server?.pid === undefined) return;
    const gone = isRunning(server) && once(server, "exit");
    killGroup(server.pid);
    await gone;
    // On a busy machine workerd dies later than wrangler, and the next one would not get its port.
    while (!(await isFree(this.#port, "127.0.0.1"))) await wait(20);
    this.#server = undefined;
  }

  end(): void {
    const server = this.#server;
    if (server?.pid !== undefined && isRunning(server)) killGroup(server.pid);
    this.remove();
  }

  /** Runs the cron `passed` ms later, by making what waits older: the local clock accepts no future time. */
  async sweep(passed: number): Promise<void> {
    this.database.change([
      sql`UPDATE notifications SET due_at = due_at - ${passed}`,
      sql`UPDATE sent_mails SET at = at - ${passed}`,
    ]);
    await runCron(this.origin);
  }

  mailed(): string {
    return readMails(".wrangler/tmp/email")
      .map(({ text }) => text)
      .join("\n");
  }

  remove(): void {
    rmSync(this.#state, { recursive: true, force: true });
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

function killGroup(pid: number) {
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    // On a busy machine it may have ended by itself.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
