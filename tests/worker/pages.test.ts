import { expect, test } from "vitest";
import { firm } from "#content/firm/firm.ts";
import { languageCodes, languages, pathIn } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { siteHeaders } from "../../worker/site/site-headers.ts";
import { message } from "../support/filled.ts";
import { DeskHarness } from "./support/desk-harness.ts";
import { sitePages } from "./support/site-pages.ts";
import { databaseDown, limitReached, queueDown, WorkerHarness } from "./support/worker-harness.ts";

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

const failing = (fetch: () => Promise<Response>) => ({ ASSETS: { fetch } as unknown as Fetcher });
const unreadable = failing(async () => {
  throw new Error("E_BUILD: of ana@example.com");
});
const broken = failing(async () => new Response("Internal", { status: 500 }));

/** What a visitor reads, and where they can call or write. */
function expectPlainPage(
  answer: Awaited<ReturnType<typeof get>>,
  status: number,
  ...texts: readonly string[]
) {
  const { headers, page } = answer;
  expect([answer.status, headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
  expect(headers.get("cache-control")).toContain("no-store");
  const policy = "Content-Security-Policy";
  expect(headers.get(policy)).toBe(siteHeaders[policy] ?? "");
  for (const text of [...texts, `href="${firm.phoneHref}"`, firm.phone, `href="mailto:${firm.email}"`])
    expect(page).toContain(text);
  expect(page).not.toMatch(/Internal|E_BUILD|ana@|[{}]/);
}

test.each(languageCodes)("a page in '%s' that fails is one to read, with phone and address", async (code) => {
  const { tag } = languages[code];
  const texts = [`<html lang="${tag}"`, wordsIn[code].refusals.pageFailed];
  for (const path of ["/", "/visit", "/VISIT/"])
    for (const changes of [unreadable, broken])
      expectPlainPage(await new WorkerHarness(changes).get(pathIn(code, path)), 500, ...texts);
  expect(texts[1]).not.toBe(code === "en" ? "" : wordsIn.en.refusals.pageFailed);
});

test("the numbers of a partner that cannot be read are such a page, and so is one opened too often", async () => {
  const texts = [wordsIn.fr.refusals.pageFailed];
  const desk = new DeskHarness();
  await desk.press("links", { action: "open", partner: "acme" });
  const [, path = ""] = /(\/partners\/[^"<\s]*)/.exec(await desk.text("links")) ?? [];
  desk.replaceDatabase(databaseDown.DB);
  expectPlainPage(await desk.get(`/fr${path}`), 500, ...texts);
  const limited = new WorkerHarness({ LIMITER: limitReached });
  expectPlainPage(await limited.get("/fr/partners/acme/x"), 429, ...texts);
});

test("a form without scripts is answered with a page to read where the site's own cannot be", async () => {
  const changes = { ...unreadable, ...databaseDown, ...queueDown };
  for (const [referer, code] of [
    ["/fr/study", "fr"],
    ["/es", "es"],
  ] as const) {
    const headers = { referer: `https://www.example.com${referer}` };
    const answer = await new WorkerHarness(changes).submit({ ...message, language: code }, headers);
    expectPlainPage(answer, 503, wordsIn[code].refusals.reasons.notStored);
  }
});

test("a receipt whose page cannot be read keeps the status of the lead, as HTML", async () => {
  const receipt = String((await new WorkerHarness().post(message)).reply.receipt);
  const answer = await new WorkerHarness(unreadable).get(`/fr${receipt}`);
  expectPlainPage(answer, 200, wordsIn.fr.refusals.pageFailed, `<dt>${wordsIn.fr.followUp.arrived}</dt>`);
  expect(answer.page).toContain(new URLSearchParams(receipt.split("?")[1]).get("reference"));
  const unproven = await new WorkerHarness(unreadable).get("/fr/receipt");
  expectPlainPage(unproven, 404, wordsIn.fr.refusals.pageFailed);
});

test("a path that is no page is such a page too, where the site's own for it is missing", async () => {
  const missing = failing(async () => new Response(null, { status: 404 }));
  const answer = await new WorkerHarness(missing).get("/fr/nowhere");
  expectPlainPage(answer, 404, '<html lang="fr-CA"', wordsIn.fr.refusals.pageFailed);
});

test("an answer that fails requires TLS like any other", async () => {
  const { status, headers } = await new WorkerHarness(unreadable).get("/visit");
  expect([status, headers.get("Strict-Transport-Security")]).toEqual([500, "max-age=63072000"]);
});

test("a call of the API that fails is answered with JSON", async () => {
  const { status, headers, page } = await new WorkerHarness({ ...unreadable, ...databaseDown }).get(
    "/api/none",
  );
  expect([status, headers.get("content-type")]).toEqual([404, "application/json"]);
  expect(JSON.parse(page)).toMatchObject({ error: { param: "form" } });
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
