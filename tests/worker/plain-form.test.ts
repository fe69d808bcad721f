import naughtyStrings from "big-list-of-naughty-strings/blns.json";
import { describe, expect, test } from "vitest";
import type { Env } from "../../worker/env.ts";
import { siteHeaders } from "../../worker/site-headers.ts";
import { message, shortAssessment } from "../support/filled.ts";
import { sitePages } from "./support/site-pages.ts";
import { rows, WorkerHarness } from "./support/worker-harness.ts";

const origin = "https://www.example.com";
type Fields = Readonly<Record<string, string | number>>;

function harness(changes: Partial<Env> = {}) {
  return new WorkerHarness({ ASSETS: sitePages, ...changes });
}

/** Posts a form on a product of its own, or on the one that is given. */
function submit(fields: Fields, headers: Readonly<Record<string, string>> = {}, product = harness()) {
  return product.submit(fields, headers);
}

/** The value that a control of the page has, read as a browser reads it. */
async function shownValue(page: string, name: string): Promise<string> {
  const raw = new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(page)?.[1];
  const text = raw ?? new RegExp(`<textarea[^>]*name="${name}"[^>]*>\\n?([^]*?)</textarea>`).exec(page)?.[1];
  return decoded(text ?? "");
}

function decoded(html: string): string {
  const names: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&" };
  return html.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => names[name] ?? "");
}

describe("an acceptable form", () => {
  test("counts in its client's share of the day's single mails, as one sent by a script does", async () => {
    const product = harness({ DAILY_MAIL_HOUR: "", MAIL_PER_HOUR: "1000" });
    await product.sweep();
    const client = { "CF-Connecting-IP": "203.0.113.9" };
    for (let at = 0; at < 24; at += 1) {
      const { status } = await submit({ ...message, body: `Question ${at}` }, client, product);
      expect(status).toBe(303);
    }
    await product.deliver();
    expect(product.mails.filter(({ subject }) => subject.startsWith("New "))).toHaveLength(8);
  });

  test.each([message, shortAssessment])("of type $type is stored and led to its receipt", async (body) => {
    const product = harness();
    const { status, headers } = await submit(body, {}, product);
    expect(status).toBe(303);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("access-control-allow-origin")).toBeNull();
    const [lead] = await rows();
    const receipt = await product.send({ path: String(headers.get("location")), method: "GET" });
    expect(receipt.status).toBe(200);
    expect(receipt.headers.get("referrer-policy")).toBe("no-referrer");
    expect(receipt.headers.get("x-robots-tag")).toBe("noindex");
    const page = await receipt.text();
    expect(page).toContain(`<strong data-text="reference">${lead?.reference}</strong>`);
    expect(page).toContain("<title>Received: Your form</title>");
    expect(page).not.toMatch(/No receipt|Not sent|<script|modulepreload/);
  });

  test("sent twice, or by the script too under the same key, is one lead", async () => {
    const product = harness();
    const once = await submit(message, {}, product);
    const again = await submit({ ...message, body: message.body.replaceAll("\n", "\r\n") }, {}, product);
    expect(again.headers.get("location")).toBe(once.headers.get("location"));
    expect(await rows()).toHaveLength(1);

    const other = { ...message, body: "Another question" };
    const key = crypto.randomUUID();
    await submit({ ...other, phone: "604 555 0142", phoneCountry: "CA", idempotencyKey: key }, {}, product);
    await product.accepted(other, { "Idempotency-Key": key });
    expect(await rows()).toHaveLength(2);
  });

  test("keeps what the browser tells of its place, and is no suspect for what it cannot tell", async () => {
    const headers = { referer: `${origin}/study?utm_source=news`, "accept-language": "fr-CA,fr;q=0.9" };
    await submit({ ...message, page: "/study" }, headers);
    const [lead] = await rows();
    expect(JSON.parse(String(lead?.source))).toEqual({
      page: `${origin}/study`,
      locale: "fr-CA",
      utm: { utm_source: "news" },
    });
    expect(lead?.state).toBe("accepted");
  });

  test("whose honeypot is filled in is a suspect", async () => {
    expect((await submit({ ...message, topicCode: "x" })).status).toBe(303);
    expect((await rows())[0]?.state).toBe("suspect");
  });

  test("is taken from a browser that tells its origin alone", async () => {
    expect((await submit(message, { "sec-fetch-site": "", origin })).status).toBe(403);
    const only = { "content-type": "application/x-www-form-urlencoded;charset=UTF-8", origin };
    const answer = await harness().send({ body: new URLSearchParams(message).toString(), headers: only });
    expect(answer.status).toBe(303);
  });
});

test("a receipt cannot be given without a secret, and the lead is stored all the same", async () => {
  const { headers } = await submit(message, {}, harness({ LINK_SECRET: "" }));
  expect(headers.get("location")).toBe("/receipt");
  expect(await rows()).toHaveLength(1);
});

describe("a refused form", () => {
  test("is answered with its own page: answers in their fields, messages beside them, a summary on top", async () => {
    const answers = { ...message, page: "/study", email: "", body: "A & B\r\n<b>", phoneCountry: "NG" };
    const { status, headers, page } = await submit({
      ...answers,
      phone: "12",
      idempotencyKey: "5b0b6d0e-6f2a-4c1e-9d3b-2a7c8e9f0a1b",
    });
    expect(status).toBe(422);
    for (const [name, value] of Object.entries(siteHeaders)) expect(headers.get(name)).toBe(value);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(page).toContain("<title>Not sent yet, please check: Study</title>");
    expect(page).not.toMatch(/<script|modulepreload|data-waiting/);
    expect(await shownValue(page, "fullName")).toBe(message.fullName);
    expect(await shownValue(page, "phone")).toBe("12");
    expect(await shownValue(page, "body")).toBe("A & B\n<b>");
    expect(await shownValue(page, "idempotencyKey")).toBe("5b0b6d0e-6f2a-4c1e-9d3b-2a7c8e9f0a1b");
    expect(page).toContain('<option value="NG" selected="">Nigeria</option>');
    expect(page).toContain('<a href="#section-email">Please write your e-mail address.</a>');
    expect(page).toMatch(
      /id="section-email"[^>]*aria-describedby="section-email-error section-email-hint"[^>]*aria-invalid="true"/,
    );
    expect(page.match(/role="alert"/g)).toHaveLength(2);
    expect(page).toMatch(/<div class="visa-slot"><p [^>]*role="alert" id="section-email-error">Please write/);
    expect(await rows()).toEqual([]);
  });

  test("keeps the choice of a select, and what was said to a question with a condition", async () => {
    const { page } = await submit({ type: "request", status: "Married", spouseAge: "3" });
    expect(page).toContain('<option value="Married" selected="">');
    expect(page.match(/ selected=""/g)).toHaveLength(2);
    expect(await shownValue(page, "spouseAge")).toBe("3");
    expect(page).toContain('id="assessment-spouseAge-error"');
  });

  test("says above the submit button what no field is meant by", async () => {
    const { page } = await submit({ ...message, type: "nothing" });
    expect(page).toMatch(
      /<p class="visa-notice"[^>]*role="alert"[^>]*>Please send this form[^<]*<\/p><div class="visa-actions">/,
    );
  });

  test.each(["/visit", "/nowhere", "//evil.example/", "/api/contact", "https://evil.example/", "/../x"])(
    "that names %s for its page is shown on a page that has the form",
    async (page) => {
      const answer = await submit({ type: "contact", page });
      expect(answer.status).toBe(422);
      expect(answer.page).toContain("please check: Contact us</title>");
    },
  );

  test("holds whatever was typed as text alone", async () => {
    const hostile = [
      ...(naughtyStrings as string[]),
      '"><script>alert(1)</script>',
      "</textarea><img src=x onerror=alert(1)>",
      "&quot; onfocus=alert(1) autofocus x=&quot;",
      "&lt;&amp;lt;",
      "\n\nfirst lines",
    ].filter((text) => /[<>&"\n]/.test(text) && !text.includes("\r"));
    const product = harness();
    for (const text of hostile) {
      const { page } = await submit(
        { type: "contact", fullName: text, body: text, phoneCountry: text },
        {},
        product,
      );
      expect(await shownValue(page, "fullName"), text).toBe(text.toWellFormed());
      expect(await shownValue(page, "body"), text).toBe(text.toWellFormed());
      expect(page.replace(/"[^"]*"/g, '""').match(/<(script|img|svg onload)/g), text).toBeNull();
    }
  });
});

describe("a form that is not taken", () => {
  test.each([
    ["another site's", { "sec-fetch-site": "cross-site", origin }],
    ["a neighbour's", { "sec-fetch-site": "same-site", origin }],
    ["nobody's", { "sec-fetch-site": "none" }],
  ])("because it is %s is answered 403 with a page that shows no answer", async (_, headers) => {
    const { status, page } = await submit({ ...message, fullName: "Zebedee" }, headers);
    expect(status).toBe(403);
    expect(page).toContain("Please open the form on our own site");
    expect(page).toContain("+1 604-555-0142 hello@evermaple.example");
    expect(page).not.toContain("Zebedee");
    expect(await rows()).toEqual([]);
  });

  test("is answered in words where the site's pages are missing", async () => {
    const { status, page } = await submit({ type: "contact" }, {}, new WorkerHarness());
    expect(status).toBe(422);
    expect(page).toContain("Please write your e-mail address.");
  });
});
