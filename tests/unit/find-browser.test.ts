import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findBrowser } from "#scripts/test/find-browser.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const places = {
  named: "named/chrome",
  playwright: "playwright/chromium-1234/chrome-linux/chrome",
  playwrightShell: "playwright/chromium_headless_shell-1234/chrome-linux/headless_shell",
  systemShell: "system/chromium-headless-shell",
  systemBrowser: "system/chromium",
};
type Place = keyof typeof places;

/** The exit codes of what is installed: 0 starts. */
test.each<[claim: string, installed: Partial<Record<Place, 0 | 1>>, found: Place | undefined]>([
  ["the one that CHROMIUM_PATH names", { systemShell: 0, playwrightShell: 0, named: 0 }, "named"],
  ["a shell where the named one does not start", { playwrightShell: 0, named: 1 }, "playwrightShell"],
  [
    "Playwright's shell before the system's and any whole browser",
    { playwright: 0, systemShell: 0, playwrightShell: 0 },
    "playwrightShell",
  ],
  ["none where none starts", { playwright: 1, systemBrowser: 1 }, undefined],
])("the browser of the tests is %s", (_, installed, found) => {
  const folder = temporaryFolder();
  const path = (place: string) => join(folder, places[place as Place]);
  for (const [place, code] of Object.entries(installed)) {
    mkdirSync(dirname(path(place)), { recursive: true });
    writeFileSync(path(place), `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
  }
  const browser = findBrowser({
    named: path("named"),
    playwright: path("playwright"),
    systemShells: [path("systemShell")],
    systemBrowsers: [path("systemBrowser")],
  });
  expect(browser).toBe(found && path(found));
});
