import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { full, spread } from "../support/full.ts";

/** A script that serves the product, and the variable that names its port. */
const scripts = {
  "scripts/serve/start.ts": "PORT",
  "scripts/serve/dev.ts": "PORT",
  "scripts/serve/test-server.ts": "PORT",
  "scripts/screenshots/screenshots.ts": "PORT",
  "tests/kill/kill.ts": "KILL_PORT",
} as const;
type Script = keyof typeof scripts;

async function listen(): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return { server, port: typeof address === "object" && address !== null ? address.port : 0 };
}

const close = (server: Server) => new Promise((done) => server.close(done));

function run(script: Script, port: number): { readonly child: ChildProcess; readonly output: () => string } {
  const { BASE_URL: _, ...inherited } = process.env;
  const child = spawn("node", ["scripts/launch.mjs", script], {
    env: { ...inherited, [scripts[script]]: String(port) },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece) => (text += String(piece)));
  return { child, output: () => text };
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((done) => child.once("close", (code) => done(code)));

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/`).then(
    () => true,
    () => false,
  );

describe("a port that is taken", () => {
  // What runs there may be a product with leads in it, which must not pass for the script's own.
  test.each(spread(Object.keys(scripts) as Script[], 3))(
    "is refused by %s in one sentence",
    async (script) => {
      const { server, port } = await listen();
      const { child, output } = run(script, port);
      expect(await ended(child)).toBe(1);
      expect(output()).toContain(`Port ${port} is in use.`);
      await close(server);
    },
  );
});

// Each starts the whole product for it.
describe.runIf(full)("a script that is interrupted", () => {
  test.each<[Script, NodeJS.Signals]>([
    ["scripts/serve/test-server.ts", "SIGTERM"],
    ["tests/kill/kill.ts", "SIGINT"],
  ])("%s leaves nothing running after %s", { timeout: 120_000 }, async (script, signal) => {
    const { server, port } = await listen();
    await close(server);
    const { child } = run(script, port);
    while (!(await answers(port)) && child.exitCode === null) await wait(100);
    expect(child.exitCode).toBeNull();
    // To the one process alone, as an editor or a supervisor would send it.
    child.kill(signal);
    await ended(child);
    await expect.poll(() => answers(port), { timeout: 10_000 }).toBe(false);
  });
});
