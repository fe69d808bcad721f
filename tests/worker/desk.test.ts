import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { deskFor } from "../../worker/desk/desk.tsx";
import { day } from "../../worker/durations.ts";
import { siteHeaders } from "../../worker/site-headers.ts";
import { fullAssessment, message } from "../support/filled.ts";
import { englishIn, typographyFaults } from "../support/french.ts";
import { rows, WorkerHarness } from "./support/worker-harness.ts";

let harness: WorkerHarness;
const openDesk = deskFor(async () => ({ by: "local" }));

beforeEach(() => {
  harness = new WorkerHarness({ WEBHOOK_URL: "", TIME_ZONE: "America/Halifax" });
});

async function open(path: string) {
  const answer = await openDesk.fetch(new Request(`http://localhost${path}`), harness.env);
  const text = await answer.text();
  const body = text.replace(/<head>.*<\/head>/s, "");
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body,
    references: [...body.matchAll(/<th [^>]*class="id"><a href="\/desk\/([^"]*)">\1</g)].map(
      ([, found]) => found,
    ),
  };
}

async function press(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await openDesk.fetch(
    new Request(`http://localhost${path}`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(fields),
      headers: { "sec-fetch-site": "same-origin", ...headers },
    }),
    harness.env,
  );
  return { status: answer.status, location: answer.headers.get("location") ?? "", text: await answer.text() };
}

let counter = 0;

/** A stored contact message; each is its own. */
async function lead(changes: Record<string, unknown> = {}, headers?: Record<string, string>) {
  counter += 1;
  return harness.accepted(
    { ...message, body: `May I study in Canada? Question ${counter}.`, ...changes },
    headers,
  );
}

async function found(query: string) {
  return (await open(`/desk/?q=${encodeURIComponent(query)}`)).references;
}

describe("the list", () => {
  test("shows who waits, newest first, fifty on a page, in a table whose rows lead to the leads", async () => {
    const references: string[] = [];
    for (let at = 0; at < 55; at += 1) references.push(await lead());
    const times = references.map((reference, at) =>
      env.DB.prepare("UPDATE leads SET received_at = received_at + ?2 WHERE reference = ?1").bind(
        reference,
        at,
      ),
    );
    await env.DB.batch(times);
    const newestFirst = references.toReversed();
    const first = await open("/desk/");
    expect(first.references).toEqual(newestFirst.slice(0, 50));
    expect(first.text).toContain("Page 1 of 2");
    expect((await open("/desk/?page=2")).references).toEqual(newestFirst.slice(50));
    for (const page of ["9", "99999999999999999999"])
      expect((await open(`/desk/?page=${page}`)).references).toEqual([]);
  });

  test("has a tab for each state with its count, and keeps what was asked", async () => {
    const [waiting, contacted, closed, other] = [await lead(), await lead(), await lead(), await lead()];
    const held = await lead({ topicCode: "x" });
    const erased = await lead();
    await press(`/desk/${contacted}`, { action: "contacted" });
    await press(`/desk/${closed}`, { action: "closed" });
    await press(`/desk/${other}`, { action: "spam" });
    await press(`/desk/${erased}`, { action: "erased" });
    const expected = {
      waiting: [waiting],
      contacted: [contacted],
      closed: [closed],
      held: [other, held],
      erasing: [erased],
      all: [waiting, contacted, closed, other, held, erased],
    };
    for (const [state, references] of Object.entries(expected)) {
      const page = await open(`/desk/?state=${state}`);
      expect(new Set(page.references), state).toEqual(new Set(references));
      expect(page.text).toMatch(
        new RegExp(`href="/desk/\\?state=${state}" aria-current="page">[^(]*\\(${references.length}\\)`),
      );
    }
    const searched = await open(`/desk/?q=study&form=contact`);
    expect(searched.text).toContain('href="/desk/?q=study&amp;form=contact&amp;state=closed"');
    expect(searched.references).toHaveLength(6);
  });

  test("erases all that is held in a day, but what came since, and keeps it after all", async () => {
    const spam = [await lead({ topicCode: "x" }), await lead({ topicCode: "x", partner: "p" }), await lead()];
    await press(`/desk/${spam[2]}`, { action: "spam" });
    const genuine = await lead();
    await env.DB.prepare("UPDATE leads SET received_at = received_at - 1000").run();
    const page = await open("/desk/?state=held");
    const shown = /name="shown" value="(\d+)"/.exec(page.body)?.[1] ?? "";
    expect(page.body).toContain("Erase 3 leads in a day");
    const later = await lead({ topicCode: "x" });
    await env.DB.prepare("UPDATE leads SET received_at = ?2 WHERE reference = ?1").bind(later, shown).run();

    expect(await press("/desk/?state=held", { shown })).toMatchObject({
      status: 303,
      location: "/desk/?state=held",
    });
    expect((await open("/desk/?state=held")).references).toEqual([later]);
    expect(new Set((await open("/desk/?state=erasing")).references)).toEqual(new Set(spam));
    expect((await open("/desk/")).references).toEqual([genuine]);
    expect((await open(`/desk/${spam[0]}`)).body).toContain("erasure asked for");
    expect((await env.DB.prepare("SELECT lead FROM notifications").all()).results).toHaveLength(2);

    // Neither the waiting ones nor a page that never was.
    for (const [path, fields] of [
      ["/desk/", { shown }],
      ["/desk/?state=all", { shown }],
      ["/desk/?state=held", {}],
    ] as const)
      await press(path, fields);
    expect((await open("/desk/?state=erasing")).references).toHaveLength(3);

    await press("/desk/?state=erasing", { shown });
    expect(new Set((await open("/desk/?state=held")).references)).toEqual(new Set([...spam, later]));
    expect((await open("/desk/")).text).not.toContain("state=erasing");
    // What nobody was told of is due again, but for what a person has called spam.
    expect((await env.DB.prepare("SELECT lead FROM notifications").all()).results).toHaveLength(4);
  });

  test("does not let an older version wait", async () => {
    const key = { "idempotency-key": crypto.randomUUID() };
    const first = await lead({ body: "Once" }, key);
    const second = await lead({ body: "Once more" }, key);
    await env.DB.prepare("UPDATE leads SET received_at = received_at - 9 WHERE reference = ?1")
      .bind(first)
      .run();
    expect((await open("/desk/")).references).toEqual([second]);
    expect((await open(`/desk/${second}`)).text).toContain(`href="/desk/${first}"`);
  });

  test("filters by form, partner, language, country, day and month on the firm's clock", async () => {
    const one = await lead({ phone: "+2348012345678", source: { partner: "maple-realty" }, language: "fr" });
    const two = await harness.accepted(fullAssessment);
    // 11 p.m. of the last of October in Halifax.
    const late = Date.parse("2026-11-01T02:00:00Z");
    await env.DB.prepare("UPDATE leads SET received_at = ?2 WHERE reference = ?1").bind(one, late).run();
    for (const filter of [
      "form=contact",
      "partner=maple-realty",
      "language=fr",
      "country=NG",
      "day=2026-10-31",
      "day=2026-10",
    ]) {
      expect([filter, (await open(`/desk/?${filter}`)).references]).toEqual([filter, [one]]);
    }
    for (const filter of ["form=request", "day=2026-11", "day=2026-11-20"]) {
      expect([filter, (await open(`/desk/?${filter}`)).references]).toEqual([filter, [two]]);
    }
    for (const nonsense of ["day=yesterday", "page=-3", "state=odd", "day=2026-99"]) {
      expect((await open(`/desk/?${nonsense}`)).references).toHaveLength(2);
    }
  });
});

describe("the search finds", () => {
  test.each([
    ["Nguyễn Thị Ánh", ["nguyen", "NGUYỄN thi", "anh nguyen", "Nguyễn Thị Ánh"]],
    ["Дмитро Ковальчук", ["ковальчук", "ДМИТРО", "коваль"]],
    ["王小明", ["王小明", "小明", "王"]],
    ["محمد الأحمد", ["محمد", "الأحمد"]],
    ["ਗੁਰਪ੍ਰੀਤ ਕੌਰ", ["ਗੁਰਪ੍ਰੀਤ", "ਕੌਰ"]],
    ["Łukasz Großmann-Øster", ["lukasz", "grossmann", "oster", "großmann-øster"]],
    ["İpek Işık", ["ipek", "isik", "işık"]],
    ["Seán O’Brien", ["o'brien", "sean", "O’Brien"]],
  ])("%s as it is typed", async (fullName, queries) => {
    const reference = await lead({ fullName });
    await lead({ fullName: "Somebody Else" });
    for (const query of queries) expect([query, await found(query)]).toEqual([query, [reference]]);
  });

  test.each([
    [
      "+16045550142",
      [
        "6045550142",
        "(604) 555-0142",
        "604.555.0142",
        "1-604-555-0142",
        "+1 604 555 0142",
        "001 604 555 0142",
        "60455501",
      ],
    ],
    [
      "+33612345678",
      ["06 12 34 56 78", "+33 6 12 34 56 78", "0033 6 12 34 56 78", "+33 (0)6 12 34 56 78", "612345678"],
    ],
    ["+79123456789", ["8 (912) 345-67-89", "+7 912 345-67-89", "912 345 67 89"]],
  ])("the number %s in each spelling", async (phone, queries) => {
    const reference = await lead({ phone });
    await lead({ phone: "+442079460958" });
    for (const query of queries) expect([query, await found(query)]).toEqual([query, [reference]]);
  });

  test("address, reference, partner, campaign and words, of which none is an operator", async () => {
    const reference = await lead({
      email: "a.nunez+visa@example.com",
      body: "My sister lives in Halifax; may I join her?",
      source: { partner: "maple-realty", campaign: "spring fair" },
    });
    await lead({ fullName: "Somebody Else", email: "other@example.org" });
    const code = reference.slice(3);
    for (const query of [
      "a.nunez+visa@example.com",
      "nunez",
      reference,
      reference.toLowerCase(),
      code,
      code.replaceAll("0", "o").replaceAll("1", "l"),
      "maple-realty",
      "spring",
      "sister Halifax",
      "hali",
    ])
      expect([query, await found(query)]).toEqual([query, [reference]]);
    for (const query of [
      '"',
      "sister AND",
      "NEAR(",
      "words:x OR",
      "*",
      "(",
      "sister NOT halifax",
      "-",
      "'; DROP TABLE leads",
    ]) {
      expect((await open(`/desk/?q=${encodeURIComponent(query)}`)).status).toBe(200);
    }
  });

  test("a corrected answer, and no longer the one before", async () => {
    const reference = await lead({ email: "wrong@example.com" });
    await press(`/desk/${reference}`, { action: "corrected", field: "email", value: "right@example.com" });
    expect([await found("wrong@example.com"), await found("right@example.com")]).toEqual([[], [reference]]);
  });
});

describe("a lead's page", () => {
  test("shows all that is known, and nothing that a visitor wrote is a link, a style or markup", async () => {
    const reference = await harness.accepted({
      ...fullAssessment,
      firstName: '<b onclick="x">Ana</b>',
      additional: "https://evil.example <script>alert(1)</script>",
      language: "fr",
      source: { page: "https://partner.example/a?utm_source=x", partner: "maple-realty", locale: "pt-BR" },
    });
    await harness.deliver();
    const { text, headers } = await open(`/desk/${reference}`);
    expect(text).not.toMatch(/<script|<b onclick|href="https:\/\/(evil|partner)| style=/);
    for (const part of [
      "Federal Skilled Worker",
      "To ask",
      "maple-realty",
      "in French",
      "Portuguese",
      "Held",
    ]) {
      expect(text).toContain(part);
    }
    expect(headers.get("content-security-policy")).toBe(siteHeaders["Content-Security-Policy"]);
    expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"]);
  });

  test("offers what can be done, does it once, and says when somebody was first", async () => {
    const reference = await lead();
    const pressed = await press(`/desk/${reference}`, { action: "contacted" });
    expect([pressed.status, pressed.location]).toEqual([303, `/desk/${reference}`]);
    const again = await press(`/desk/${reference}`, { action: "contacted" });
    expect([again.status, again.location]).toEqual([303, `/desk/${reference}?said=nothing`]);
    const page = await open(again.location);
    expect(page.text).toContain("somebody was first");
    expect(page.text).toMatch(/contacted, by this machine/);
    expect(page.text).not.toContain('value="contacted"');
    for (const action of ["reopened", "closed", "reopened", "spam", "released", "erased", "restored"]) {
      expect([action, (await press(`/desk/${reference}`, { action })).location]).toEqual([
        action,
        `/desk/${reference}`,
      ]);
    }
    expect(JSON.parse(String((await rows())[0]?.history))).toHaveLength(8);
  });

  test("two people at once: one acts, both see what happened", async () => {
    const reference = await lead();
    const both = await Promise.all([1, 2].map(() => press(`/desk/${reference}`, { action: "closed" })));
    expect(both.map(({ location }) => location).sort()).toEqual([
      `/desk/${reference}`,
      `/desk/${reference}?said=nothing`,
    ]);
  });

  test("keeps notes, and sends the mail again", async () => {
    const reference = await lead();
    await harness.deliver();
    for (const _ of [1, 2])
      await press(`/desk/${reference}`, { action: "noted", note: " Calls back\n<on> Friday " });
    expect((await open(`/desk/${reference}`)).text.match(/Calls back\n&lt;on&gt; Friday/g)).toHaveLength(1);
    expect((await press(`/desk/${reference}`, { action: "resent" })).location).toContain("said=resent");
    expect((await press(`/desk/${reference}`, { action: "resent" })).location).toContain("said=nothing");
    await harness.sweep(60_000);
    expect(harness.mails.map(({ subject }) => subject)).toEqual(
      [1, 2].map(() => `New contact message ${reference}`),
    );
  });

  test("corrects an answer as the form would take it, keeps the old one, and refuses what is none", async () => {
    const reference = await lead();
    const correct = (field: string, value: string) =>
      press(`/desk/${reference}`, { action: "corrected", field, value });
    expect((await correct("phone", "0044 20 7946 0958")).location).toContain("said=corrected");
    expect(JSON.parse(String((await rows())[0]?.answers)).phone).toBe("+442079460958");
    expect((await open(`/desk/${reference}`)).text).toContain("“Phone”: +16045550142 → +442079460958");
    const refused = await correct("email", "nobody at all");
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(/value="nobody at all" aria-invalid="true"/);
    expect(refused.text).toContain('role="alert"');
    expect((await correct("fullName", "")).status).toBe(422);
    expect((await correct("constructor", "x")).location).toContain("said=nothing");
    expect((await correct("phone", "+442079460958")).location).toContain("said=nothing");
  });

  test("a repeat of what was corrected stays the same lead", async () => {
    const key = { "idempotency-key": crypto.randomUUID() };
    const reference = await lead({ body: "Once" }, key);
    await press(`/desk/${reference}`, { action: "corrected", field: "email", value: "right@example.com" });
    expect(await lead({ body: "Once" }, key)).toBe(reference);
    expect(await rows()).toHaveLength(1);
    expect(await found("right@example.com")).toEqual([reference]);
  });

  test("the copy for the person holds every version, as a page and as JSON", async () => {
    const key = { "idempotency-key": crypto.randomUUID() };
    const first = await lead({ body: "Once" }, key);
    const second = await lead({ body: "Once more" }, key);
    const page = await open(`/desk/${first}?as=copy`);
    for (const part of [first, second, "Once more", message.email]) expect(page.text).toContain(part);
    const copy = JSON.parse((await open(`/desk/${second}?as=json`)).text);
    expect(copy.map(({ reference }: { reference: string }) => reference)).toEqual([first, second]);
  });

  test.each([
    "/desk/EM-0000000000",
    "/desk/odd",
    "/desk/EM-0000000000?as=copy",
    "/desk/EM-0000000000?as=json",
  ])("%s answers 404", async (path) => {
    expect((await open(path)).status).toBe(404);
  });
});

test("what comes from another page does nothing", async () => {
  const reference = await lead();
  for (const headers of [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none", origin: "https://evil.example" },
  ] as const) {
    const { status } = await press(`/desk/${reference}`, { action: "closed" }, headers);
    if (headers["sec-fetch-site"] !== "none") expect(status).toBe(403);
  }
  const old = new Request(`http://localhost/desk/${reference}`, {
    method: "POST",
    body: new URLSearchParams({ action: "closed" }),
    headers: { origin: "https://evil.example" },
  });
  expect((await openDesk.fetch(old, harness.env)).status).toBe(403);
});

describe("the export", () => {
  test("holds what the list shows, as a CSV that no spreadsheet runs, on the firm's clock", async () => {
    const reference = await lead({ fullName: '=HYPERLINK("https://x.example")' });
    await press(`/desk/${await lead()}`, { action: "closed" });
    const { text, headers } = await open("/desk/export.csv?state=waiting");
    const [head, line, ...rest] = text.split("\r\n");
    expect(head).toMatch(/^\ufeff?reference,name,received,/);
    expect(line).toContain(`${reference},"'=HYPERLINK(""https://x.example"")",`);
    expect(line).toMatch(/,2026-11-20T05:02:\d\d-04:00,/);
    expect(rest).toEqual([""]);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="leads-.*\.csv"$/);
    const all = JSON.parse((await open("/desk/export.json?state=all")).text);
    expect(all).toHaveLength(2);
    expect(all[0]).toMatchObject({ state: "closed", history: [{ what: "closed", by: "local" }] });
    expect(JSON.parse((await open("/desk/export.json?q=nobody")).text)).toEqual([]);
  });

  test("has each of more leads than one answer of the database holds, once", async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 1100)
       INSERT INTO leads (reference, key_hash, fingerprint, form, answers, source, state, received_at)
       SELECT printf('EM-%010d', i), i, i, 'contact', ?1, '{}', 'accepted', i / 700 FROM n`,
    )
      .bind(JSON.stringify(message))
      .run();
    const all = JSON.parse((await open("/desk/export.json")).text) as { reference: string }[];
    expect([all.length, new Set(all.map(({ reference }) => reference)).size]).toEqual([1101, 1101]);
  });
});

test("the month counts where leads came from, and how long they waited", async () => {
  const reference = await lead({ source: { partner: "maple-realty" } });
  await env.DB.prepare("UPDATE leads SET contacted_at = received_at + 7200000 WHERE reference = ?1")
    .bind(reference)
    .run();
  const { text } = await open("/desk/month?month=2026-11");
  expect(text).toContain("Leads of November 2026");
  for (const part of ["maple-realty", "Canada", "1 of 1", "2 hours"]) expect(text).toContain(part);
  expect(text).toContain('href="/desk/month?month=2026-10"');
  expect((await open("/desk/month?month=2026-99")).status).toBe(200);
  expect((await open("/desk/month?month=2025-11")).text).not.toContain("maple-realty");
});

test("the health page tells how each part works, and takes a dead letter once more when asked", async () => {
  await env.DB.prepare(
    `INSERT INTO dead_letters (id, body, fault, received_at) VALUES ('one', '{"lead":"<b>"}', 'not storable', ${Date.now()})`,
  ).run();
  await harness.sweep();
  const { text } = await open("/desk/health");
  expect(text).toMatch(/Last cron<\/dt><dd[^>]*>[^<]*2026/);
  expect(text).toContain("{&quot;lead&quot;:&quot;&lt;b&gt;&quot;}");
  expect(await press("/desk/health", { replay: "one" })).toMatchObject({
    status: 303,
    location: "/desk/health",
  });
  expect((await rows("dead_letters"))[0]?.replay_at).not.toBeNull();
  expect((await open("/desk/health")).text).toContain("is taken once more");
});

test("a database that does not answer is told as that", async () => {
  Object.assign(harness.env, {
    DB: {
      prepare: () => {
        throw new Error("D1_ERROR: down");
      },
    },
  });
  expect((await open("/desk/")).status).toBe(503);
});

test("in French nothing is English but what a visitor wrote", async () => {
  Object.assign(harness.env, { DESK_LANGUAGE: "fr" });
  const reference = await harness.accepted(fullAssessment);
  await harness.deliver();
  await press(`/desk/${reference}`, { action: "contacted" });
  await env.DB.prepare(
    `INSERT INTO dead_letters (id, body, fault, received_at) VALUES ('un', '{}', '-', 0)`,
  ).run();
  for (const path of [
    "/desk/",
    `/desk/${reference}`,
    `/desk/${reference}?correct=email`,
    "/desk/month",
    "/desk/health",
  ]) {
    const { text } = await open(path);
    expect(text).toContain('<html lang="fr-CA">');
    const shown = text
      .replace(/^.*<body>/s, "")
      .replace(/<dd.*?<\/dd>|<bdi.*?<\/bdi>|<option.*?<\/option>/gs, "")
      .replace(/<[^>]*>/g, "\n")
      .replaceAll("&#39;", "'")
      // What the mailer answered.
      .replace(/: sent\n/, "\n");
    for (const line of shown.split("\n").map((one: string) => one.replace(/EM-\w+/g, "X"))) {
      expect(englishIn(line), line).toEqual([]);
      expect(typographyFaults(line), line).toEqual([]);
    }
  }
});

test("what was asked to be erased stands in no list of those who wait", async () => {
  const reference = await lead();
  await press(`/desk/${reference}`, { action: "erased" });
  expect((await open("/desk/")).references).toEqual([]);
  expect((await open(`/desk/${reference}`)).text).toMatch(/for good on .*Nov.*21/);
  await harness.sweep(day + 60_000);
  expect((await open(`/desk/${reference}`)).status).toBe(404);
});

test("mails lead to the desk where there is one, each to what it speaks of, and nowhere else", async () => {
  const settings = { ACCESS_TEAM_DOMAIN: "firm.cloudflareaccess.com", ACCESS_AUD: "tag", MAIL_PER_HOUR: "1" };
  Object.assign(harness.env, settings);
  const reference = await lead();
  await harness.deliver();
  const linksOf = (html = "") => html.match(/https:\/\/www\.example\.com\/desk\/(?!EM-\w+\/)[^"]*/g);
  expect(linksOf(harness.mails[0]?.html)).toEqual([`https://www.example.com/desk/${reference}`]);
  expect(harness.mails[0]?.text).toContain(`https://www.example.com/desk/${reference}\n`);
  await lead();
  await harness.sweep(60_000);
  expect(linksOf(harness.mails[1]?.html)?.at(-1)).toBe("https://www.example.com/desk/?state=waiting");
  Object.assign(harness.env, { ACCESS_AUD: "", MAIL_PER_HOUR: "9" });
  await lead();
  await harness.sweep(120_000);
  expect(harness.mails).toHaveLength(3);
  expect(linksOf(harness.mails[2]?.html)).toBeNull();
});
