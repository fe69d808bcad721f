import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { WorkerHarness } from "./support/worker-harness.ts";

const day = 86_400_000;
/** A minute in which the sweep looks for a silence. */
const looking = Math.ceil(Date.now() / (day / 2)) * (day / 2) + 37 * 60_000;

/** Stores accepted leads that came so many days before the sweep looks. */
async function storeLeads(...daysBefore: readonly number[]): Promise<void> {
  const insert = env.DB.prepare(
    `INSERT INTO leads (reference, key_hash, fingerprint, form, answers, source, state, received_at)
     VALUES (?1, ?1, ?1, 'contact', '{}', '{}', 'accepted', ?2)`,
  );
  for (const days of daysBefore) await insert.bind(`EM-${days}`, looking - days * day).run();
}

async function alertsOf(): Promise<readonly string[]> {
  const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
  await harness.sweep(looking - Date.now());
  return harness.mails.map(({ text }) => text).filter((text) => text.startsWith("No lead for longer"));
}

test("a silence twice as long as any pause before it is told, with both figures", async () => {
  await storeLeads(60, 58, 55, 51, 50);
  const [alert] = await alertsOf();
  expect(alert).toMatch(/No lead for +50 days\nLongest pause before that +4 days/);
});

test.each([
  ["in a firm's first month", [29, 28, 27, 20]],
  ["within twice the longest pause", [60, 50, 40, 30, 15]],
  ["over a long weekend", [40, 39, 38, 3]],
  ["where nothing has ever come", []],
])("no silence is told %s", async (_, days) => {
  await storeLeads(...days);
  expect(await alertsOf()).toEqual([]);
});
