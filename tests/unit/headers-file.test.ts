import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languageCodes, pathIn } from "#lead/languages.ts";
import { headersFile } from "#scripts/build/site/headers-file.ts";

test("no page may load anything from another host", () => {
  const policies = headersFile([]).match(/Content-Security-Policy: .*/g) ?? [];
  expect(policies).toHaveLength(1 + languageCodes.length);
  for (const policy of policies) expect(policy).not.toContain("https:");
});

test("the worker comes before the pages of every language, and not before what they load", () => {
  const [, list = ""] = /^run_worker_first = \[([^\]]*)\]/m.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
  const matches = (path: string, sign: string) =>
    [...list.matchAll(/"(!?)([^"]+)"/g)].some(
      ([, own, pattern = ""]) =>
        own === sign && new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(path),
    );
  const isFirst = (path: string) => matches(path, "") && !matches(path, "!");
  const pages = ["/", "/404", "/receipt", "/widgets/", "/study", "/api/contact", "/desk/style.css"];
  for (const path of languageCodes.flatMap((code) => pages.map((page) => pathIn(code, page))))
    expect(isFirst(path), path).toBe(true);
  for (const path of ["/assets/index-abc.js", "/widgets/v1/contact-form.js", "/widgets/1.5.0/integrity.json"])
    expect(isFirst(path), path).toBe(false);
});

test("no header of a file keeps Cloudflare from compressing it", () => {
  expect(headersFile([])).not.toContain("no-transform");
});
