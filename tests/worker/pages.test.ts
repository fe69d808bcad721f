import { expect, test } from "vitest";
import { siteHeaders } from "../../worker/site/site-headers.ts";
import { sitePages } from "./support/site-pages.ts";
import { WorkerHarness } from "./support/worker-harness.ts";

const get = (path: string, method = "GET") => new WorkerHarness({ ASSETS: sitePages }).get(path, {}, method);

// browser/addresses.spec.ts and browser/frame.spec.ts open such paths of the built site.
test.each([
  ["/VISIT///?utm_source=a", 308, "/visit?utm_source=a", ""],
  ["/404", 404, null, "Page not found"],
  ["/frnowhere", 404, null, "Page not found"],
  ["/FR/Nowhere/", 404, null, "FR Page not found"],
  ["//evil.example/Visit", 404, null, "Page not found"],
  ["/\\evil.example", 404, null, "Page not found"],
  ["/%2f%2fevil.example", 404, null, "Page not found"],
])("the path %s, which is no file, answers %i, leads to %s and shows '%s'", async (path, ...expected) => {
  const { status, headers, page } = await get(path);
  const [, title = ""] = /<title>(.*)<\/title>/.exec(page) ?? [];
  expect([status, headers.get("location"), title]).toEqual(expected);
  for (const [name, value] of Object.entries(siteHeaders)) expect(headers.get(name)).toBe(value);
});

test.each([
  ["?utm_source=a&PARTNER=Acme-Law.", "/study?a=1&amp;b=2&partner=acme-law#top"],
  ["?partner=acme%20law", "/study?a=1&amp;b=2#top"],
])("a page with the query %s has a link to %s, and leaves links to others alone", async (query, link) => {
  const { status, page } = await get(`/visit${query}`);
  const links = [...page.matchAll(/<a href="(.*?)"/g)].map(([, address]) => address);
  expect([status, ...links]).toEqual([200, link, "https://elsewhere.example/"]);
});

test("a path that is no file has no body for HEAD", async () => {
  expect((await get("/nowhere", "HEAD")).page).toBe("");
});

test.each(["/nowhere", "/visit"])("%s may only be read", async (path) => {
  const { status, headers } = await get(path, "POST");
  expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test.each(["/widgets/", "/widgets"])("%s keeps a partner's code in its links", async (path) => {
  expect((await get(`${path}?partner=acme`)).page).toContain('href="/study?partner=acme"');
});

test("a language without a page for partners has the site's own page for it", async () => {
  const { status, page } = await get("/es/widgets/");
  expect([status, page]).toEqual([404, expect.stringContaining("<title>ES Page not found")]);
});

test("the site's policy lets nothing in but its own files", () => {
  const policy = siteHeaders["Content-Security-Policy"];
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*|data:/);
});

test.each([
  ["1", "max-age=86400"],
  ["0", null],
])("with HSTS_DAYS %s a browser gets %s", async (HSTS_DAYS, header) => {
  const { headers } = await new WorkerHarness({ HSTS_DAYS }).get("/nowhere");
  expect(headers.get("Strict-Transport-Security")).toBe(header);
});
