import { expect, test } from "vitest";
import { installersFor, runInstaller } from "#scripts/test/find-browser.ts";

test.each([
  ["a person's", false, [/playwright.* install --only-shell chromium$/]],
  ["root's", true, [/playwright.* install/, /apt-get/]],
])(
  "%s machine gets a browser by Playwright's own download, and as root by apt after it",
  (_, isRoot, told) => {
    const commands = installersFor(isRoot).map(({ command, args }) => [command, ...args].join(" "));
    expect(commands).toEqual(told.map((one) => expect.stringMatching(one)));
  },
);

test.concurrent.each([
  ["hangs", "sleep 60", false],
  ["goes on telling of itself", "for i in 1 2 3 4; do sleep .5; echo $i; done", true],
  ["fails", "exit 1", false],
  ["is not there", "no-such-command", false],
])("an installer that %s is waited for as long as it tells of itself: %j", async (_, script, works) => {
  expect(await runInstaller({ command: "sh", args: ["-c", script], silence: 1500 })).toBe(works);
});
