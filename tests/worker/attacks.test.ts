import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { countStates } from "../../worker/leads/browse.ts";
import { asking } from "../../worker/leads/sql.ts";
import { receiptAddress } from "../../worker/signing/receipt-address.ts";
import { minute } from "../../worker/time/durations.ts";
import { fullAssessment, message } from "../support/filled.ts";
import { storeLeads } from "./support/store-leads.ts";
import { query, storedLeads, storedReferences, WorkerHarness } from "./support/worker-harness.ts";
import { meteredDatabase } from "./support/wrapped-database.ts";

const key = { "idempotency-key": "5c5a1f0e-3c2d-4e5f-8a9b-0c1d2e3f4a5b" };
const maria = { ...message, fullName: "Maria Silva", email: "maria@example.com", phone: "+16045550110" };
const stranger = { ...maria, email: "mallory@example.com", phone: "+442079460958", body: "Erase me." };

describe("who sends last decides nothing about another's lead", () => {
  test.each([
    ["the same name alone", stranger, false],
    ["the address in other letters", { ...stranger, email: "MARIA@example.com" }, true],
    ["the number", { ...stranger, phone: maria.phone }, true],
  ])("under one key a version is known by %s", async (_, second, isVersion) => {
    const harness = new WorkerHarness();
    const first = await harness.accepted(maria, key);
    await harness.accepted(second, { ...key, origin: "https://elsewhere.example" });
    const stored = await storedLeads();
    expect(stored.map(({ corrects }) => corrects)).toEqual([null, isVersion ? first : null]);
    const { waiting } = await countStates(asking(env.DB), { state: "waiting" });
    expect(waiting).toBe(isVersion ? 1 : 2);
  });

  test("a stranger between two versions does not part them", async () => {
    const harness = new WorkerHarness();
    const first = await harness.accepted(maria, key);
    await harness.accepted(stranger, key);
    await harness.accepted({ ...maria, body: "As I meant it." }, key);
    expect((await storedLeads()).map(({ corrects }) => corrects)).toEqual([null, null, first]);
  });

  test("a key that has brought twenty leads counts as none, and a repeat under it still finds its lead", async () => {
    const harness = new WorkerHarness();
    const post = (at: number) => harness.accepted({ ...maria, body: `Version ${at}` }, key);
    for (let at = 0; at < 22; at += 1) await post(at);
    expect(await post(21)).toBe((await storedLeads()).at(-1)?.reference);
    expect((await storedLeads()).map(({ corrects }) => corrects !== null)).toEqual(
      Array.from({ length: 22 }, (_, at) => at > 0 && at < 20),
    );
  });
});

const stored = Number((env as typeof env & { readonly MANY_LEADS: string }).MANY_LEADS);

test("of 1,500 suspects that wait each is named, two hundred a digest, behind every lead, and a day of sweeps is cheap", async () => {
  const { db, results } = meteredDatabase(env.DB);
  const harness = new WorkerHarness({ DB: db, DAILY_MAIL_HOUR: "", MAIL_PER_HOUR: "0" });
  await storeLeads(1500, { state: "'suspect'" });
  const suspect = await harness.accepted({ ...message, topicCode: "x" });
  const lead = await harness.accepted(maria);
  await harness.sweep(11 * minute);
  expect(harness.mailed).toContain(lead);
  results.length = 0;
  for (let at = 12; at < 27; at += 1) await harness.sweep(at * minute);
  // So many are read in a quarter of an hour, of which a day has 96; the free plan lets a day read five
  // million.
  expect(results.reduce((sum, { rows: read }) => sum + read, 0)).toBeLessThan(20_000);
  for (let at = 42; at <= 9 * 15; at += 15) await harness.sweep(at * minute);
  const text = harness.mailed;
  const references = await storedReferences();
  expect(references).toContain(suspect);
  expect(references.filter((reference) => !text.includes(reference))).toEqual([]);
});

/** Each letter takes five or six where a mail escapes it. */
const costly = "&'\"".repeat(1600);
/** Sends a post of a flood, from an address and under a key. */
const post = (harness: WorkerHarness, at: number, change: object, client: string, key?: string) => {
  const answers = { ...message, email: key ? "f@example.com" : `f${at}@example.com`, ...change };
  return harness.accepted(answers, {
    "CF-Connecting-IP": client,
    ...(key ? { "idempotency-key": key } : {}),
  });
};
/** Reports that nobody has written, for one of the leads of a month ago. */
const press = async (harness: WorkerHarness, at: number) => {
  const reference = `EM-${String(at + 1).padStart(10, "0")}`;
  const path = await receiptAddress(harness.env, { reference }, "en");
  return harness.get(path, { "CF-Connecting-IP": `203.0.113.${at % 250}` }, "POST");
};

/** What a flood does for the time with the number `at`, fourteen times a minute. */
const floods: Readonly<Record<string, (harness: WorkerHarness, at: number) => Promise<unknown>>> = {
  "one network": (harness, at) => post(harness, at, { body: `Flood ${at}` }, `203.0.113.${at % 250}`),
  "many networks": (harness, at) => post(harness, at, { body: `Flood ${at}` }, `10.${at % 40}.7.9`),
  "long lines": (harness, at) => {
    const change = { body: `${at} ${costly}`, fullName: "&'\"".repeat(40) };
    return post(harness, at, change, `203.0.113.${at % 250}`);
  },
  "presses of the visitor's button": async (harness, at) => {
    await press(harness, 2 * at);
    await press(harness, 2 * at + 1);
  },
  "answers said again": (harness, at) => {
    const key = `5c5a1f0e-3c2d-4e5f-8a9b-${String(at % 90).padStart(12, "0")}`;
    return post(harness, at, { body: `Flood ${at % 2}` }, "203.0.113.9", key);
  },
};

test.each([
  ["201 networks, each with its first lead, one alert a day tells", 201, 0, 1],
  ["200 networks no alert tells", 200, 0, 0],
  ["one network no alert tells", 900, 15, 0],
])("of a flood from %s to look at the desk", async (_, count, turn, alerts) => {
  const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "", MAIL_PER_HOUR: "0" });
  await storeLeads(count);
  await query("UPDATE notifications SET turn = ?", turn);
  for (const at of [0, 1, 70]) await harness.sweep(at * minute);
  const subject = "A flood of leads: look at the desk";
  expect(harness.subjects.filter((one) => one === subject)).toHaveLength(alerts);
});

test("a lead stands before those of its own network that came before it and wait", async () => {
  const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "", MAIL_PER_HOUR: "0" });
  await storeLeads(900);
  const genuine = await harness.accepted(maria);
  await harness.deliver();
  await harness.sweep();
  expect(harness.mails[0]?.text).toContain(genuine);
});

/** Minutes for which a flood lasts. */
const floodLasts = stored > 3000 ? 45 : 20;
const days = [
  ["before", "200"],
  ["after", "120"],
] as const;
// At full size each flood on both days, else in turn.
const floodedDays = Object.entries(floods).flatMap(([kind, flood], at) =>
  days
    .filter((_, day) => stored > 3000 || day === at % 2)
    .map(([when, perDay]) => [kind, when, perDay, flood] as const),
);

test.each(floodedDays)(
  "in a flood of %s a genuine lead is named within half an hour, %s the day's single mails are used up",
  { timeout: 120_000 },
  async (_, __, perDay, flood) => {
    vi.spyOn(console, "log").mockReturnValue(undefined);
    const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "", MAIL_PER_DAY: perDay });
    await harness.sweep();
    await storeLeads(2 * 14 * floodLasts, { receivedAt: "?3 - 30 * 86400000 + i" });
    await query("DELETE FROM notifications");
    const genuine: { readonly reference: string; readonly at: number; namedAt?: number }[] = [];
    let posts = 0;
    for (let at = 0; at <= floodLasts + 30; at += 1) {
      for (let count = 0; count < (at < floodLasts ? 14 : 0); count += 1, posts += 1) {
        await flood(harness, posts);
      }
      if (at % 9 === 4 && at < floodLasts) {
        const person = { email: `g${at}@example.com`, phone: `+1604200${1000 + at}` };
        genuine.push({ at, reference: await harness.accepted({ ...message, ...person }) });
      }
      await harness.deliver();
      await harness.sweep(at * minute);
      const { mailed } = harness;
      for (const lead of genuine) if (mailed.includes(lead.reference)) lead.namedAt ??= at;
    }
    expect(genuine.map(({ at, namedAt = 1000 }) => namedAt - at).filter((wait) => wait > 30)).toEqual([]);
  },
);

test.each([
  ["a letter that unfolds to eighteen", "\ufdfa", {}],
  ["four bytes each", "🍁", {}],
  ["a sign a word", "我", {}],
  ["a suspect's", "\ufdfa", { topicCode: "x" }],
])("a post of the longest texts is stored in at most four times its bytes, %s", async (_, letter, change) => {
  const size = async () => (await env.DB.prepare("SELECT 1").run()).meta.size_after;
  const harness = new WorkerHarness();
  const before = await size();
  let sent = 0;
  for (let at = 0; at < 12; at += 1) {
    const short = letter.repeat(60);
    const long = { jobTitle: short, otherJobTitle: short, relativeCanada: short, fieldOfStudy: short };
    const own = { email: `long${at}@example.com`, additional: `${at}${letter.repeat(2400)}` };
    const body = { ...fullAssessment, ...long, ...change, ...own };
    sent += new TextEncoder().encode(JSON.stringify(body)).length;
    await harness.accepted(body);
  }
  expect((await size()) - before).toBeLessThanOrEqual(4 * sent);
});
