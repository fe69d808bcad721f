import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scriptOf } from "#scripts/run/tools.ts";

export function bundleWorker(): string {
  const folder = mkdtempSync(join(tmpdir(), "evermaple-worker-"));
  const args = ["deploy", "--config", "wrangler.toml", "--dry-run", "--outdir", folder];
  execFileSync(process.execPath, [scriptOf("wrangler"), ...args], { stdio: "ignore" });
  return folder;
}
