import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { freePort } from "./ports.ts";
import { serve } from "./serve.ts";

/** Serves what is built on a fresh database of its own; PORT names the port. */
export async function serveForTests(
  usual: number,
): Promise<{ readonly origin: string; readonly server: ChildProcess }> {
  // First of all: the folder may be the database of what runs there.
  const port = await freePort("PORT", usual);
  const state = `.wrangler/state-tests-${port}`;
  rmSync(state, { recursive: true, force: true });
  // Each lead of the tests is to be found as a mail of its own, however many come.
  const server = await serve({ port, state, vars: { MAIL_PER_HOUR: "1000", MAIL_PER_DAY: "1000" } });
  return { origin: `http://localhost:${port}`, server };
}
