import { beforeEach, describe, expect, test } from "vitest";
import { siteHeaders } from "../../worker/site/site-headers.ts";
import { message, shortAssessment } from "../support/filled.ts";
import { naughtyStrings } from "./support/naughty-strings.ts";
import { sitePages } from "./support/site-pages.ts";
import { formType, query, storedLeads, WorkerHarness } from "./support/worker-harness.ts";

const origin = "https://www.example.com";

let product: WorkerHarness;

beforeEach(() => {
  product = new WorkerHarness({ ASSETS: sitePages });
});

function shownValue(page: string, name: string) {
  const raw = new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(page)?.[1];
  const text = raw ?? new RegExp(`<textarea[^>]*name="${name}"[^>]*>\\n?([^]*?)</textarea>`).exec(page)?.[1];
  const names: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&" };
  return (text ?? "").replace(/&(lt|gt|quot|amp);/g, (_, code: string) => names[code] ?? "");
}

describe("an acceptable form", () => {
  test.each([
    [shortAssessment, "/receipt", "Received: Your form"],
    [{ ...message, language: "fr", page: "/study" }, "/fr/receipt", "Reçu\u00a0: FR Your form"],
  ])("%j is stored and led to its receipt, %s", async (body, path, title) => {
    const { status, headers } = await product.submit(body);
    expect(status).toBe(303);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("access-control-allow-origin")).toBeNull();
    const [lead] = await storedLeads();
    if ("page" in body) expect(lead?.source).toMatchObject({ page: `${origin}/fr/study` });
    const address = String(headers.get("location"));
    expect(address).toContain(`${path}?`);
    const { status: shown, page } = await product.get(address);
    expect(shown).toBe(200);
    expect(page).toContain(`<strong data-text="reference">${lead?.reference}</strong>`);
    expect(page).toContain(`<title>${title}</title>`);
    expect(page).not.toMatch(/No receipt|Not sent|<script|modulepreload/);
  });

  test("sent twice, or by the script too under the same key, is one lead of its client's network", async () => {
    await product.sweep();
    const key = crypto.randomUUID();
    const typed = { ...message, phone: "604 555 0142", phoneCountry: "CA", idempotencyKey: key };
    const once = await product.submit(typed);
    const again = await product.submit({ ...typed, body: message.body.replaceAll("\n", "\r\n") });
    expect(again.headers.get("location")).toBe(once.headers.get("location"));
    await product.accepted(message, { "idempotency-key": key });
    expect(await query("SELECT network_hash FROM notifications WHERE subject = 'lead'")).toEqual([
      { network_hash: expect.stringMatching(/^[\w-]{8}$/) },
    ]);
  });

  test.each([
    ["?utm_source=news", {}, { utm: { utm_source: "news" } }],
    ["?UTM_Source=news", {}, { utm: { utm_source: "news" } }],
    ["?partner=Acme-Settle", {}, { partner: "acme-settle" }],
    ["?partner=acme%20settle", {}, {}],
    ["", { partner: "acme-settle" }, { partner: "acme-settle" }],
  ])(
    "with the query %s of its page and the hidden fields %j has the source %j",
    async (query, typed, source) => {
      const headers = { referer: `${origin}/study${query}`, "accept-language": "fr-CA,fr;q=0.9" };
      const answers = { ...message, ...typed, page: "/study" };
      const refused = await product.submit({ ...answers, body: "" }, headers);
      expect(shownValue(refused.page, "partner")).toBe("partner" in source ? source.partner : "");
      await product.submit(answers, headers);
      const place = { page: `${origin}/study`, locale: "fr-CA" };
      expect(await storedLeads()).toMatchObject([{ state: "accepted", source: { ...place, ...source } }]);
    },
  );

  test("is accepted from a browser that sends only its origin, and is a suspect with a filled honeypot", async () => {
    const body = new URLSearchParams({ ...message, topicCode: "x" }).toString();
    const headers = { "content-type": `${formType["content-type"]};charset=UTF-8`, origin };
    expect((await product.send({ body, headers })).status).toBe(303);
    expect(await storedLeads()).toMatchObject([{ state: "suspect" }]);
  });
});

describe("a refused form", () => {
  test("is shown again with answers in their fields, messages beside them and a summary on top", async () => {
    const answers = { ...message, page: "/study", email: "", body: "A & B\r\n<b>", phoneCountry: "NG" };
    const kept = { phone: "12", idempotencyKey: crypto.randomUUID() };
    const { status, headers, page } = await product.submit({ ...answers, ...kept });
    expect(status).toBe(422);
    for (const [name, value] of Object.entries({ ...siteHeaders, "cache-control": "no-store, no-transform" }))
      expect(headers.get(name)).toBe(value);
    expect(page).not.toMatch(/<script|modulepreload|data-waiting/);
    for (const [name, value] of Object.entries({ ...kept, fullName: message.fullName, body: "A & B\n<b>" }))
      expect([name, shownValue(page, name)]).toEqual([name, value]);
    for (const part of [
      "<title>Not sent yet, please check: Study</title>",
      '<option value="NG" selected="">Nigeria</option>',
      '<a href="#section-email">Please write your e-mail address. If you have none, ',
      '<div class="visa-slot" data-for="email"><p class="visa-error" part="error" role="alert" id="section-email-error">',
    ])
      expect(page).toContain(part);
    expect(page).toMatch(/aria-describedby="section-email-error section-email-hint"[^>]*aria-invalid="true"/);
    expect(page.match(/role="alert"/g)).toHaveLength(2);
  });

  test("keeps the choice of a select, and the answer to a question with a condition", async () => {
    const { page } = await product.submit({ type: "request", status: "Married", spouseAge: "3" });
    expect(page).toContain('<option value="Married" selected="">');
    expect(shownValue(page, "spouseAge")).toBe("3");
  });

  test.each(["/visit", "/nowhere", "//evil.example/", "/api/contact", "https://evil.example/"])(
    "that names %s for its page is shown on a page that has the form",
    async (page) => {
      const answer = await product.submit({ type: "contact", page });
      expect(answer.status).toBe(422);
      expect(answer.page).toContain("please check: Contact us</title>");
    },
  );

  test("contains what was typed as text only", async () => {
    const hostile = [
      ...naughtyStrings,
      '"><script>alert(1)</script>',
      "</textarea><img src=x onerror=alert(1)>",
      "&quot; onfocus=alert(1) autofocus x=&quot;",
      "&lt;&amp;lt;",
      "\n\nfirst lines",
    ].filter((text) => !text.includes("\r"));
    for (const text of hostile) {
      const answers = { type: "contact", fullName: text, body: text, phoneCountry: text };
      const { page } = await product.submit(answers);
      for (const name of ["fullName", "body"]) expect(shownValue(page, name), text).toBe(text.toWellFormed());
      expect(page.replace(/"[^"]*"/g, '""').match(/<(script|img|svg onload)/g), text).toBeNull();
    }
  });
});

/** Firefox before 70 and Presto send neither `Origin` nor `Sec-Fetch-Site` with a form. */
test.each([
  ["its page", { referer: `${origin}/fr/contact-us` }, 303],
  ["its origin", { origin }, 303],
  ["another site's page", { referer: "https://evil.example/?https://x" }, 403],
  ["nothing", {}, 403],
  ["a sandbox's origin on our page", { origin: "null", referer: `${origin}/` }, 403],
])("a form of a browser that names only %s is answered %3$i", async (_, headers, expected) => {
  const { status } = await product.send({
    path: "/api/contact",
    body: new URLSearchParams(message),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
  expect(status).toBe(expected);
});

test("a form without the name of its page is in the language of its `Referer`", async () => {
  const referer = `${origin}/fr/study`;
  const stored = await product.submit(message, { referer });
  expect(stored.headers.get("location")).toMatch(/^\/fr\/receipt\?/);
  expect(await storedLeads()).toMatchObject([{ language: "fr", source: { page: referer } }]);
  const refused = await product.submit({ ...message, email: "" }, { referer });
  expect(refused.page).toContain("à vérifier\u00a0: FR Study</title>");
  for (const [headers, form] of [
    [{ "sec-fetch-site": "cross-site" }, message],
    [{}, { ...message, body: "x".repeat(70_000) }],
  ] as const)
    expect((await product.submit(form, { ...headers, referer })).page).toContain("<title>Pas encore envoyé");
});

describe("a form that is not taken", () => {
  test.each([
    ["another site's", { "sec-fetch-site": "cross-site", origin }],
    ["a neighbour's", { "sec-fetch-site": "same-site", origin }],
  ])("because it is %s is answered 403 with a page that shows no answer", async (_, headers) => {
    const { status, page } = await product.submit({ ...message, fullName: "Zebedee" }, headers);
    expect(status).toBe(403);
    expect(page).toContain("Please open the form on our own site");
    expect(page).toContain("+1 604-555-0142 hello@evermaple.example");
    expect(page).not.toContain("Zebedee");
    expect(await storedLeads()).toEqual([]);
  });

  test("is answered with plain text if the site's pages are missing", async () => {
    const { status, page } = await new WorkerHarness().submit({ type: "contact" });
    expect(status).toBe(422);
    expect(page).toContain("Please write your e-mail address.");
  });
});
