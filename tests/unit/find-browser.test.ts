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

test.each<[claim: string, works: readonly Place[], broken: readonly Place[], found: Place | undefined]>([
  ["the one that CHROMIUM_PATH names", ["systemShell", "playwrightShell", "named"], [], "named"],
  ["a shell where the named one does not start", ["playwrightShell"], ["named"], "playwrightShell"],
  [
    "Playwright's shell before the system's and any whole browser",
    ["playwright", "systemShell", "playwrightShell"],
    [],
    "playwrightShell",
  ],
  ["none where none starts", [], ["playwright", "systemBrowser"], undefined],
])("the browser of the tests is %s", (_, works, broken, found) => {
  const folder = temporaryFolder();
  const path = (place: Place) => join(folder, places[place]);
  const install = (place: Place, code: number) => {
    mkdirSync(dirname(path(place)), { recursive: true });
    writeFileSync(path(place), `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
  };
  for (const place of works) install(place, 0);
  for (const place of broken) install(place, 1);
  const browser = findBrowser({
    named: path("named"),
    playwright: path("playwright"),
    systemShells: [path("systemShell")],
    systemBrowsers: [path("systemBrowser")],
  });
  expect(browser).toBe(found && path(found));
});
