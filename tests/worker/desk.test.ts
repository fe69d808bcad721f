import { beforeEach, describe, expect, test } from "vitest";
import { siteHeaders } from "../../worker/site/site-headers.ts";
import { fullAssessment, message } from "../support/filled.ts";
import { englishIn, typographyFaults } from "../support/language-rules.ts";
import { DeskHarness } from "./support/desk-harness.ts";
import { storedReference, storeLeads } from "./support/store-leads.ts";
import { databaseDown, newKey, query, rows, storedLeads } from "./support/worker-harness.ts";

let desk: DeskHarness;

beforeEach(() => {
  desk = new DeskHarness({ TIME_ZONE: "America/Halifax" });
});

describe("the list", () => {
  test("shows who waits, the longest first, fifty on a page, in a table whose rows lead to the leads", async () => {
    await storeLeads(52);
    const first = await desk.open("");
    expect(first.references).toEqual(Array.from({ length: 50 }, (_, at) => storedReference(at + 1)));
    expect(first.text).toContain("Page 1 of 2");
    expect(await desk.list("?page=2")).toEqual([storedReference(51), storedReference(52)]);
    expect(await desk.list("?page=99999999999999999999")).toEqual([]);
  });

  test("has a tab for each state with its count, and keeps the query", async () => {
    const [waiting, contacted, closed, spam, erasing] = await desk.leads(5);
    const held = await desk.lead({ topicCode: "x" });
    for (const [action, reference] of Object.entries({ contacted, closed, spam, erased: erasing }))
      await desk.step(reference, action);
    const single = { waiting, contacted, closed, held, spam, erasing };
    for (const [state, lead] of Object.entries({ ...single, all: undefined })) {
      const page = await desk.open(`?state=${state}`);
      const leads = lead === undefined ? Object.values(single) : [lead];
      expect(new Set(page.references), state).toEqual(new Set(leads));
      const tab = `href="/desk/\\?state=${state}" aria-current="page">[^<]*<b>${leads.length}</b>`;
      expect(page.text).toMatch(new RegExp(tab));
    }
    const searched = await desk.open("?q=question&form=contact");
    expect(searched.text).toContain('href="/desk/?q=question&amp;form=contact&amp;state=closed"');
    expect(searched.references).toHaveLength(6);
  });

  test("does something with all of a view, except later leads, and undoes it", async () => {
    const spam = [await desk.lead({ topicCode: "x" }), await desk.lead({ topicCode: "x" })];
    const genuine = await desk.lead();
    await query("UPDATE leads SET received_at = received_at - 1000");
    const page = await desk.text("?state=held");
    expect(page).toContain("Erase 2 leads in a day");
    const shown = /name="shown" value="(\d+)"/.exec(page)?.[1] ?? "";
    const later = await desk.lead({ topicCode: "x" });
    await desk.set(later, `received_at = ${shown}`);

    const { location } = await desk.press("?state=held", { shown, all: "erased" });
    expect((await desk.open(location)).title).toMatch(/^Will be erased in a day: 2 leads/);
    expect(await desk.list("?state=held")).toEqual([later]);
    expect(new Set(await desk.list("?state=erasing"))).toEqual(new Set(spam));
    expect(await desk.list()).toEqual([genuine]);

    // Possible people only if the list is filtered, and never a page that was not shown.
    for (const [path, fields] of [
      ["/desk/", { shown, all: "spam" }],
      ["/desk/?state=all", { shown, all: "erased" }],
      ["/desk/?state=held", { all: "erased" }],
    ] as const)
      expect(await desk.press(path, fields)).toMatchObject({ done: "nothing" });

    await desk.press("?state=erasing", { shown, all: "restored" });
    expect(await desk.list("?state=held")).toHaveLength(3);
    expect(await desk.text("")).not.toContain("state=erasing");

    const soon = String(Date.now() + 1000);
    await desk.press("?q=question", { shown: soon, all: "spam" });
    expect(await desk.list()).toEqual([]);
    // Nobody is notified of confirmed spam.
    expect((await rows("notifications")).map(({ lead }) => lead)).not.toContain(genuine);
    await desk.press("?q=question&state=spam", { shown: soon, all: "released" });
    expect(await desk.list()).toHaveLength(4);
  });

  test("filters by what leads have, offered in lists, and by day and month on the firm's clock", async () => {
    const source = { partner: "maple-realty" };
    const one = await desk.lead({ phone: "+2348012345678", source, language: "fr" });
    const two = await desk.accepted(fullAssessment);
    // 11 p.m. of the last of October in Halifax.
    await desk.set(one, `received_at = ${Date.parse("2026-11-01T02:00:00Z")}`);
    const found = {
      [one]: "form=contact partner=maple-realty language=fr country=NG day=2026-10-31 day=2026-10",
      [two]: "form=request day=2026-11 day=2026-11-20",
    };
    for (const [reference, filters] of Object.entries(found))
      for (const filter of filters.split(" "))
        expect([filter, await desk.list(`?${filter}`)]).toEqual([filter, [reference]]);
    expect(await desk.text("")).toMatch(/id="country".*NG.*id="partner".*maple-realty/s);
    // Links that the desk has made, and at most twenty of what anybody can make up.
    await desk.press("links", { action: "open", partner: "settled-in" });
    for (let at = 10; at < 40; at += 1) await desk.lead({ source: { partner: `zz-${at}` } });
    const offered = (text: string, id: string) =>
      (text.match(new RegExp(`id="${id}".*?</(select|datalist)>`, "s"))?.[0].match(/value="[a-z]/g) ?? [])
        .length;
    const list = await desk.text("");
    expect(list).toMatch(/id="partner".*"settled-in"/s);
    expect(offered(list, "partner")).toBe(21);
    expect(offered(await desk.text("links"), "codes")).toBe(21);
    await query("DELETE FROM leads WHERE partner LIKE 'zz-%'");
    for (const nonsense of ["day=yesterday", "page=-3", "state=odd", "day=2026-99"]) {
      expect(await desk.list(`?${nonsense}`)).toHaveLength(2);
    }
  });
});

describe("the search finds", () => {
  test.each<[string, ...string[]]>([
    ["Nguyễn Thị Đào", "nguyen dao", "NGUYỄN thi", "đào"],
    ["王小明", "王小明", "小明", "王"],
    ["ਗੁਰਪ੍ਰੀਤ ਕੌਰ", "ਗੁਰਪ੍ਰੀਤ", "ਕੌਰ"],
    ["Łukasz Großmann-Øster", "lukasz", "grossmann", "oster", "großmann-øster"],
    ["İpek Işık", "ipek", "isik", "işık"],
    ["+33612345678", "06 12 34 56 78", "0033 6 12 34 56 78", "+33 (0)6 12 34 56 78"],
    ["+79123456789", "8 (912) 345-67-89", "+7 912 345-67-89", "912 345 67 89"],
    ["+16045550142", "6045550142", "(604) 555-0142", "1-604-555-0142", "60455501", "555-0142"],
    // As it is copied from a link, a chat or a card, or typed with digits of another script.
    ["+16045550142", "tel:+1-604-555-0142", "WhatsApp +16045550142", "https://wa.me/16045550142"],
    ["+16045550142", "sip:+16045550142@voip.example.net", "sips:+1-604-555-0142@voip.example.net"],
    ["+16045550142", "sms:+16045550142", "٦٠٤٥٥٥٠١٤٢", "۶۰۴ ۵۵۵ ۰۱۴۲"],
    ["+16045550142 ext. 12", "+1 604 555 0142 ext. 12", "Tel. (604) 555-0142 poste 12"],
    // One name on keyboards of Arabic, Persian and Urdu, with and without joiner, and in one word or two.
    ["علي كريمي", "علی کریمی", "كريمي", "عـلي", "علیکریمی"],
    ["علی\u200cرضا", "علیرضا", "علی رضا", "علي\u200cرضا"],
    ["علیرضا", "علی\u200cرضا", "علی رضا"],
    ["فاطمة أحمد", "فاطمه", "فاطمۃ", "احمد", "ٱحمد"],
    // One apostrophe, of six, or none.
    ["Мар\u02bcяна", "Мар'яна", "Мар’яна", "Мар`яна", "Маряна"],
    ["Seán O\u2019Brien", "O\u02bcBrien", "OBrien", "o'brien", "sean"],
    // Variants of Cyrillic letters, and Latin ones of the same look.
    ["Ґалаґан Фёдор", "галаган", "федор", "Ґалаґан"],
    ["Iрина Ковач", "Ірина", "ірина ковач"],
    ['Мар"яна', "Мар'яна", "маряна"],
    ["Марьяна Сергій", "Мар'яна", "Сергий"],
    ["Сергей Эль", "Сергєй", "ель"],
    // Hyphens as text programs write them, and names in one word, two or three.
    ["Jean-Pierre Tremblay", "jeanpierre", "Jean Pierre", "jean‑pierre", "jean–pierre"],
    ["Rosa de los Reyes", "delosreyes", "delos reyes", "Reyes Rosa"],
    ["Rosa Delosreyes", "de los reyes", "delos reyes"],
    // Traditional and simplified letters, and a hamza that many leave out.
    ["劉德華", "刘德华", "劉德華"],
    ["هيفا علاء", "هيفاء", "علا"],
    // What was dialled before a number.
    ["+525512345678", "+52 1 55 1234 5678", "044 55 1234 5678", "5215512345678"],
    ["+5511987654321", "0 11 98765 4321", "(11) 98765-4321"],
    ["+989121234567", "98 0912 123 4567", "۰۹۱۲ ۱۲۳ ۴۵۶۷"],
    ["+380441234567", "8 044 123 45 67", "044 123-45-67"],
  ])("%s as it is typed", async (person, ...queries) => {
    const reference = await desk.lead(person.startsWith("+") ? { phone: person } : { fullName: person });
    await desk.lead({ fullName: "Somebody Else", phone: "+442079460958" });
    for (const query of queries) expect([query, await desk.found(query)]).toEqual([query, [reference]]);
  });

  test("a number as it was typed with its unit, and one name once", async () => {
    const names = { firstName: "Sukarno", lastName: "sukarno" };
    const reference = await desk.accepted({
      ...fullAssessment,
      ...names,
      age: "47岁",
      dependentAge: "4 taon, 9 taon",
    });
    await desk.accepted({ ...fullAssessment, age: 36, spouseAge: 38, email: "other@example.org" });
    for (const query of ["47岁", "47 años", "۴۷ سال", "4 taon, 9 taon"])
      expect([query, await desk.found(query)]).toEqual([query, [reference]]);
    expect(await desk.text(reference)).not.toMatch(/sukarno sukarno/i);
  });

  test("address, reference, partner, campaign and words, of which none is an operator", async () => {
    const reference = await desk.lead({
      email: "a.nunez+visa@example.com",
      phone: "+2348012345678",
      language: "fr",
      body: "My sister lives in Halifax; may I join her?",
      source: { partner: "maple-realty", campaign: "spring fair" },
    });
    await desk.lead({ fullName: "Somebody Else", email: "other@example.org" });
    const code = reference.slice(3);
    for (const query of [
      "a.nunez+visa@example.com",
      "nunez",
      reference.toLowerCase(),
      code.replaceAll("0", "o").replaceAll("1", "l"),
      "maple-realty",
      "spring",
      "sister hali",
      "mailto:a.nunez+visa@example.com",
      "mailto:a.nunez+visa@example.com?subject=Your%20message&body=Hello",
      "sip:a.nunez+visa@example.com",
      `New contact message ${reference}`,
      `https://www.example.com/desk/${reference}`,
    ])
      expect([query, await desk.found(query)]).toEqual([query, [reference]]);
    const operators = ['"', "sister AND", "NEAR(", "words:x OR", "*", "(", "sister NOT halifax", "-"];
    for (const query of [...operators, "'; DROP TABLE leads"]) {
      expect((await desk.open(`?q=${encodeURIComponent(query)}`)).status).toBe(200);
    }
  });
});

describe("a lead's page", () => {
  test("shows all that is known, and nothing that a visitor wrote is a link, a style or markup", async () => {
    const reference = await desk.accepted({
      ...fullAssessment,
      firstName: '<b onclick="x">Ana</b>',
      additional: "https://evil.example <script>alert(1)</script>",
      language: "fr",
      source: { page: "https://partner.example/a?utm_source=x", partner: "maple-realty", locale: "pt-BR" },
    });
    await desk.deliver();
    const { text, headers } = await desk.open(reference);
    expect(text).not.toMatch(/<script|<b onclick|href="https:\/\/(evil|partner)| style=/);
    const known = ["Federal Skilled Worker", "To ask", "maple-realty", "in French", "Portuguese", "Held"];
    for (const part of known) expect(text).toContain(part);
    // A press after the end of a sign-in is redirected to Access, and on to its identity provider.
    const policy = String(siteHeaders["Content-Security-Policy"]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-security-policy": policy.replace("form-action 'self'", "$& https:"),
      "cache-control": "no-store, no-transform",
      "x-robots-tag": "noindex",
    });
  });

  test("keeps notes, and sends the mail again", async () => {
    const reference = await desk.delivered();
    for (const _ of [1, 2]) await desk.step(reference, "noted", { note: " Calls back\n<on> Friday " });
    expect((await desk.text(reference)).split("Calls back\n&lt;on&gt; Friday")).toHaveLength(2);
    for (const done of ["resent", "nothing"])
      expect(await desk.step(reference, "resent")).toMatchObject({ done });
    await desk.sweep(60_000);
    expect(desk.subjects).toEqual([1, 2].map(() => `New contact message ${reference}`));
  });

  test("corrects an answer as the form would take it, keeps the old one, and refuses what is none", async () => {
    const reference = await desk.lead();
    const correct = (field: string, value: string) => desk.step(reference, "corrected", { field, value });
    expect((await correct("phone", "0044 20 7946 0958")).done).toBe("corrected");
    expect(await desk.text(reference)).toContain("“Phone”: +16045550142 → +442079460958");
    for (const [field, typed, refusal] of [
      ["email", "nobody", 'aria-describedby="value-refusal" aria-invalid="true" value="nobody"'],
      ["phone", "+44 12345", "too short for United Kingdom (+44)"],
    ] as const)
      expect(await correct(field, typed)).toMatchObject({
        status: 422,
        text: expect.stringContaining(refusal),
      });
    expect((await correct("constructor", "x")).done).toBe("nothing");
    expect((await correct("phone", "+442079460958")).done).toBe("nothing");
  });

  test("country, deadline, person and words follow a correction, and a repeat of what was sent finds it", async () => {
    const key = newKey();
    const sent = { body: "I am in Canada until December 15." };
    const reference = await desk.lead(sent, key);
    for (const [field, value] of Object.entries({
      body: "I am in Canada until December 10.",
      phone: "+442079460958",
      email: "right@example.com",
    }))
      await desk.step(reference, "corrected", { field, value });
    expect(await desk.row(reference)).toMatchObject({ country: "GB", deadline: "2026-12-10" });
    expect(await desk.found("right@example.com")).toEqual([reference]);
    expect(await desk.found(message.email)).toEqual([]);
    expect(await desk.lead(sent, key)).toBe(reference);
    expect(await storedLeads()).toHaveLength(1);
  });

  test("the copy for the person has every version, as a page with the firm's letterhead and as JSON", async () => {
    const key = newKey();
    const [first, second] = [await desk.lead({}, key), await desk.lead({ body: "Once more" }, key)];
    const page = await desk.text(`${first}?as=copy`);
    for (const part of [first, second, "Once more", message.email, '<address class="letterhead"', "R000000"])
      expect(page).toContain(part);
    const copy = JSON.parse(await desk.text(`${second}?as=json`));
    expect(copy).toMatchObject([{ reference: first }, { reference: second }]);
  });

  test.each(["EM-0000000000", "odd", "funnel", "EM-0000000000.vcf"])("%s answers 404", async (path) => {
    expect((await desk.open(path)).status).toBe(404);
  });
});

describe("only a person reads", () => {
  test.each([
    ["Chrome’s address bar", "GET", { "sec-purpose": "prefetch;prerender" }, 503],
    ["a prefetch", "GET", { "sec-purpose": "prefetch" }, 503],
    ["Safari’s preview", "GET", { "x-purpose": "preview" }, 503],
    ["an older Chromium", "GET", { purpose: "prefetch" }, 503],
    ["an older Firefox", "GET", { "x-moz": "prefetch" }, 503],
    ["a check of the link", "HEAD", {}, 200],
  ])("%s does not mark a lead as read, and shows nothing of it", async (_, method, headers, status) => {
    const reference = await desk.lead();
    expect(await desk.open(reference, headers, method)).toMatchObject({ status, text: "" });
    expect(await desk.row(reference)).toMatchObject({ read_at: null, opened: null });
    await desk.open(reference);
    expect(await desk.row(reference)).toMatchObject({ read_at: expect.any(Number) });
  });
});

test("what comes from another page does nothing", async () => {
  const reference = await desk.lead();
  for (const headers of [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    // Browsers before 2023.
    { origin: "https://evil.example" },
  ])
    expect((await desk.press(reference, { action: "closed" }, headers)).status).toBe(403);
});

describe("the export", () => {
  test("contains what the list shows, as a CSV that no spreadsheet runs, on the firm's clock", async () => {
    const reference = await desk.lead({ fullName: '=HYPERLINK("A\u202eB")' });
    await desk.step(await desk.lead(), "closed");
    const { text, headers } = await desk.open("export.csv?state=waiting");
    expect(text.split("\r\n")).toEqual([
      expect.stringMatching(/^\ufeff?reference,name,received,/),
      expect.stringContaining(`${reference},"'=HYPERLINK(""A[U+202E]B"")",2026-11-20T05:02:`),
      "",
    ]);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="leads-.*\.csv"$/);
    expect(JSON.parse(await desk.text("export.json?q=nobody"))).toEqual([]);
    Object.assign(desk.env, { DESK_LANGUAGE: "fr" });
    await desk.accepted({ ...fullAssessment, language: "es" });
    const [head = "", ...rows] = (await desk.text("export.csv?state=all&form=request")).split("\r\n");
    const columns = head.split(";");
    expect(columns.slice(0, 3)).toEqual(["reference", "Nom (name)", "Reçu (received)"]);
    expect(columns).toContain("Pays du téléphone (country)");
    // Its values as the French form and desk name them; JSON keeps those of the API.
    for (const value of ["En attente", "espagnol", "Alberta"]) expect(rows[0]).toContain(`;${value};`);
    expect(await desk.text("export.json?form=request&state=all")).toContain('"progress": "new"');
  });

  test("has each lead once if there are more than fit in one answer of the database", async () => {
    await storeLeads(1101, { receivedAt: "?3 - i / 700" });
    const all: { reference: string }[] = JSON.parse(await desk.text("export.json"));
    expect([all.length, new Set(all.map(({ reference }) => reference)).size]).toEqual([1101, 1101]);
  });
});

test("the health page shows how each part works, and processes a dead letter again when asked", async () => {
  await query(
    `INSERT INTO dead_letters (id, body, fault, received_at) VALUES ('one', '{"lead":"<b>"}', 'not storable', ${Date.now()})`,
  );
  await desk.sweep();
  const text = await desk.text("health");
  expect(text).toMatch(/Last scheduled run<\/dt><dd[^>]*>[^<]*2026/);
  expect(text).toContain("{&quot;lead&quot;:&quot;&lt;b&gt;&quot;}");
  const { location } = await desk.press("health", { replay: "one" });
  expect(await rows("dead_letters")).toMatchObject([{ replay_at: expect.any(Number) }]);
  expect((await desk.open(location)).title).toMatch(/^Will be processed again within two minutes · /);
});

test("a database that does not respond is reported as such", async () => {
  Object.assign(desk.env, databaseDown);
  expect((await desk.open("")).status).toBe(503);
});

/** Texts as a visitor, the mailer or a list of countries has written them. */
const foreign = /<(dd|bdi|blockquote|textarea|option)\b.*?<\/\1>|: sent\n/gs;

test("in French nothing is English but what a visitor wrote", async () => {
  Object.assign(desk.env, { DESK_LANGUAGE: "fr" });
  const reference = await desk.accepted(fullAssessment);
  await desk.deliver();
  await desk.step(reference, "contacted");
  await query(`INSERT INTO dead_letters (id, body, fault, received_at) VALUES ('un', '{}', '-', 0)`);
  for (const path of [
    "",
    "?state=due",
    "new",
    "month",
    "health",
    reference,
    `${reference}?correct=email`,
    `${reference}?reply=missing&done=nothing&seen=0`,
    `${reference}?as=file`,
    `${reference}/erased?until=9999999999&proof=x`,
  ]) {
    const page = await desk.text(path);
    expect(page).toContain('<html lang="fr-CA">');
    const words = page
      .replace(/^.*<body>/s, "")
      .replace(foreign, "")
      .replace(/<\/?span>/g, "")
      .replace(/<[^>]*>/g, "\n")
      .replace(/EM-\w+/g, "X")
      .replaceAll("&#39;", "'")
      .replaceAll("&quot;", '"');
    for (const line of words.split("\n"))
      expect([...englishIn(line), ...typographyFaults(line)], line).toEqual([]);
  }
});

test("mails lead to the desk where there is one, each to what it speaks of, and nowhere else", async () => {
  const access = { ACCESS_TEAM_DOMAIN: "firm.cloudflareaccess.com", ACCESS_AUD: "tag" };
  Object.assign(desk.env, { ...access, MAIL_PER_HOUR: "1" });
  const reference = await desk.lead();
  await desk.deliver();
  await desk.lead();
  await desk.sweep(60_000);
  Object.assign(desk.env, { ACCESS_AUD: "" });
  await desk.lead();
  await desk.sweep(16 * 60_000);
  const [own, digest, withoutDesk] = desk.mails.map(({ html }) =>
    html.match(/https:\/\/www\.example\.com\/desk\/(?!EM-\w+\/)[^"]*/g),
  );
  expect(own).toEqual([`https://www.example.com/desk/${reference}`]);
  expect(digest?.at(-1)).toBe("https://www.example.com/desk/?state=waiting");
  expect(withoutDesk).toBeNull();
});
