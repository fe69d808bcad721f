import { beforeEach, expect, test, vi } from "vitest";
import { stylePath } from "../../worker/desk/frame.tsx";
import local from "../../worker/local.ts";
import { day, minute } from "../../worker/time/durations.ts";
import { message } from "../support/filled.ts";
import { storedReferences, suspect, WorkerHarness } from "./support/worker-harness.ts";

/** Serves what `npm start` serves; the mails' pages are another server's. */
function served(path: string, headers: Readonly<Record<string, string>>, host = "localhost:8787") {
  const request = new Request(`http://${host}${path}`, { headers });
  const env = { ...new WorkerHarness().env, MAIL_PAGES: "http://127.0.0.1:9" };
  return local.fetch(request as never, env, {} as never);
}

beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("mails"));
});

/**
 * `Sec-Fetch-*` as Chromium 141 sends them to a server on this machine; to an http name of another one it
 * sends none.
 */
const sent = (site: string, mode: string, dest: string) => ({
  "sec-fetch-site": site,
  "sec-fetch-mode": mode,
  "sec-fetch-dest": dest,
});
const typed = { ...sent("none", "navigate", "document"), "sec-fetch-user": "?1" };
const followed = { ...sent("same-origin", "navigate", "document"), "sec-fetch-user": "?1" };
const [rebound, asLocal] = [{}, { "mf-original-url": "http://localhost:8787/desk/" }];

test.each<[string, Readonly<Record<string, string>>, desk: number, mails: number, host?: string]>([
  ["a typed address", typed, 200, 200],
  ["a link or a form of their own", followed, 200, 200],
  ["a link elsewhere", sent("cross-site", "navigate", "document"), 200, 200],
  ["a frame of their own", sent("same-origin", "navigate", "iframe"), 403, 200],
  ["a frame elsewhere", sent("cross-site", "navigate", "iframe"), 403, 403],
  ["a script", sent("same-origin", "no-cors", "empty"), 403, 403],
  ["an image elsewhere", sent("cross-site", "no-cors", "image"), 403, 403],
  ["a rebound name", rebound, 403, 403, "evil.example:8787"],
  ["a rebound name that chooses the address seen here", asLocal, 403, 403],
  ["a person, by another name", typed, 403, 403, "evil.example:8787"],
])(
  "by %s the local desk and mails are opened, or refused: %o %i %i",
  async (_, headers, desk, mails, host) => {
    for (const path of ["/desk/", "/desk/export.csv", "/desk/health"])
      expect([path, (await served(path, headers, host)).status]).toEqual([path, desk]);
    for (const path of ["/__mail", "/__mail/", "/__mail/1/html"])
      expect([path, (await served(path, headers, host)).status]).toEqual([path, mails]);
  },
);

test("a broken cookie of another server on this machine keeps nobody from the desk", async () => {
  expect((await served("/desk/", { ...typed, cookie: "desk-reader=%" })).status).toBe(200);
});

test("the style of the desk's pages loads as a style sheet does", async () => {
  expect((await served(stylePath, sent("same-origin", "no-cors", "style"))).status).toBe(200);
});

test("a time to come that a page names deletes nothing, and is refused on this machine", async () => {
  const harness = new WorkerHarness();
  const references = [await harness.accepted(message), await harness.accepted({ ...suspect, body: "Buy" })];
  await harness.sweep();
  const scheduledTime = Date.now() + 400 * day;
  const run = (time: number) =>
    local.scheduled({ scheduledTime: time, cron: "* * * * *", noRetry: () => undefined }, harness.env);
  await expect(async () => run(scheduledTime)).rejects.toThrow(RangeError);
  await run(Date.now() + minute / 2);
  await harness.sweepAt(scheduledTime);
  expect(await storedReferences()).toEqual(references);
});
