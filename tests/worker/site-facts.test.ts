import { expect, test, vi } from "vitest";
import { facts } from "../../src/content/programs/facts.ts";
import { day, hour } from "../../worker/time/durations.ts";
import { WorkerHarness } from "./support/worker-harness.ts";

async function dailyOn(at: number) {
  vi.spyOn(Date, "now").mockReturnValue(at);
  const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "9" });
  await harness.sweep(9 * hour);
  return harness.dailies[0]?.text.replace(/\s+/g, " ");
}

test("the daily mail names five facts that nobody has checked for 90 days, and counts the others", async () => {
  const read = facts.map(({ asOf }) => Date.parse(asOf));
  const fresh = await dailyOn(Math.min(...read) + 80 * day);
  expect(fresh).toContain("Unsent for over an hour");
  expect(fresh).not.toContain("website");
  const daily = await dailyOn(Math.max(...read) + 91 * day);
  for (const part of [
    `${facts.length} facts on the website not checked for over 90 days, the oldest since`,
    `and ${facts.length - 5} more. To list them: npm run facts`,
  ])
    expect(daily).toContain(part);
});
