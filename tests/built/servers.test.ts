import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { spread } from "../support/full.ts";

// What runs there may be a product with leads in it, which must not pass for the script's own.
test.each(
  spread(
    [
      "scripts/serve/start.ts",
      "scripts/serve/dev.ts",
      "scripts/serve/test-server.ts",
      "scripts/screenshots/screenshots.ts",
    ],
    4,
  ),
)("a port that is taken is refused by %s in one sentence", async (script) => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { readonly port: number };
  const { BASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, PORT: String(port) };
  const { status, stdout, stderr } = spawnSync("node", ["scripts/launch.mjs", script], {
    encoding: "utf8",
    env,
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(`Port ${port} is in use.`);
  server.close();
});
