import { describe, expect, test } from "vitest";
import { siteHeaders } from "../../worker/site/site-headers.ts";
import { WorkerHarness } from "./support/worker-harness.ts";

const files: Readonly<Record<string, string>> = {
  "/": "home",
  "/visit": "Visit",
  "/visit/super-visa": "Super Visa",
  "/404": "<h1>Page not found</h1>",
  "/fr": "accueil",
  "/fr/visit": "Visiter",
  "/fr/404": "<h1>Page introuvable</h1>",
};
const assets = {
  fetch: async (request: Request) => {
    const page = files[new URL(request.url).pathname];
    return new Response(page ?? null, { status: page === undefined ? 404 : 200 });
  },
} as unknown as Fetcher;

function get(path: string, method = "GET", headers: Readonly<Record<string, string>> = {}) {
  return new WorkerHarness({ ASSETS: assets }).get(path, headers, method);
}

const lowerCase = (headers: object) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

describe("a path that is no file", () => {
  test.each([
    ["/Visit", "/visit"],
    ["/VISIT/Super-Visa", "/visit/super-visa"],
    ["/Visit/Super-Visa///", "/visit/super-visa"],
    ["/Visit?utm_source=a", "/visit?utm_source=a"],
    ["/fr/Visit/", "/fr/visit"],
  ])("%s leads to %s for good", async (path, canonical) => {
    const { status, headers } = await get(path);
    expect([status, headers.get("location")]).toEqual([308, canonical]);
  });

  test.each([
    ["/nowhere", "Page not found"],
    ["/404", "Page not found"],
    ["/frnowhere", "Page not found"],
    ["/fr/nowhere", "Page introuvable"],
    ["/FR/Nowhere/", "Page introuvable"],
    ["/Fr/404", "Page introuvable"],
  ])("%s answers '%s' with status 404 and the site's headers", async (path, heading) => {
    const { status, headers, page } = await get(path);
    expect([status, page]).toEqual([404, `<h1>${heading}</h1>`]);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(Object.fromEntries(headers)).toMatchObject(lowerCase(siteHeaders));
  });

  test.each(["//evil.example/Visit", "/\\evil.example", "/%2f%2fevil.example"])(
    "%s leads to no other site",
    async (path) => {
      expect((await get(path)).headers.get("location") ?? "/").toMatch(/^\/(?![/\\])/);
    },
  );

  test("HEAD has no body, other methods are refused", async () => {
    expect((await get("/nowhere", "HEAD")).page).toBe("");
    const { status, headers } = await get("/nowhere", "POST");
    expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

test("the site's policy lets nothing in but its own files", () => {
  const policy = siteHeaders["Content-Security-Policy"];
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*|data:/);
});

test.each([
  ["1", "max-age=86400"],
  ["730", "max-age=63072000"],
  ["0", null],
])("with HSTS_DAYS %s a browser gets %s", async (HSTS_DAYS, header) => {
  const { headers } = await new WorkerHarness({ HSTS_DAYS }).get("/nowhere");
  expect(headers.get("Strict-Transport-Security")).toBe(header);
});
