import { afterEach, describe, expect, test, vi } from "vitest";
import { repositoryOf } from "#scripts/firm/ledger.ts";
import { readOfficialPage, versionOf } from "#worker/outbox/official-page.ts";
import { isLinear } from "../../support/cpu-cost.ts";
import { recordedPairs } from "../../support/official-pages.ts";

test.each(recordedPairs)("$name counts as changed: $isChanged", async ({ before, after, isChanged }) => {
  expect((await versionOf(before)) !== (await versionOf(after))).toBe(isChanged);
});

test("the page's own date is its version, and a hash is otherwise", async () => {
  const versions = await Promise.all(recordedPairs.map(({ after }) => versionOf(after)));
  expect(versions.slice(0, 6)).toEqual([
    "2026-11-20",
    "2026-08-18",
    "2026-11-01",
    "2026-06-26",
    "2026-11-02",
    "2026-06-25",
  ]);
  for (const version of versions.slice(6)) expect(version).toMatch(/^#[0-9a-f]{24}$/);
});

const site = "https://www.example.gc.ca";

describe("readOfficialPage", () => {
  afterEach(() => void vi.unstubAllGlobals());

  function answering(answers: Readonly<Record<string, () => Response>>) {
    const asked: { url: string; init: RequestInit }[] = [];
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      asked.push({ url, init });
      return (answers[new URL(url).pathname] ?? (() => new Response(null, { status: 404 })))();
    });
    return asked;
  }

  test.each([
    ["403", { "/a": () => new Response("no", { status: 403 }) }],
    ["404", {}],
    ["301", { "/a": () => new Response(null, { status: 301, headers: { Location: `${site}/a` } }) }],
    [
      "robots.txt",
      { "/robots.txt": () => new Response("User-agent: *\nDisallow: /"), "/a": () => new Response("x") },
    ],
    ["robots.txt 503", { "/robots.txt": () => new Response(null, { status: 503 }) }],
    ["RangeError", { "/a": () => new Response("<main></main>") }],
    [
      "TimeoutError",
      {
        "/a": () => {
          throw new DOMException("", "TimeoutError");
        },
      },
    ],
  ])("is not readable with %s, and follows no redirect", async (fault, answers) => {
    const asked = answering(answers as Record<string, () => Response>);
    expect(await readOfficialPage(`${site}/a`, "Maple fact check")).toEqual({ fault });
    expect(asked.length).toBeLessThanOrEqual(2);
    for (const { init } of asked) {
      expect(init).toMatchObject({ redirect: "manual", headers: { "User-Agent": "Maple fact check" } });
      expect(init.signal).toBeInstanceOf(AbortSignal);
    }
  });

  test("asks again only for what is new", async () => {
    const asked = answering({ "/a": () => new Response(null, { status: 304 }) });
    expect(await readOfficialPage(`${site}/a`, "x", '"7"')).toBe("unchanged");
    expect(asked[1]?.init.headers).toMatchObject({ "If-None-Match": '"7"' });
  });

  test.each([
    ["", true],
    ["User-agent: *\nDisallow: /private", true],
    ["User-agent: *\nDisallow: /en", false],
    ["User-agent: *\nDisallow: /\nAllow: /en/page", true],
    ["User-agent: Other\nDisallow: /\n\nUser-agent: *\nDisallow:", true],
    ["User-agent: Other\nUser-agent: *\nDisallow: /en/*.html$", false],
    ["User-agent: *\nDisallow: /*.pdf$ # files", true],
  ])("by the robots.txt %j the page may be read: %s", async (robots, allowed) => {
    answering({ "/robots.txt": () => new Response(robots), "/en/page.html": () => new Response("text") });
    const reading = await readOfficialPage(`${site}/en/page.html`, "Maple fact check");
    if (allowed) expect(reading).toMatchObject({ version: expect.stringMatching(/^#/) });
    else expect(reading).toEqual({ fault: "robots.txt" });
  });

  test.each(["*", "a", "*a"])("rules of '%s' take time in proportion to their length", async (unit) => {
    const read = (robots: string) => {
      answering({ "/robots.txt": () => new Response(robots), "/en/page.html": () => new Response("text") });
      return readOfficialPage(`${site}/en/page.html`, "Maple fact check");
    };
    const rules = (size: number) => `User-agent: *\nDisallow: /${unit.repeat(size / unit.length)}`;
    expect(await isLinear(read, rules(2 ** 17), rules(2 ** 19))).toBe(true);
  });

  test("an endless page is cut at a mebibyte", async () => {
    let pulled = 0;
    const body = () =>
      new ReadableStream({
        pull(controller) {
          pulled += 1;
          controller.enqueue(new TextEncoder().encode("word ".repeat(20_000)));
        },
      });
    answering({ "/a": () => new Response(body()) });
    expect(await readOfficialPage(`${site}/a`, "x")).toMatchObject({ version: expect.stringMatching(/^#/) });
    expect(pulled).toBeLessThan(15);
  });
});

test.each([
  "<nav>",
  "<script>",
  "<main ",
  "last amended on ",
  '<meta name="dcterms.modified" ',
  "1 jan ",
  "  ",
  "<",
])("a page of '%s' takes time in proportion to its length", async (unit) => {
  const pageOf = (size: number) => `<p>text</p>${unit.repeat(size / unit.length)}`;
  const read = (page: string) => versionOf(page).catch(() => undefined);
  // The limit of a page is a mebibyte.
  expect(await isLinear(read, pageOf(2 ** 18), pageOf(2 ** 20))).toBe(true);
});

test.each([
  ["git@github.com:maple/site.git\n", "https://github.com/maple/site"],
  ["https://user:token@gitlab.com/a/b/c.git", "https://gitlab.com/a/b/c"],
  ["ssh://git@github.com/maple/site", "https://github.com/maple/site"],
  ["/home/amara/site", undefined],
  ["", undefined],
])("the web page of the remote %j is %s", (remote, page) => {
  expect(repositoryOf(remote)).toBe(page);
});
