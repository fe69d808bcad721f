import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { workerBudget } from "./support/budgets.ts";
import { gzip } from "./support/built-files.ts";

const folder = mkdtempSync(join(tmpdir(), "evermaple-worker-"));
const bundle = join(folder, "index.js");

beforeAll(() => {
  execFileSync(
    "npx",
    [
      "--no-install",
      "wrangler",
      "deploy",
      "--config",
      "wrangler.toml",
      "--dry-run",
      "--outdir",
      folder,
      "--metafile",
    ],
    {
      stdio: "ignore",
    },
  );
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the worker is deployed within its budget", () => {
  expect(gzip(bundle)).toBeLessThanOrEqual(workerBudget);
});

test("the deployed worker holds nothing that opens the desk, nor the pages of the local mails", () => {
  const code = readFileSync(bundle, "utf8");
  expect(code).toContain("/cdn-cgi/access/certs");
  expect(code).not.toMatch(/__mail|by:\s*["']local["']/);
});

test("the worker carries neither React nor Swiper nor the phone field's component", () => {
  const { inputs } = JSON.parse(readFileSync(join(folder, "bundle-meta.json"), "utf8")) as { inputs: object };
  const files = Object.keys(inputs);
  expect(files.some((file) => file.startsWith("node_modules/hono/"))).toBe(true);
  expect(
    files.filter((file) => /node_modules\/(react|react-dom|swiper|react-phone-number-input)\//.test(file)),
  ).toEqual([]);
});
