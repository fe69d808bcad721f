import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languageCodes, pathIn } from "#lead/languages.ts";
import { headersFile } from "#scripts/build/site/headers-file.ts";
import { entries } from "#site/routing/registry.ts";

test("no page may load anything from another host", () => {
  const policies = headersFile([]).match(/Content-Security-Policy: .*/g) ?? [];
  expect(policies).toHaveLength(1 + languageCodes.length);
  for (const policy of policies) expect(policy).not.toContain("https:");
});

test("the worker comes before each page, and is asked for each file that is missing", () => {
  const [, list = ""] = /^run_worker_first = \[([^\]]*)\]/m.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
  const patterns = [...list.matchAll(/"([^"]+)"/g)].map(([, pattern = ""]) => pattern);
  const isFirst = (path: string) =>
    patterns.some((pattern) => new RegExp(`^${pattern.replaceAll("*", ".*")}$`).test(path));
  const pages = [
    "/404",
    "/receipt",
    "/widgets/",
    "/widgets/frame/contact",
    "/api/contact",
    "/desk/style.css",
  ];
  for (const code of languageCodes)
    for (const page of [...entries.map(({ path }) => path), ...pages])
      expect(isFirst(pathIn(code, page)), pathIn(code, page)).toBe(true);
  for (const path of ["/assets/index-abc.js", "/widgets/v1/contact-form.js", "/widgets/1.5.0/integrity.json"])
    expect(isFirst(path), path).toBe(false);
  // Cloudflare answers a missing file below a pattern with `!` itself, with the headers of the file.
  expect(list).not.toContain("!");
});

test("no header of a file keeps Cloudflare from compressing it", () => {
  expect(headersFile([])).not.toContain("no-transform");
});
