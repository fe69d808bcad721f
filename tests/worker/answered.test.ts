import { expect, test } from "vitest";
import { readAnswered, recentlyAnswered } from "../../worker/leads/answered.ts";
import { markUnanswered } from "../../worker/leads/visitor-status.ts";
import { endOfBusinessDays } from "../../worker/time/reply-promise.ts";
import { DeskHarness } from "./support/desk-harness.ts";

const day = 86_400_000;
const timeOver = (at: number) => endOfBusinessDays(at, 2, "UTC");

/** People who wrote so many days ago, the first of them the last to come. */
async function wrote(harness: DeskHarness, count: number, daysAgo: number) {
  const references = await harness.leads(count);
  for (const reference of references)
    await harness.set(reference, `received_at = received_at - ${daysAgo * day}`);
  return references;
}

const figure = ({ env }: DeskHarness, now = Date.now()) => readAnswered(env.DB, timeOver, now);

test("of the last people whose time is over those count as answered who were contacted in it", async () => {
  const harness = new DeskHarness();
  const people = await wrote(harness, 19, 20);
  for (const reference of people.slice(0, 9))
    await harness.set(reference, `contacted_at = received_at + ${day}`);
  await harness.set(people[9] ?? "", `contacted_at = received_at + ${9 * day}`);
  await harness.set(people[10] ?? "", "closed_at = received_at");
  expect(await figure(harness), "too few").toBeUndefined();
  const [last = ""] = await wrote(harness, 1, 0);
  await harness.step(last, "contacted");
  expect(await figure(harness), "whose time is not over").toBeUndefined();
  expect(await figure(harness, Date.now() + 9 * day)).toEqual({ of: 20, answered: 10 });
});

test("a firm that only presses 'contacted' sees its figure fall with each visitor who says otherwise", async () => {
  const harness = new DeskHarness();
  const people = await wrote(harness, 20, 0);
  for (const reference of people) await harness.step(reference, "contacted");
  const later = Date.now() + 9 * day;
  expect(await figure(harness, later)).toEqual({ of: 20, answered: 20 });
  for (const reference of people.slice(0, 5)) {
    await markUnanswered(harness.env.DB, reference, Date.now(), false);
    await harness.step(reference, "contacted");
  }
  expect(await figure(harness, later)).toEqual({ of: 20, answered: 15 });
});

test("a flood of requests reads the ledger once in ten minutes", async () => {
  const harness = new DeskHarness();
  const later = Date.now() + 9 * day;
  const ask = (at: number) => recentlyAnswered(harness.env.DB, timeOver, at);
  await wrote(harness, 20, 0);
  expect(await ask(later)).toEqual({ of: 20, answered: 0 });
  await wrote(harness, 1, 0);
  expect(await ask(later + 599_999)).toEqual({ of: 20, answered: 0 });
  expect(await ask(later + 600_000)).toEqual({ of: 21, answered: 0 });
});

test("a firm that does not publish it tells nobody", async () => {
  expect((await new DeskHarness().send({ path: "/api/answered", method: "GET" })).status).toBe(404);
});
