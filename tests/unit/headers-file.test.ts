import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languageCodes, pathIn } from "#lead/languages.ts";
import { headersFile } from "#scripts/build/site/headers-file.ts";

const turnstile = "https://challenges.cloudflare.com";

/** The policies of a file, by the path of their rule. */
function policies(siteKey: string): Readonly<Record<string, string>> {
  const rules = headersFile([], siteKey).split(/\n(?=\/)/);
  return Object.fromEntries(
    rules.flatMap((rule) => {
      const policy = /^ {2}Content-Security-Policy: (.*)$/m.exec(rule)?.[1];
      return policy === undefined ? [] : [[rule.split("\n")[0], policy]];
    }),
  );
}

test("no page may load anything from another host, as delivered", () => {
  for (const policy of Object.values(policies(""))) expect(policy).not.toContain("https:");
});

test("with Turnstile pages may load it, and framed forms may not", () => {
  const { "/*": pages, ...frames } = policies("0x4site");
  expect(pages).toContain(`; script-src 'self' ${turnstile};`);
  expect(pages).toContain(`; frame-src ${turnstile}`);
  expect(Object.keys(frames)).toEqual(["/widgets/frame/*", "/fr/widgets/frame/*"]);
  for (const policy of Object.values(frames)) expect(policy).not.toContain("https:");
});

test("the worker comes before the files at the same paths in every language", () => {
  const [, list = ""] = /^run_worker_first = \[([^\]]*)\]/m.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
  const paths = [...list.matchAll(/"([^"]+)"/g)].map(([, path = ""]) => path);
  const routes = paths.filter((path) => languageCodes.every((code) => !path.startsWith(`/${code}/`)));
  const perLanguage = ["/404", "/receipt", "/widgets/", "/widgets/frame/*"];
  expect(routes).toEqual(expect.arrayContaining(perLanguage));
  const expected = routes.flatMap((path) =>
    perLanguage.includes(path) ? languageCodes.map((code) => pathIn(code, path)) : [path],
  );
  expect(paths.toSorted()).toEqual(expected.toSorted());
});
