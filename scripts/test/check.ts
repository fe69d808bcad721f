import { run } from "../run/tools.ts";
import { readTally } from "./reports.ts";

let passed = 0;
let failed = 0;
const failures: string[] = [];

interface Command {
  env?: Record<string, string>;
  /** The reports it writes; a command without one counts as one test. */
  reports?: readonly string[];
  /** Nothing else runs at the same time, so its output appears at once, not when it ends. */
  alone?: boolean;
}

export async function check(line: string, { env = {}, reports, alone }: Command = {}): Promise<boolean> {
  const [tool = "", ...args] = line.split(" ");
  if (alone) console.log(`\n› ${line}`);
  const began = Date.now();
  const { code, output } = await run(tool, args, {
    stdio: ["ignore", ...Array(2).fill(alone ? "inherit" : "pipe")],
    env: { ...process.env, ...env },
  });
  const ok = code === 0;
  if (!alone) console.log(`\n› ${line}${ok ? "" : `\n${output.trimEnd()}`}`);
  console.log(`  ${ok ? "ok" : "FAILED"}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  const name = line.split(" --", 1)[0] ?? "";
  if (reports) for (const file of reports) countReport(name, ok, file);
  else if (ok) passed += 1;
  else countFailure(name);
  return ok;
}

function countReport(name: string, ok: boolean, file: string) {
  const tally = readTally(file);
  passed += tally?.passed ?? 0;
  failed += tally?.failed ?? 0;
  if (tally?.failed) failures.push(name, ...tally.failures);
  // A runner that stopped before it could report is a failure, not an empty success.
  else if (!ok || !tally?.passed) countFailure(name);
}

export function countFailure(name: string): void {
  failed += 1;
  failures.push(name);
}

export function end(): never {
  // Repeated at the end, for people who read only the last lines.
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
