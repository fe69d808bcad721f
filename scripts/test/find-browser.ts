import { execFileSync } from "node:child_process";
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

/** As `findBrowser`, but installs one first where there is none. Throws a sentence when that fails too. */
export function obtainBrowser(): string {
  const there = findBrowser();
  if (there) return there;
  const apt = "DEBIAN_FRONTEND=noninteractive apt-get install -y -qq";
  const ways: [string, string[]][] = [
    ["sh", ["-c", `apt-get update -qq && (${apt} chromium-headless-shell || ${apt} chromium)`]],
    ["playwright", ["install", "--with-deps", "chromium"]],
  ];
  for (const [command, args] of ways) {
    console.log(`› No Chromium found; trying: ${command} ${args.join(" ")}`);
    try {
      execFileSync(command, args, {
        stdio: ["ignore", "ignore", "inherit"],
        timeout: 600_000,
        env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
      });
    } catch {
      continue;
    }
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    "The browser tests need Chromium, and none could be installed. Install Chrome or Chromium, or set CHROMIUM_PATH.",
  );
}
