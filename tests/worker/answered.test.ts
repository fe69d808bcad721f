import { expect, test } from "vitest";
import { readAnswered, recentlyAnswered } from "../../worker/leads/answered.ts";
import { promiseFor } from "../../worker/time/reply-promise.ts";
import { DeskHarness } from "./support/desk-harness.ts";
import { storeLeads } from "./support/store-leads.ts";
import { client, newKey, query } from "./support/worker-harness.ts";

const day = 86_400_000;
const timeOver = (at: number) => promiseFor(at, "UTC").until;

const later = () => Date.now() + 9 * day;
const figure = ({ env }: DeskHarness, now = later()) => readAnswered(env.DB, timeOver, now);

test("only people who were contacted within the promised time count as answered", async () => {
  const harness = new DeskHarness();
  const people = await harness.leads(19);
  await query("UPDATE leads SET received_at = received_at - ?", 20 * day);
  for (const reference of people.slice(0, 9))
    await harness.set(reference, `contacted_at = received_at + ${day}`);
  await harness.set(people[9], `contacted_at = received_at + ${9 * day}`);
  await harness.set(people[10], "closed_at = received_at");
  expect(await figure(harness), "too few").toBeUndefined();
  await harness.step(await harness.lead(), "contacted");
  expect(await figure(harness, Date.now()), "whose time is not over").toBeUndefined();
  expect(await figure(harness)).toEqual({ of: 20, answered: 10 });
});

const pressed = "unanswered_at = received_at";
const suspect = "state = 'suspect'";

test.each([
  ["pressed the button, and were marked as spam", `${pressed}, ${suspect}, spam_at = 1`, 30],
  [
    "pressed the button, and were closed",
    `${pressed}, contacted_at = received_at, closed_at = received_at`,
    30,
  ],
  ["were marked as spam after their time", `${suspect}, spam_at = received_at + ${8 * day}`, 30],
  ["were marked as spam in their time", `${suspect}, spam_at = received_at + ${day + 60_000}`, 20],
  ["are held as suspects", suspect, 20],
])("beside twenty who were answered, ten who %s count as they should", async (_, columns, of) => {
  const harness = new DeskHarness();
  for (const [at, reference] of (await harness.leads(30)).entries())
    await harness.set(reference, at < 10 ? columns : "contacted_at = received_at");
  expect(await figure(harness)).toEqual({ of, answered: 20 });
});

test("neither a hundred posts of one network nor five hundred filled traps sink or hide the figure", async () => {
  const quiet = new DeskHarness();
  for (const reference of await quiet.leads(20)) await quiet.step(reference, "contacted");
  // Networks have hashes from the first sweep on.
  await quiet.sweep();
  const harness = new DeskHarness();
  const network = (at: number) => client(`203.0.113.${at}`);
  const key = newKey();
  await harness.lead({}, { ...network(0), ...key });
  for (let at = 1; at < 100; at += 1)
    await harness.lead({ email: `f${at}@example.com`, phone: `+1604555${4000 + at}` }, network(at));
  // A correction counts as what it corrects.
  await harness.lead({}, { ...network(1), ...key });
  await storeLeads(500, { state: "'suspect'", receivedAt: "?3 + i" });
  expect(await figure(harness)).toEqual({ of: 21, answered: 20 });
  await harness.sweep(day);
  await harness.lead({ email: "next@example.com" }, network(2));
  expect(await figure(harness)).toEqual({ of: 22, answered: 20 });
  expect(await query("SELECT count(*) AS count FROM networks_of_day")).toEqual([{ count: 1 }]);
});

test("a flood of requests reads the ledger once in ten minutes", async () => {
  const harness = new DeskHarness();
  const begin = later();
  const ask = (at: number) => recentlyAnswered(harness.env.DB, timeOver, at);
  await harness.leads(20);
  expect(await ask(begin)).toEqual({ of: 20, answered: 0 });
  await harness.lead();
  expect(await ask(begin + 599_999)).toEqual({ of: 20, answered: 0 });
  expect(await ask(begin + 600_000)).toEqual({ of: 21, answered: 0 });
});

test("a firm that does not publish the figure shows it to nobody", async () => {
  expect((await new DeskHarness().send({ path: "/api/answered", method: "GET" })).status).toBe(404);
});
