import { randomUUID } from "node:crypto";
import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { bundleWorker } from "../../support/worker-bundle.ts";
import { kilobytes, percentile, table, verdict } from "../table.ts";
import { Load, type Post } from "./load.ts";
import { runWorker } from "./workerd.ts";

const rate = 100;
const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const connections = 200;

let made = 0;

/** A contact message that no other is equal to, from an address of its own. */
function uniquePost(): Post {
  made += 1;
  const body = JSON.stringify({
    type: "contact",
    fullName: `Ana Lima ${made}`,
    phone: `+1604555${String(made % 10_000).padStart(4, "0")}`,
    email: `ana.lima.${made}@example.com`,
    body: `My parents would like to visit us in Halifax for the winter, and this is question number ${made}.`,
    elapsed: 45_000,
    source: { page: "https://partner.example/canada", partner: "northgate", widget: "visa-contact-form" },
  });
  const headers = {
    "Content-Type": "application/json",
    "Idempotency-Key": randomUUID(),
    "CF-Connecting-IP": `10.${made & 255}.${(made >> 8) & 255}.${(made >> 16) & 255}`,
  };
  return { headers, body };
}

interface Outcome {
  readonly latencies: readonly number[];
  readonly perSecond: number;
  readonly refused: number;
  readonly lost: number;
  readonly doubled: number;
}

/** Posts to the bundle as `drive` says, and compares the responses with the database. */
async function measure(folder: string, drive: (load: Load) => Promise<void>): Promise<Outcome> {
  const worker = await runWorker(folder);
  const load = new Load(worker.port, connections, uniquePost);
  try {
    await load.pace(rate, 2);
    const [warm, began] = [load.answers.length, performance.now()];
    await drive(load);
    const seconds = (performance.now() - began) / 1000;
    const measured = load.answers.slice(warm);
    const accepted = load.answers.filter(({ status }) => status === 200);
    const references = accepted.map(({ body }) => (JSON.parse(body) as { reference: string }).reference);
    const database = await worker.database();
    const { results } = await database.prepare("SELECT reference FROM leads").all<{ reference: string }>();
    const rows = new Set(results.map(({ reference }) => reference));
    return {
      latencies: measured.map(({ took }) => took),
      perSecond: measured.length / seconds,
      refused: load.answers.length - accepted.length,
      lost: references.filter((reference) => !rows.has(reference)).length,
      doubled: results.length - new Set(references).size,
    };
  } finally {
    load.close();
    await worker.stop();
  }
}

/** One row of the first table; the last three columns say what must be 0. */
function loadRow(name: string, { latencies, perSecond, refused, lost, doubled }: Outcome): string[] {
  const times = [0.5, 0.95, 0.99].map((share) => percentile(latencies, share).toFixed(1));
  return [
    name,
    String(latencies.length),
    perSecond.toFixed(0),
    ...times,
    ...[refused, lost, doubled].map(String),
  ];
}

/** The worker benchmark as Markdown. */
export async function benchWorker(): Promise<string> {
  const folder = bundleWorker();
  try {
    console.log(`  ${rate} leads a second for ${seconds} s`);
    const steady = await measure(folder, (load) => load.pace(rate, seconds));
    console.log(`  ${connections} connections, as fast as it goes`);
    const flood = await measure(folder, (load) => load.flood(15));
    const p99 = percentile(steady.latencies, 0.99);
    const wrong = [steady, flood].map(({ refused, lost, doubled }) => refused + lost + doubled);
    const sum = wrong.reduce((all, count) => all + count, 0);
    return `The worker as it is deployed (${kilobytes(statSync(join(folder, "index.js")).size)} kB plain), in workerd on Miniflare's direct socket, with local D1, queue, its consumer and
mail; every body, key and client address is unique, and client and worker share the cores. Latency counts from the
moment a request was due.

${table(
  ["load", "answers", "per second", "p50 ms", "p95 ms", "p99 ms", "not 200", "lost", "doubled"],
  [
    loadRow(`${rate} leads a second for ${seconds} s`, steady),
    loadRow(`${connections} connections, as fast as it goes`, flood),
  ],
)}

*Lost* are leads that were answered 200 and have no row; *doubled* are rows beyond one a lead.

${table(
  ["goal", "limit", "measured", ""],
  [
    [`p99 at ${rate} leads a second, ms`, "250", p99.toFixed(1), verdict(p99 < 250)],
    ["anything but 200, lost or doubled", "0", String(sum), verdict(sum === 0)],
  ],
)}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
