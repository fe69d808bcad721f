import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { readAnswered } from "../../worker/leads/answered.ts";
import { asking } from "../../worker/leads/sql.ts";
import { readStatus } from "../../worker/leads/status.ts";
import { openLink, proofOf } from "../../worker/signing/revocable-links.ts";
import { day, hour, minute } from "../../worker/time/durations.ts";
import { random } from "../support/random.ts";
import { DeskHarness } from "./support/desk-harness.ts";
import { emptyDatabase } from "./support/empty-database.ts";
import { hostilePost } from "./support/hostile-clients.ts";
import { type Shape, storeLeads } from "./support/store-leads.ts";
import { query } from "./support/worker-harness.ts";
import { meteredDatabase } from "./support/wrapped-database.ts";

const many = Number((env as typeof env & { MANY_LEADS: string }).MANY_LEADS);

/** SQL for the columns in which stored leads differ, from their number `i`. */
const shapes: Record<string, Shape> = {
  "one key for different people": { key: "'key'", networkHash: "'network'" },
  "a key each": { networkHash: "i" },
  "all of one person": { person: "1", networkHash: "'network'" },
  "all suspects": { state: "'suspect'" },
};

type Act = (desk: DeskHarness) => Promise<unknown>;
const key = { "idempotency-key": "5c5a1f0e-3c2d-4e5f-8a9b-0c1d2e3f4a5b" };
const page =
  (path: string): Act =>
  async (desk) =>
    expect((await desk.open(path)).status).toBe(200);

/** What may read the database, and how many rows at most: in all, and for each stored lead. */
const acts: Record<string, [act: Act, atMost: number, perLead: number]> = {
  "a post": [(desk) => desk.lead({ body: "New" }, key), 60, 0],
  "a post once more": [(desk) => desk.lead({ body: "New" }, key), 150, 0],
  "a suspect": [(desk) => desk.lead({ topicCode: "x" }), 150, 0],
  "hostile posts": [
    async (desk) => {
      const next = random(1);
      for (let posts = 0; posts < 20; posts += 1) await desk.accepted(...hostilePost(next));
    },
    1200,
    0,
  ],
  "a receipt": [(desk) => desk.openReceipt(7, "GET"), 100, 0],
  "a press": [(desk) => desk.openReceipt(7, "POST"), 150, 0],
  "a partner's numbers": [
    async (desk) => {
      await openLink(desk.env, "partner p7", Date.now());
      const proof = await proofOf(desk.env, "partner p7");
      expect((await desk.get(`/partners/p7/${proof}`)).status).toBe(200);
    },
    100,
    0,
  ],
  "the published figure": [(desk) => readAnswered(desk.env.DB, (at) => at + day, Date.now()), 3000, 0],
  "the health": [(desk) => desk.get("/api/health"), 20, 0],
  "a queue's batch": [(desk) => desk.deliver(), 2000, 0],
  "a sweep with a digest": [(desk) => desk.sweep(), 6000, 0],
  "a sweep after it": [(desk) => desk.sweep(minute), 200, 0],
  "the daily mail": [(desk) => desk.sweep(5 * hour), 6000, 12],
  "a sweep that deletes": [(desk) => desk.sweep(7 * hour), 6000, 2],
  "the list": [page("/desk/"), 500, 9],
  "its last page": [page(`/desk/?state=all&page=${Math.floor(many / 100)}`), 500, 7],
  "a search": [page("/desk/?q=ana"), 500, 2],
  "a country's search": [page("/desk/?q=canada"), 500, 9],
  "a lead's page": [page("/desk/EM-0000000007"), 500, 0],
  "the month": [page("/desk/month"), 500, 20],
  "the desk's health": [page("/desk/health"), 500, 4],
  "an export": [page("/desk/export.csv"), 500, 10],
  "a line of the command": [(desk) => readStatus(asking(desk.env.DB), Date.now()), 500, 4],
};

async function measure(count: number, shape: Shape) {
  await emptyDatabase();
  await storeLeads(count, shape);
  await query(
    "INSERT INTO worker_state (name, at) VALUES ('deleted expired', ?1), ('network salt', ?1)",
    Date.now(),
  );
  const { db, counts } = meteredDatabase(env.DB);
  const desk = new DeskHarness({ DB: db });
  const rows: Record<string, number> = {};
  for (const [name, [act]] of Object.entries(acts)) {
    counts.read = 0;
    await act(desk);
    rows[name] = counts.read;
  }
  return rows;
}

test.each(Object.entries(shapes))(
  "over very many leads, %s, no request, job or page reads more in all than it may, and twice for twice as many",
  { timeout: 900_000 },
  async (_, shape) => {
    vi.spyOn(console, "log").mockReturnValue(undefined);
    const half = await measure(many / 2, shape);
    const whole = await measure(many, shape);
    const over = Object.entries(acts).flatMap(([name, [, atMost, perLead]]) => {
      const [before = 0, now = 0] = [half[name], whole[name]];
      const isOver = now > atMost + perLead * many || now > 2.1 * before + 500;
      return isOver ? [`${name}: ${before} rows, ${now} of twice as many leads`] : [];
    });
    expect(over).toEqual([]);
  },
);
