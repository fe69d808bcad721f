import { beforeEach, describe, expect, test } from "vitest";
import { type Language, languageCodes } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { deadlineIn } from "../../worker/leads/deadline.ts";
import { countryOfPhone } from "../../worker/leads/phone-country.ts";
import local from "../../worker/local.ts";
import { message } from "../support/filled.ts";
import { DeskHarness, rowOf } from "./support/desk-harness.ts";
import { storedLeads } from "./support/worker-harness.ts";

let desk: DeskHarness;

beforeEach(() => {
  desk = new DeskHarness({ TIME_ZONE: "America/Halifax" });
  desk.by = "ana@firm.example";
});

describe("the person who contacts a lead", () => {
  test.each([
    ["has it, and is offered the first, third and seventh open day", null, "ana@firm.example"],
    ["leaves it to its owner", "bo@firm.example", "bo@firm.example"],
  ])("%s", async (_, owner, expected) => {
    const reference = await desk.lead();
    if (owner !== null) await desk.set(reference, `owner = '${owner}'`);
    const { location } = await desk.step(reference, "contacted");
    expect(await desk.row(reference)).toMatchObject({ owner: expected, next_on: null });
    const days = (await desk.text(location)).match(/(?<=name="next_on" value=")2026-1\d-\d\d/g);
    expect(days).toEqual(["2026-11-23", "2026-11-25", "2026-12-01"]);
    expect(await desk.step(reference, "planned", { next_on: "2026-11-23" })).toMatchObject({
      done: "planned",
    });
  });

  test("by a link takes it for nobody", async () => {
    const reference = await desk.lead();
    await desk.pressLink("contacted", reference);
    expect(await desk.row(reference)).toMatchObject({ owner: null, contacted_at: expect.any(Number) });
  });

  test("and sets no next day sees how long the lead has had none", async () => {
    const reference = await desk.lead();
    await desk.step(reference, "contacted");
    await desk.set(reference, `contacted_at = ${Date.now() - 3 * 86_400_000}`);
    expect(await desk.text("?state=contacted")).toContain("no follow-up for 3 days");
  });
});

describe("a deadline", () => {
  const received = Date.parse("2026-11-20T12:00:00Z");

  test.each([
    ["en", "I am in Canada until December 15.", "2026-12-15"],
    ["en", "I must answer a letter by 3rd of January 2027, thanks", "2027-01-03"],
    ["en", "by Jan 3, 2027", "2027-01-03"],
    ["en", "until 12/15/2026", "2026-12-15"],
    ["en", "2026-12-15", "2026-12-15"],
    ["fr", "Je suis au Canada jusqu’au 1er décembre", "2026-12-01"],
    ["fr", "avant le 15/12/2026", "2026-12-15"],
    ["pt", "até 15 de dezembro", "2026-12-15"],
    ["zh", "我在加拿大待到12月15日", "2026-12-15"],
    ["zh", "2026年12月15号之前", "2026-12-15"],
    ["ar", "حتى ١٥ ديسمبر", "2026-12-15"],
    ["pa", "until 15 December", "2026-12-15"],
    // A birthday, a past event, a year alone, a day that is none, a price.
    ["en", "born on May 5, 1990; refused on March 3, 2024", undefined],
    ["en", "I came in 2025 and may stay. February 30. 12.50", undefined],
    ["en", "my visa ended on November 5, 2026", undefined],
  ] as const)("is read in %s from %j", (language, text, day) => {
    expect(deadlineIn(text, received, language as Language)).toBe(day);
  });

  test.each(languageCodes)("follows the beginnings that end in a day in %s", (code) => {
    const format: Intl.DateTimeFormatOptions = { dateStyle: "long", timeZone: "UTC" };
    // The runtime has no Punjabi dates.
    const day =
      code === "pa"
        ? "15 ਦਸੰਬਰ 2026"
        : new Date("2026-12-15").toLocaleDateString(`${code}-u-ca-gregory`, format);
    const [until = "", , letter = ""] = wordsIn[code].form.beginnings;
    for (const beginning of [until, letter])
      expect(deadlineIn(beginning.replace(/\s*…+$/, ` ${day}`), received, code)).toBe("2026-12-15");
  });

  test("and a star are in the row and in the order, before leads that have waited longer", async () => {
    const [old, starred = "", far] = await desk.leads(3);
    const soon = await desk.lead({ body: "I am in Canada until November 30." });
    await desk.set(far, "deadline = '2027-05-01'");
    await desk.press("", { action: "starred", lead: [starred] });
    const list = await desk.open("");
    expect(list.references).toEqual([starred, soon, old, far]);
    expect(rowOf(list, starred)).toContain("★ starred");
    expect(rowOf(list, soon)).toContain("mentions Mon, Nov 30");
    await desk.step(starred, "unstarred");
    expect(await desk.list()).toEqual([soon, old, starred, far]);
  });
});

describe("the list", () => {
  test("ticks all of its page by a link", async () => {
    await desk.leads(2);
    const ticked = /<input type="checkbox"[^>]* checked/g;
    const text = await desk.text("");
    expect(text).not.toMatch(ticked);
    const [all = ""] = /(?<=href=")[^"]*choose=[^"]*/.exec(text) ?? [];
    // Back, after another has come, ticks the same people.
    for (const _ of [1, 2]) {
      expect((await desk.text(all.replaceAll("&amp;", "&"))).match(ticked)).toHaveLength(2);
      await desk.lead();
    }
  });

  test("takes twelve words of a search, however many there are", async () => {
    const twelve = "a b c d e f g h i j k l";
    const reference = await desk.lead({ body: twelve });
    expect(await desk.found(`${twelve} ${"m n o p ".repeat(22)}`)).toEqual([reference]);
  });
});

test("a lead's page shows name, number and address of who wrote once, beside the links", async () => {
  const text = await desk.text(await desk.lead({ fullName: "Mina B" }));
  const shown = text.slice(text.indexOf("<main")).replace(/<option.*?<\/option>|<[^>]*>/gs, "|");
  for (const part of ["Mina B", "604) 555-0142", message.email]) expect(shown.split(part)).toHaveLength(2);
  expect(shown).not.toContain("+16045550142");
});

describe("a lead that is typed in", () => {
  const typed = { fullName: "Mina B", phone: "(604) 555-0142" };
  const referred = { language: "pa", source: "referred", referrer: "Dr. Gill", spoken: "yes" };

  test.each([
    [{ email: "", source: "called" }, { language: null, contacted_at: null }, /typed in, called/],
    [referred, { language: "pa", contacted_at: expect.any(Number) }, /typed in, referred by.*Dr\. Gill/s],
  ])("is a lead like others, its typist's, with what is known: %o", async (known, columns, entry) => {
    const { location } = await desk.press("new", { ...typed, ...known });
    const [reference] = await desk.found("mina");
    expect(location).toBe(`/desk/${reference}?done=typed`);
    const text = expect.stringMatching(entry);
    expect(await desk.open(location)).toMatchObject({ title: "Lead saved: Mina B", text });
    const stored = { owner: desk.by, state: "accepted", country: "CA", ...columns };
    expect(await storedLeads()).toMatchObject([{ answers: { phone: "+16045550142" }, ...stored }]);
    await desk.sweep();
    expect(desk.mails).toEqual([]);
  });

  test.each([
    [{ fullName: "" }, "Full name"],
    [{ phone: "" }, "Phone"],
    [{ phone: "55 1234 5678" }, "Phone"],
    [{ phone: "", email: "nobody" }, "E-mail"],
  ])("with %o comes back at the field that is wrong", async (answers, label) => {
    const text = expect.stringMatching(new RegExp(`<title>Not changed: ${label} .*autofocus=""`, "s"));
    expect(await desk.press("new", { ...typed, ...answers })).toMatchObject({ status: 422, text });
    expect(await storedLeads()).toEqual([]);
  });

  test("is counted as typed in, unlike one whose page says so", async () => {
    await desk.press("new", typed);
    await desk.lead({ source: { widget: "by hand" } });
    const cells = await desk.cells("month?month=2026-11");
    for (const part of ["|our own pages|1|", "|typed in by hand|1|"]) expect(cells).toContain(part);
  });
});

test.each([
  ["+447911123456", undefined, "GB"],
  ["+447797123456", "JE", "JE"],
  ["+4741234567", undefined, "NO"],
  ["+12125550142", undefined, "US"],
])("the number %s, chosen as of %s, is of %s, not of a territory that shares its plan", (...row) => {
  const [phone, chosen, country] = row;
  expect(countryOfPhone(phone, chosen)).toBe(country);
});

describe("history", () => {
  test("is for people: the response of a mail service is under Technical alone, and is never printed", async () => {
    const reference = await desk.delivered();
    const text = await desk.text(reference);
    expect(/<ol.*?<\/ol>/s.exec(text)?.[0]).not.toContain("mail-1");
    expect(text).toMatch(/<summary>Technical<\/summary>.*mail-1/s);
    for (const as of ["file", "copy"])
      expect(await desk.text(`${reference}?as=${as}`)).not.toMatch(/mail-1|\.\.(?!\.)|leads are erased/);
  });
});

test("two people can be tried on one machine", async () => {
  const reference = await desk.lead();
  const ask = (path: string, init: RequestInit = {}) => {
    const request = new Request(`http://localhost${path}`, { redirect: "manual", ...init });
    return (local.fetch as (...args: unknown[]) => Promise<Response>)(request, desk.env, {});
  };
  const from = (site: string) => ({ "sec-fetch-site": site, "sec-fetch-dest": "document" });
  const bo = new URLSearchParams({ reader: "bo@firm.example" });
  const choose = (headers: Record<string, string>) =>
    ask("/desk/reader", { method: "POST", headers, body: bo });
  expect((await choose(from("cross-site"))).status).toBe(403);
  const [cookie = ""] = String((await choose(from("same-origin"))).headers.get("set-cookie")).split(";");
  const headers = { ...from("same-origin"), cookie };
  await ask(`/desk/${reference}`, { method: "POST", headers, body: new URLSearchParams({ action: "mine" }) });
  expect(await desk.row(reference)).toMatchObject({ owner: "bo@firm.example" });
  expect(await (await ask("/desk/", { headers })).text()).toContain('value="bo@firm.example"');
});
