import { expect } from "@playwright/test";
import { findBrowser } from "#scripts/test/find-browser.ts";
import { test } from "../support/browser-test.ts";

const rules = "--host-resolver-rules=MAP rebound.example 127.0.0.1";
test.use({ launchOptions: { executablePath: findBrowser() ?? "", args: ["--no-sandbox", rules] } });

const paths = ["/desk/", "/desk/export.csv", "/desk/health", "/__mail/"];
/** The database, as wrangler shows it. */
const explorer = "/cdn-cgi/local/explorer/api/d1/database";

test("the local desk and mails open for a person, and no page reads them, whatever its name", async ({
  page,
  baseURL,
}) => {
  for (const path of paths.filter((path) => !path.endsWith(".csv")))
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 200]);
  const { port } = new URL(baseURL ?? "");
  for (const origin of [baseURL, `http://rebound.example:${port}`]) {
    await page.goto(`${origin}/visit`);
    expect(await page.evaluate(async (path) => (await fetch(path)).ok, explorer)).toBe(false);
    const read = await page.evaluate(
      ([some = [], local = ""]) =>
        Promise.all(
          some.map(async (path) => {
            const headers = { "MF-Original-URL": local + path };
            const [plain, posing] = [await fetch(path), await fetch(path, { headers })];
            return [path, plain.status, posing.status, await posing.text()];
          }),
        ),
      [paths, baseURL] as const,
    );
    expect(read).toEqual(paths.map((path) => [path, 403, 403, ""]));
  }
  const answer = await page.goto(`http://rebound.example:${port}/desk/`).catch(() => null);
  expect(answer?.status()).toBe(403);
});
