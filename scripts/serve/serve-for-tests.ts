import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { freePort } from "./ports.ts";
import { serve } from "./serve.ts";

/** Serves the built product on a fresh database of its own; PORT names the port. */
export async function serveForTests(usual: number): Promise<{ origin: string; server: ChildProcess }> {
  // Before anything else, because the folder may be the database of a running server.
  const port = await freePort("PORT", usual);
  const state = `.wrangler/state-tests-${port}`;
  rmSync(state, { recursive: true, force: true });
  // Tests look for each lead's own mail, however many there are.
  const server = await serve({ port, state, vars: { MAIL_PER_HOUR: "1000", MAIL_PER_DAY: "1000" } });
  return { origin: `http://localhost:${port}`, server };
}
