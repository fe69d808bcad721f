import { expect, test } from "vitest";
import { installersFor, runInstaller } from "#scripts/test/find-browser.ts";

const commands = (isRoot: boolean) =>
  installersFor(isRoot).map(({ command, args }) => [command, ...args].join(" "));

test("a person's machine gets a browser by Playwright's own download alone", () => {
  expect(commands(false)).toEqual([expect.stringMatching(/playwright.* install --only-shell chromium$/)]);
});

test("for root apt comes after the download", () => {
  expect(commands(true)).toEqual([
    expect.stringMatching(/playwright.* install/),
    expect.stringMatching(/apt-get/),
  ]);
});

test("an installer that hangs is given up, and one that goes on telling of itself is not", async () => {
  const run = (script: string) => runInstaller({ command: "sh", args: ["-c", script], silence: 1500 });
  const began = Date.now();
  expect(await run("sleep 60")).toBe(false);
  expect(Date.now() - began).toBeLessThan(30_000);
  expect(await run("for i in 1 2 3 4; do sleep .5; echo $i; done")).toBe(true);
});

test("an installer that is not there or fails counts as failed", async () => {
  expect(await runInstaller({ command: "no-such-command", args: [], silence: 10_000 })).toBe(false);
  expect(await runInstaller({ command: "false", args: [], silence: 10_000 })).toBe(false);
});
