import { execFile, execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { run } from "../run/tools.ts";

const thisMachine = () => ({
  named: process.env.CHROMIUM_PATH,
  // Playwright's whole Chromium; the headless shell of the same revision is beside it.
  playwright: chromium.executablePath(),
  systemShells: ["/usr/bin/chromium-headless-shell"],
  systemBrowsers: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
  ],
});

export function starts(path: string | undefined): path is string {
  if (!path || !existsSync(path)) return false;
  try {
    // On Windows, Chrome opens a window instead of printing its version.
    if (process.platform !== "win32")
      execFileSync(path, ["--version", "--no-sandbox"], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

function playwrightShells(executable: string) {
  const browser = dirname(dirname(executable));
  const folder = join(dirname(browser), basename(browser).replace("chromium", "chromium_headless_shell"));
  return globSync("*/{chrome-headless-shell,headless_shell}{,.exe}", { cwd: folder }).map((file) =>
    join(folder, file),
  );
}

/** A headless shell that starts, or the browser named in CHROMIUM_PATH; undefined if there is none. */
const findShell = ({ named, playwright, systemShells } = thisMachine()) =>
  [named, ...playwrightShells(playwright), ...systemShells].find(starts);

/**
 * A Chromium that starts; undefined if there is none. A whole browser is the last resort: with every page it
 * starts a renderer for its own window, which takes as long as the page.
 */
export const findBrowser = (places = thisMachine()) =>
  findShell(places) ?? [places.playwright, ...places.systemBrowsers].find(starts);

const aptInstall = "DEBIAN_FRONTEND=noninteractive apt-get install -y -q";

/** Ways to install a browser, tried in turn, by tools that give up by themselves when something hangs. */
const installers: readonly (() => Promise<unknown>)[] = [
  () =>
    run("playwright", ["install", "--only-shell", "chromium"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
    }),
  // Only root may install the system's packages, as in a container.
  async () =>
    process.getuid?.() === 0 &&
    promisify(execFile)("sh", [
      "-c",
      `apt-get update && (${aptInstall} chromium-headless-shell || ${aptInstall} chromium)`,
    ]),
];

let obtained: Promise<string> | undefined;

/** Finds or installs a Chromium, preferably one without windows. Throws a sentence if there is none. */
export function obtainBrowser(): Promise<string> {
  obtained ??= findOrInstall();
  return obtained;
}

/** Also starts for root and with little shared memory, as in a container. */
export async function launchBrowser(): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-dev-shm-usage"];
  return chromium.launch({ executablePath: await obtainBrowser(), args });
}

async function findOrInstall() {
  for (const install of installers) {
    const there = findShell();
    if (there) return there;
    console.log("› No headless Chromium was found; trying to install one");
    await install().catch(() => undefined);
  }
  const found = findBrowser();
  if (found) return found;
  throw new Error(
    [
      "The browser tests need Chromium: none was found, and none could be installed. One of these helps:",
      "  - install Chrome or Chromium,",
      "  - name one that you have: CHROMIUM_PATH=/path/to/chrome npm test",
      "  - on Debian or Ubuntu: apt-get install chromium-headless-shell, or chromium",
    ].join("\n"),
  );
}
