import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languageCodes } from "#lead/languages.ts";
import { headersFile } from "#scripts/build/site/headers-file.ts";

test("no page may load anything from another host", () => {
  const policies = headersFile([]).match(/Content-Security-Policy: .*/g) ?? [];
  expect(policies).toHaveLength(1 + languageCodes.length);
  for (const policy of policies) expect(policy).not.toContain("https:");
});

test("the worker comes before the files at the same paths in every language", () => {
  const [, list = ""] = /^run_worker_first = \[([^\]]*)\]/m.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
  const paths = [...list.matchAll(/"([^"]+)"/g)].map(([, path = ""]) => path);
  const routes = paths.filter((path) => !path.startsWith("/*/"));
  const perLanguage = ["/404", "/receipt", "/widgets/"];
  expect(routes).toEqual(expect.arrayContaining(perLanguage));
  const expected = routes.flatMap((path) => (perLanguage.includes(path) ? [path, `/*${path}`] : [path]));
  expect(paths.toSorted()).toEqual(expected.toSorted());
});

test("no header of a file keeps Cloudflare from compressing it", () => {
  expect(headersFile([])).not.toContain("no-transform");
});
