import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firm } from "#content/firm/firm.ts";
import { isFictional } from "#scripts/firm/fictional-facts.ts";
import { bundleWorker } from "../support/worker-bundle.ts";
import { fictional } from "./support/built-files.ts";

let folder: string;
let bundle: string;

beforeAll(() => {
  folder = bundleWorker();
  bundle = join(folder, "index.js");
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * With a tenth of slack, so that no word is ever cut to save a byte. The numbering plans are 40 kB of it, the
 * spam filter 46, and the words of ten languages about as much, because esbuild writes a letter beyond ASCII
 * as six. Cloudflare accepts 3 MB.
 */
test("the worker is deployed in at most 370,000 bytes of gzip", () => {
  expect(gzipSync(readFileSync(bundle), { level: 9 }).length).toBeLessThanOrEqual(370_000);
});

test("the deployed worker contains neither what opens the local desk nor the pages of the local mails", () => {
  const code = readFileSync(bundle, "utf8");
  expect(code).toContain("/cdn-cgi/access/certs");
  expect(code).not.toMatch(/__mail|by:\s*["']local["']/);
});

test.skipIf(isFictional(firm.name))(
  "nothing that the worker of a firm mails or answers names the fictional firm",
  () => {
    const code = readFileSync(bundle, "utf8");
    // A bundle writes a name's letters with accents in escapes.
    expect(code).toContain(firm.email);
    expect(code.match(fictional)).toBeNull();
  },
);
