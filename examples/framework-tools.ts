import { execFileSync, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

/** Runs a script of an application. Throws with its output if it fails. */
export function runScript(folder: string, script: string): void {
  execFileSync("npm", ["run", "--silent", script], { cwd: folder, env, stdio: "pipe", encoding: "utf8" });
}

/** True where an application's compiler refuses a colour scheme that there is not, and for this reason. */
export function refusesMistake(folder: string, file: string): boolean {
  const path = join(folder, file);
  const right = readFileSync(path, "utf8");
  const wrong = right.replace('"dark"', '"sepia"');
  if (wrong === right) throw new Error(`${path} has no place for a mistake.`);
  writeFileSync(path, wrong);
  try {
    return /sepia/.test(compile(folder));
  } finally {
    writeFileSync(path, right);
  }
}

/**
 * What an application's compiler says against its types, some on one channel, some on the other, or nothing.
 */
export function compile(folder: string): string {
  try {
    runScript(folder, "types");
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
