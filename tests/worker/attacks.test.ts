import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { consultantWords } from "../../worker/consultant-words.ts";
import { countStates } from "../../worker/leads/browse.ts";
import { asking } from "../../worker/leads/sql.ts";
import { hour, minute } from "../../worker/time/durations.ts";
import { fullAssessment, message } from "../support/filled.ts";
import { random } from "../support/random.ts";
import { hostilePost } from "./support/hostile-clients.ts";
import { storeLeads } from "./support/store-leads.ts";
import { client, query, storedLeads, storedReferences, WorkerHarness } from "./support/worker-harness.ts";
import { meteredDatabase, wrapDatabase } from "./support/wrapped-database.ts";

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
    // Whoever comes between two versions does not part them.
    await harness.accepted({ ...maria, body: "As I meant it." }, key);
    expect((await storedLeads()).map(({ corrects }) => corrects)).toEqual([
      null,
      isVersion ? first : null,
      first,
    ]);
    const { waiting } = await countStates(asking(env.DB), { state: "waiting" });
    expect(waiting).toBe(isVersion ? 1 : 2);
  });

  test("a key that has brought twenty leads is ignored, but a repeat under it finds its lead", async () => {
    const harness = new WorkerHarness();
    const post = (at: number) => harness.accepted({ ...maria, body: `Version ${at}` }, key);
    for (let at = 0; at < 22; at += 1) await post(at);
    expect(await post(21)).toBe((await storedLeads()).at(-1)?.reference);
    expect((await storedLeads()).map(({ corrects }) => corrects !== null)).toEqual(
      Array.from({ length: 22 }, (_, at) => at > 0 && at < 20),
    );
  });
});

const full = Number(env.MANY_LEADS) > 3000;

test("of 1,500 suspects that wait, each is named after the leads, and a day of sweeps reads little", async () => {
  const { db, counts } = meteredDatabase(env.DB);
  const harness = new WorkerHarness({ DB: db, DAILY_MAIL_HOUR: "", MAIL_PER_HOUR: "0" });
  await storeLeads(1500, { state: "'suspect'" });
  const suspect = await harness.accepted({ ...message, topicCode: "x" });
  const lead = await harness.accepted(maria);
  await harness.sweep(11 * minute);
  expect(harness.mailed).toContain(lead);
  counts.read = 0;
  for (let at = 12; at < 27; at += 1) await harness.sweep(at * minute);
  // In a quarter of an hour; the free plan allows five million reads a day.
  expect(counts.read).toBeLessThan(20_000);
  for (let at = 42; at <= 9 * 15; at += 15) await harness.sweep(at * minute);
  const { mailed } = harness;
  expect(mailed).toContain(suspect);
  expect((await storedReferences()).filter((reference) => !mailed.includes(reference))).toEqual([]);
});

/** Each letter takes five or six where a mail escapes it. */
const costly = "&'\"".repeat(1600);
const oneNetwork = (at: number) => client(`203.0.113.${at % 250}`);
const next = random(1);

const presses = "presses of the visitor's button";

test.each([
  [5.9, []],
  [6.1, ["database-60"]],
  [8.1, ["database-80"]],
] as const)(
  "of a database of %f GB, of the ten that it may have, comes an alert: %j",
  async (size, alerts) => {
    const DB = wrapDatabase(
      env.DB,
      (_, act) => act(),
      (meta) => {
        meta.size_after = size * 1e9;
      },
    );
    const harness = new WorkerHarness({ DB });
    await harness.sweep();
    await harness.sweep(minute);
    const texts = consultantWords({}).mails.alerts;
    expect(harness.subjects).toEqual(alerts.map((name) => texts[name].subject));
  },
);

/** The `at`th post of a flood of fourteen a minute; undefined for none. */
type Flood = (at: number) => readonly [answers: object, headers: Record<string, string>] | undefined;
const floods: Readonly<Record<string, Flood>> = {
  "one network": (at) => [{ email: `f${at}@example.com` }, oneNetwork(at)],
  "many networks": (at) => [{ email: `f${at}@example.com` }, client(`10.${at % 40}.7.9`)],
  "long lines": (at) => [
    { email: `f${at}@example.com`, body: `${at} ${costly}`, fullName: "&'\"".repeat(40) },
    oneNetwork(at),
  ],
  "repeated answers": (at) => [
    { email: "f@example.com", body: `Flood ${at % 2}` },
    { ...oneNetwork(9), "idempotency-key": key["idempotency-key"].slice(0, -2) + (10 + (at % 90)) },
  ],
  "anything from anywhere": () => (next() < 0.07 ? hostilePost(next) : undefined),
  // Two of these, of leads of a month ago.
  [presses]: () => undefined,
};

test.each([
  ["201 networks, each with its first lead, cause one alert a day", 201, 0, 1],
  ["200 networks cause no alert", 200, 0, 0],
  ["one network causes no alert", 900, 15, 0],
])("of a flood from %s to look at the desk", async (_, count, turn, alerts) => {
  const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "", MAIL_PER_HOUR: "0" });
  await storeLeads(count);
  await query("UPDATE notifications SET turn = ?", turn);
  for (const at of [0, 1, 70]) await harness.sweep(at * minute);
  const subject = "A flood of leads: look at the desk";
  expect(harness.subjects.filter((one) => one === subject)).toHaveLength(alerts);
});

test("a lead comes before those of its own network that arrived earlier and wait", async () => {
  const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "", MAIL_PER_HOUR: "0" });
  await storeLeads(900);
  const genuine = await harness.accepted(maria);
  await harness.deliver();
  await harness.sweep();
  expect(harness.mails[0]?.text).toContain(genuine);
});

const floodLasts = full ? 45 : 20;
const dayLasts = full ? 24 * 60 : 60;
const days = [
  ["before", "200"],
  ["after", "120"],
] as const;
// At full size each flood on both days, else in turn.
const floodedDays = Object.entries(floods).flatMap(([kind, flood], at) =>
  days
    .filter((_, day) => full || day === at % 2)
    .map(([when, perDay]) => [kind, when, perDay, flood] as const),
);

test.each(floodedDays)(
  "in a flood of %s a genuine lead is named within half an hour, %s the day's single mails are used up",
  { timeout: 300_000 },
  async (kind, _, perDay, flood) => {
    vi.spyOn(console, "log").mockReturnValue(undefined);
    const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "", MAIL_PER_DAY: perDay, CONFIRMATIONS: "yes" });
    // Confirmations do not use up the room of the consultant's mails.
    const confirm = vi.fn(async () => ({ messageId: "confirmed" }));
    Object.assign(harness.env, { MAIL_VISITORS: { send: confirm } });
    // Only of single mails: a refused digest would cost a genuine lead its pause.
    harness.mailFault = ({ subject }) =>
      subject.startsWith("New ") && next() < 0.05 && "E_INTERNAL_SERVER_ERROR";
    const start = Date.now();
    let at = 0;
    vi.spyOn(Date, "now").mockImplementation(() => start + at * minute);
    await harness.sweep();
    await storeLeads(2 * 14 * floodLasts, { receivedAt: "?3 - 30 * 86400000 + i" });
    await query("DELETE FROM notifications");
    const genuine: { reference: string; at: number; namedAt?: number }[] = [];
    const lasts = kind.startsWith("anything") ? dayLasts : floodLasts;
    for (; at < lasts || (at <= lasts + 30 && genuine.some(({ namedAt }) => !namedAt)); at += 1) {
      const counts = at < lasts ? Array.from({ length: 14 }, (_, nth) => at * 14 + nth) : [];
      // At once, as a flood comes.
      const posts = counts.map(async (count) => {
        const [answers, headers] = flood(count) ?? [];
        if (answers) await harness.accepted({ ...message, body: `Flood ${count}`, ...answers }, headers);
        const pressed = kind === presses ? [2 * count + 1, 2 * count + 2] : [];
        await Promise.all(pressed.map((nth) => harness.openReceipt(nth, "POST", oneNetwork(nth))));
      });
      await Promise.all(posts);
      if (at % 9 === 4 && at < lasts) {
        const person = { email: `g${at}@example.com`, phone: `+1604200${1000 + at}` };
        const headers = client(`172.${at % 200}.${at % 250}.7`);
        genuine.push({ at, reference: await harness.accepted({ ...message, ...person }, headers) });
      }
      // The queue is out of order for a fifth of the time.
      if (at % 30 < 24) await harness.deliver();
      else harness.queued.length = 0;
      await harness.sweep();
      const sent = harness.mails.splice(0);
      for (const lead of genuine)
        if (sent.some(({ text }) => text.includes(lead.reference))) lead.namedAt ??= at;
    }
    expect(genuine.filter(({ at, namedAt = Infinity }) => namedAt - at > 30)).toEqual([]);
    for (const [span, most] of [
      [hour, 20 + 4 + 1],
      [24 * hour, Number(perDay)],
    ] as const) {
      const [inbox] = await query(`SELECT max((SELECT count(*) FROM sent_mails AS other
        WHERE other.at BETWEEN one.at AND one.at + ${span - 1})) AS mails FROM sent_mails AS one`);
      expect(Number(inbox?.mails)).toBeLessThanOrEqual(most);
    }
    expect(confirm).toHaveBeenCalled();
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
