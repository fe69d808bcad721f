import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/**
 * Names under which systems install Chrome and Chromium. The shell without windows comes first: the whole
 * browser starts a renderer for its own tab strip with every window, which doubled the time of the tests.
 */
const systemNames = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function starts(path: string | undefined): path is string {
  if (!path || !existsSync(path)) return false;
  try {
    execFileSync(path, ["--version", "--no-sandbox"], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium that starts: CHROMIUM_PATH, Playwright's own, or the system's; else undefined. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemNames].find(starts);
}

/** The path of a Firefox that starts: FIREFOX_PATH or the system's; else undefined. None is ever installed for it. */
export function findFirefox(): string | undefined {
  return [
    process.env.FIREFOX_PATH,
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
  ].find(starts);
}

/** A command that installs a browser. */
interface Installer {
  readonly command: string;
  readonly args: readonly string[];
  /** Milliseconds without a line of output after which it counts as hanging. */
  readonly silence: number;
}

const aptInstall = "DEBIAN_FRONTEND=noninteractive apt-get install -y -q";

const downloads: Installer = {
  command: "playwright",
  // Without the second browser that comes along otherwise: Playwright does not tell where that one is.
  args: ["install", "--no-shell", "chromium"],
  silence: 30_000,
};
const installsByApt: Installer = {
  command: "sh",
  args: ["-c", `apt-get update && (${aptInstall} chromium-headless-shell || ${aptInstall} chromium)`],
  silence: 300_000,
};

/** What may be tried in turn. The system is touched only in CI, or where a person asked for it. */
export function installersFor(env: NodeJS.ProcessEnv): readonly Installer[] {
  const asked = Boolean(env.CI) || env.BROWSER_BY_APT === "1";
  return asked ? [downloads, installsByApt] : [downloads];
}

/** Resolves to whether the command succeeded; one that says nothing for too long is ended with its children. */
export function runInstaller({ command, args, silence }: Installer): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own, so that what it started ends with it.
      detached: true,
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
    });
    const end = () => child.pid !== undefined && process.kill(-child.pid, "SIGKILL");
    // Counted in tenths: a machine that stood still for a while was silent for one of them.
    let quiet = 0;
    const hanging = setInterval(() => {
      quiet += 1;
      if (quiet === 10) end();
    }, silence / 10);
    const heard = () => {
      quiet = 0;
    };
    child.stdout.on("data", heard);
    child.stderr.on("data", heard);
    child.stderr.pipe(process.stderr);
    process.once("exit", end);
    const finish = (ok: boolean) => {
      clearInterval(hanging);
      process.off("exit", end);
      done(ok);
    };
    child.once("error", () => finish(false));
    child.once("exit", (code) => finish(code === 0));
  });
}

/** As `findBrowser`, but installs one first where there is none. Throws a sentence when that fails too. */
export async function obtainBrowser(): Promise<string> {
  const there = findBrowser();
  if (there) return there;
  for (const installer of installersFor(process.env)) {
    console.log(`› No Chromium found; trying: ${installer.command} ${installer.args.join(" ")}`);
    await runInstaller(installer);
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    [
      "The browser tests need Chromium: none was found, and Playwright's could not be downloaded. One of these helps:",
      "  - install Chrome or Chromium,",
      "  - name one that you have: CHROMIUM_PATH=/path/to/chrome npm test",
      "  - on Debian or Ubuntu, as root, let apt install it: BROWSER_BY_APT=1 npm test",
    ].join("\n"),
  );
}
