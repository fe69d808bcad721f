import { execFileSync } from "node:child_process";
import { cpus, platform, totalmem } from "node:os";

/** Processor, system and browser that the figures were measured on; no host name and no path. */
export function machine(browser: string): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const version = execFileSync(browser, ["--version", "--no-sandbox"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const chrome = /[\d.]+/.exec(version)?.[0] ?? "unknown";
  return `${cpus().length} cores of ${first?.model.trim()}, ${memory} GB, ${platform()}, Node ${process.version}, Chromium ${chrome}`;
}
