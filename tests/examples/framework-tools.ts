import { execFileSync, spawn } from "node:child_process";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#scripts/serve/ports.ts";

/** Some frameworks need the Node that runs this, and none shall report home. */
const env = {
  ...process.env,
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  NEXT_TELEMETRY_DISABLED: "1",
  NUXT_TELEMETRY_DISABLED: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
  NG_CLI_ANALYTICS: "false",
  NODE_ENV: "production",
};

/** Runs npm in an application's folder. Throws with its output if it fails. */
export function npm(folder: string, ...args: readonly string[]): void {
  execFileSync("npm", ["--silent", ...args], { cwd: folder, env, stdio: "pipe", encoding: "utf8" });
}

/**
 * What an application's compiler says against its types, some on one channel, some on the other, or nothing.
 */
export function compile(folder: string): string {
  try {
    npm(folder, "run", "types");
    return "";
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    return stdout + stderr || String(error);
  }
}

/** Starts a built application and waits until it answers. */
export async function startApp(folder: string) {
  const port = await freePort("APP_PORT", 8898);
  // A group of its own, because npm leaves what it has started.
  const child = spawn("npm", ["run", "--silent", "start"], {
    cwd: folder,
    env: { ...env, PORT: String(port), HOST: "localhost" },
    stdio: "ignore",
    detached: true,
  });
  const stop = () => {
    if (child.pid) process.kill(-child.pid, "SIGTERM");
  };
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < 120; tries += 1) {
    if ((await fetch(origin).catch(() => undefined))?.ok) return { origin, stop };
    await wait(250);
  }
  stop();
  throw new Error(`${folder} does not answer at ${origin}.`);
}
