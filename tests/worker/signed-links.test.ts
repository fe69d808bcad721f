import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Env } from "../../worker/env.ts";
import type { Action } from "../../worker/leads/steps.ts";
import { deskPath } from "../../worker/signing/desk-links.ts";
import { siteHeaders } from "../../worker/site/site-headers.ts";
import { day, hour, minute } from "../../worker/time/durations.ts";
import { message } from "../support/filled.ts";
import {
  client,
  databaseDown,
  formType,
  limiterOf,
  newKey,
  query,
  rows,
  storedLeads,
  storedReferences,
  suspect,
  WorkerHarness,
} from "./support/worker-harness.ts";

const origin = "https://www.example.com";

/** The addresses that a pattern finds in a mail or a page, by the labels of their buttons, as paths. */
function pathsIn(html: string, pattern: RegExp): Record<string, string> {
  const found = [...html.matchAll(pattern)];
  return Object.fromEntries(
    found.map(([, path = "", label = ""]) => [label, path.replaceAll("&amp;", "&").replace(origin, "")]),
  );
}

function linksOf({ html } = harness.mails.at(-1) ?? { html: "" }) {
  return pathsIn(html, /href="([^"]*\/desk\/[^"]*)"[^>]*>([^<]*)</g);
}

async function press(path = "", method = "POST") {
  const answer = await harness.get(path, {}, method);
  const title = /<title>([^<]*)</.exec(answer.page)?.[1];
  const links = pathsIn(answer.page, /<form method="post" action="([^"]*)"><button[^>]*>([^<]*)</g);
  return { ...answer, title, links };
}

const both = ["GET", "POST"];

async function expectPage(path: string | undefined, status: number, title: string, methods = ["POST"]) {
  for (const method of methods) expect(await press(path, method)).toMatchObject({ status, title });
}

let harness: WorkerHarness;

beforeEach(() => {
  harness = new WorkerHarness();
});

/** Of a mail that came `at` seconds later. */
const linkAt = (action: Action, reference: string, at: number) =>
  deskPath(String(harness.env.LINK_SECRET), {
    reference,
    action,
    until: Math.ceil(Date.now() / 1000) + 900 + at,
  });

async function mailed(changes: Partial<Env> = {}) {
  Object.assign(harness.env, changes);
  const reference = await harness.lead();
  await harness.deliver();
  return { reference, links: linksOf() };
}

async function notified() {
  const reference = await harness.accepted(suspect);
  await harness.sweep();
  await harness.sweep(5 * hour);
  return { reference, links: linksOf() };
}

describe("a mail's links", () => {
  test("are in the mail of a lead, of a suspect, of a digest", async () => {
    const { reference, links } = await mailed();
    expect(Object.keys(links)).toEqual(["Contacted", "Spam", "Erase"]);
    for (const path of Object.values(links))
      expect(path).toMatch(new RegExp(`^/desk/${reference}/[a-z]+\\?until=\\d+&proof=[\\w-]{43}$`));
    Object.assign(harness.env, { MAIL_PER_HOUR: "1" });
    const second = await harness.lead();
    await harness.sweep(60_000);
    expect(linksOf().Contacted).toContain(second);
    expect(Object.keys((await notified()).links)).toEqual(["Not spam", "Spam", "Erase"]);
  });

  test("open a page that names only the reference, and change nothing when a scanner follows them", async () => {
    const { reference, links } = await mailed();
    const before = await storedLeads();
    for (const path of Object.values(links)) {
      expect(await press(path, "HEAD")).toMatchObject({ status: 200 });
      const { page, headers, title, links: buttons } = await press(path, "GET");
      expect(title).toContain(reference);
      expect(page).not.toMatch(/Ana|Núñez|example\.com|6045550142|<script| style=| on[a-z]+=/);
      expect(Object.fromEntries(headers)).toMatchObject({
        "content-security-policy": siteHeaders["Content-Security-Policy"],
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
        "cache-control": "no-store, no-transform",
      });
      expect(Object.values(buttons)[0]).toBe(path);
    }
    expect(await storedLeads()).toEqual(before);
  });
});

describe("a pressed link", () => {
  test.each([
    ["Contacted", "is marked as contacted", { contacted_at: expect.any(Number), state: "accepted" }],
    ["Spam", "is marked as spam", { spam_at: expect.any(Number), state: "suspect" }],
  ])("%s does what it says, notes it, and works once", async (label, done, row) => {
    const { reference, links } = await mailed();
    await expectPage(links[label], 200, `${reference} ${done}`);
    const stored = await storedLeads();
    expect(stored).toMatchObject([{ ...row, history: [{ what: "mail" }, { by: "link" }] }]);
    await expectPage(links[label], 409, "This link has already been used", both);
    expect((await press(links[label])).page).toMatch(
      new RegExp(`${reference} ${done}: [^<]*\\s[ap]\\.m\\.<`),
    );
    expect(await storedLeads()).toEqual(stored);
  });

  async function corrected() {
    const key = newKey();
    const first = await harness.delivered(message, key);
    const second = await harness.delivered({ ...message, email: "right@example.com" }, key);
    return { first, second, links: linksOf() };
  }

  test("Erase takes the lead of its mail, names the other versions and leaves them", async () => {
    const { first, second, links } = await corrected();
    const { page, links: buttons } = await press(links.Erase, "GET");
    expect(page).toContain(`2 versions are stored: ${first}, ${second}.`);
    expect(Object.keys(buttons)).toEqual(["Erase in a day", "Erase all 2 versions in a day"]);
    await expectPage(links.Erase, 200, `${second} will be erased in a day`);
    await harness.sweep(day + 60_000);
    expect(await storedLeads()).toMatchObject([{ reference: first, corrects: null }]);
  });

  test("the button for all versions takes them with their notifications, a day later for good", async () => {
    const { first, second, links } = await corrected();
    const other = await harness.lead();
    await harness.send({ path: String(links.Erase), headers: formType, body: "versions=all" });
    await harness.sweep(day - 60_000);
    expect(await storedLeads()).toHaveLength(3);
    await expectPage(links.Erase, 409, "This link has already been used", both);
    await harness.sweep(day + 60_000);
    expect(await storedReferences()).toEqual([other]);
    const kept = [await rows("notifications"), await query("SELECT words FROM lead_words")];
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${first}|${second}|right`));
    await expectPage(links.Spam, 410, "This lead is no longer stored", both);
  });

  test("Erase can be taken back for a day, and what nobody was notified of is announced", async () => {
    const first = await harness.lead();
    const erased = await press(await harness.linkTo("erased", first));
    await harness.deliver();
    await harness.sweep(60_000);
    expect(harness.mails).toEqual([]);
    await expectPage(erased.links["Keep it after all"], 200, `${first} stays`);
    await harness.sweep(day + 60_000);
    expect(await storedReferences()).toEqual([first]);
    expect(harness.subjects).toContain("1 new lead");
  });

  test("offers the next thing and the way back, once each and no longer than the mail's own link", async () => {
    const { reference, links } = await mailed();
    const until = (path = "") => Number(/until=(\d+)/.exec(path)?.[1]);
    const { links: offered } = await press(links.Contacted);
    expect(Object.keys(offered)).toEqual(["Close it", "Open it again"]);
    const reopen = offered["Open it again"];
    expect(until(reopen)).toBeLessThan(until(links.Contacted));
    await expectPage(reopen, 200, `${reference} is waiting for contact again`);
    // What was used stays used, also where it could act again.
    for (const path of [links.Contacted, reopen]) expect(await press(path)).toMatchObject({ status: 409 });
    expect(await storedLeads()).toMatchObject([{ contacted_at: null, closed_at: null }]);
  });

  test("that no longer fits says what happened, and Not spam brings the lead's own mail", async () => {
    const { reference, links } = await notified();
    await expectPage(links["Not spam"], 200, `${reference} is a lead now`);
    await harness.sweep(60_000);
    expect(harness.subjects.at(-1)).toBe(`New contact message ${reference}`);
    await press(links.Spam);
    const page = expect.stringContaining(`${reference} is marked as spam.`);
    expect(await press(linksOf().Contacted)).toMatchObject({ status: 409, page });
  });

  test("says so when the database does not answer", async () => {
    const { links } = await mailed();
    Object.assign(harness.env, databaseDown);
    await expectPage(links.Contacted, 503, "The database is not responding");
  });
});

describe("a forged link", () => {
  /** It may neither act, nor show more than that it is not a link. */
  async function expectForged(path: string) {
    const before = await storedLeads();
    await expectPage(path, 403, "This link is not one of ours", both);
    expect((await press(path)).page).not.toMatch(/EM-|<form/);
    expect(await storedLeads()).toEqual(before);
  }

  test("for another lead, another action or a longer time, or with another proof, does nothing", async () => {
    const first = await mailed();
    const second = await mailed();
    const path = String(first.links.Contacted);
    const actions = ["closed", "reopened", "released", "spam", "erased", "constructor", "Contacted"];
    for (const forged of [
      path.replace(first.reference, second.reference),
      ...actions.map((action) => path.replace("/contacted?", `/${action}?`)),
      ...["9", "0", "%20"].map((start) => path.replace("until=", `until=${start}`)),
      ...[/(?<=proof=)./, /.(?=.{20}$)/, /.$/].map((letter) =>
        path.replace(letter, (at) => (at === "A" ? "E" : "A")),
      ),
      `${path}A`,
      path.slice(0, -1),
      path.replace(/\?.*/, ""),
      path.replace(first.reference, "%3Cscript%3Ealert(1)%3C%2Fscript%3E"),
    ])
      await expectForged(forged);
  });

  test("with a receipt's proof, or under a guessable secret, does nothing", async () => {
    const { reference = "", receipt = "" } = (await harness.post(message)).reply;
    const [proof] = /(?<=proof=).*/.exec(receipt) ?? [];
    await expectForged(`/desk/${reference}/erased?until=9999999999&proof=${proof}`);
    for (const secret of ["", "only 31 letters, one too few..."]) {
      const { reference, links } = await mailed({ LINK_SECRET: secret, LINK_SECRET_OLD: secret });
      expect(links).toEqual({});
      const path = { reference, action: "erased", until: 9_999_999_999 } as const;
      await expectForged(await deskPath(secret || "\0", path));
    }
    expect((await mailed({ SITE_ORIGIN: "" })).links).toEqual({});
  });

  test("pressed by a page elsewhere does nothing, and opened from a mail it asks", async () => {
    const { links } = await mailed();
    for (const [site, method, status, erasesAt] of [
      ["cross-site", "POST", 403, null],
      ["cross-site", "GET", 200, null],
      ["same-origin", "POST", 200, expect.any(Number)],
    ] as const) {
      const { status: answered } = await harness.get(links.Erase ?? "", { "sec-fetch-site": site }, method);
      expect([answered, (await storedLeads())[0]?.erase_at]).toEqual([status, erasesAt]);
    }
  });
});

describe("time and secrets", () => {
  test("Spam and Not spam end after five turns by links, with the mails that they bring", async () => {
    const reference = await harness.accepted(suspect);
    let mails = 0;
    for (let at = 0; at < 12; at += 1) {
      await press(await linkAt(at % 2 === 0 ? "released" : "spam", reference, at));
      await harness.sweep(at * minute);
      mails = harness.subjects.filter((subject) => subject.startsWith("New")).length;
    }
    expect(mails).toBe(5);
    const [lead] = await storedLeads();
    expect(lead?.history.filter(({ what }) => what === "released")).toHaveLength(5);
  });

  test("a client presses ten links a minute, and is told to wait", async () => {
    Object.assign(harness.env, { LIMITER: limiterOf("LIMITER") });
    const sender = client("203.0.113.20");
    for (let at = 0; at < 11; at += 1) {
      const { status } = await harness.get("/desk/EM-0000000000/spam?until=1&proof=x", sender, "POST");
      expect(status).toBe(at < 10 ? 403 : 429);
    }
    const { status } = await harness.get("/desk/EM-0000000000/spam?until=1&proof=x", sender);
    expect(status).toBe(403);
  });

  test("a link ends after 30 days, and says so", async () => {
    const { links } = await mailed();
    const end = Date.now() + 30 * day;
    const now = vi.spyOn(Date, "now").mockReturnValue(end - 60_000);
    expect(await press(links.Spam, "GET")).toMatchObject({ status: 200 });
    now.mockReturnValue(end + 1000);
    await expectPage(links.Spam, 410, "This link is too old", both);
    expect(await storedLeads()).toMatchObject([{ spam_at: null }]);
  });

  test("a link of the previous secret works until that secret is deleted", async () => {
    const { links } = await mailed();
    const { LINK_SECRET: old } = harness.env;
    Object.assign(harness.env, { LINK_SECRET: "a new one, as long as one must be", LINK_SECRET_OLD: old });
    expect(await press(links.Contacted)).toMatchObject({ status: 200 });
    Object.assign(harness.env, { LINK_SECRET_OLD: "" });
    expect(await press(links.Spam)).toMatchObject({ status: 403 });
  });
});

test("the log names what was done to which reference, and of a forged link nothing", async () => {
  const { reference, links } = await mailed();
  const written = vi.spyOn(console, "log");
  await press(links.Contacted);
  await press(String(links.Spam).replace(/proof=.*/, "proof=secret"));
  expect(written.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { event: "desk", outcome: "contacted", status: 200, reference },
    { event: "desk", outcome: "forged", status: 403 },
  ]);
});
