import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { deleteWhatIsDue } from "../../worker/leads/retention.ts";
import { asking } from "../../worker/leads/sql.ts";
import { readFunnel, visitsADay } from "../../worker/leads/visits.ts";
import { day } from "../../worker/time/durations.ts";
import { DeskHarness } from "./support/desk-harness.ts";
import { ownPage as own, query, visit as visitOfContact } from "./support/worker-harness.ts";

const visit = { ...visitOfContact, form: "request", reached: 3 };
const month = "2026-11";

const counted = async () => (await query("SELECT total(n) AS n FROM form_visits"))[0]?.n;

test.each<[string, unknown, Record<string, string>, object?]>([
  ["a foreign page's", visit, { "sec-fetch-site": "cross-site" }],
  ["an older browser's foreign page's", visit, { origin: "https://a.example" }],
  ["nobody's", visit, {}],
  ["one under Global Privacy Control", visit, { ...own, "sec-gpc": "1" }],
  ["one under Do Not Track", visit, { ...own, dnt: "1" }],
  ["no JSON", "form=request", own],
  ["an unknown form", { ...visit, form: "news" }, own],
  ["an unknown language", { ...visit, language: "de" }, own],
  ["a section beyond the last", { ...visit, reached: 8 }, own],
  ["another form's field", { ...visit, refused: ["body"] }, own],
  ["one more property", { ...visit, email: "ada@example.com" }, own],
  ["one property less", { ...visit, sent: undefined }, own],
  ["513 bytes", JSON.stringify(visit).padEnd(513), own],
  ["one while the database is down", visit, own, { QUEUE_ONLY: "1" }],
])("%s is answered 204 and counted nowhere", async (_, body, headers, settings = {}) => {
  expect((await new DeskHarness(settings).countVisit(body, headers)).status).toBe(204);
  expect(await counted()).toBe(0);
});

test("the desk shows how far visits got, and no more of them than a day's bound", async () => {
  const harness = new DeskHarness();
  const ends = [
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((reached) => ({ ...visit, reached, narrow: reached < 3 })),
    { ...visit, language: "pa", refused: ["phone", "age", "age"] },
    { ...visit, reached: 7, refused: ["age"], sent: true },
    { ...visit, form: "contact", language: "fr", reached: 1, refused: ["body"], sent: true },
  ];
  for (const end of ends) await harness.countVisit(end);
  await harness.countVisit(JSON.stringify(visit).padEnd(512), { origin: "https://www.example.com" });
  const page = `/desk/funnel?month=${month}`;
  const cells = await harness.cells(page);
  for (const row of [
    "Form on the page|11|Begun|10|Education|9|Languages|8|Work|5",
    "Anything else|2|Sent|1",
    "Your age|2|Phone|1",
    "Narrow screen|3 on the page, 2 begun, 0 sent",
    "French|1 on the page, 1 begun, 1 sent",
    "Punjabi|1 on the page, 1 begun, 0 sent",
  ])
    expect(cells).toContain(`|${row}|`);
  await query("UPDATE visit_days SET n = ?", visitsADay);
  await harness.countVisit({ ...visit, language: "uk" });
  expect(await counted()).toBe(ends.length + 1);
  expect(await harness.cells(page)).toContain("|Form on the page|≥\u00a011|");
});

test("a visit whose visitor went on is taken back once, and no other with it", async () => {
  const harness = new DeskHarness();
  for (const one of [visit, visit, { ...visit, refused: ["age"] }]) await harness.countVisit(one);
  await harness.countVisit({ ...visit, withdrawn: true });
  expect(await counted()).toBe(2);
  for (const _ of [1, 2, 3]) await harness.countVisit({ ...visit, withdrawn: true });
  expect(await readFunnel(asking(env.DB), month)).toMatchObject({ visits: [{ n: 1 }], refused: [{ n: 1 }] });
});

test("visits go with the leads of their day", async () => {
  await new DeskHarness().countVisit(visit);
  for (const [leads, later, left] of [
    [365, 364, 1],
    [0, 9999, 1],
    [365, 10_366, 0],
  ] as const) {
    await deleteWhatIsDue(env.DB, { leads, suspects: 1 }, [], Date.now() + later * day);
    expect(await counted()).toBe(left);
  }
});
