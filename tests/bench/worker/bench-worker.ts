import { randomUUID } from "node:crypto";
import { cpSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { workerBudget } from "../../built/support/budgets.ts";
import { bundleWorker } from "../../support/worker-bundle.ts";
import { kilobytes, median, percentile, table, verdict } from "../table.ts";
import { type Answer, Load, type Post } from "./load.ts";
import { type Running, runWorker } from "./workerd.ts";

const rate = 100;
const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const connections = 200;
const rounds = 3;
const roundSeconds = 5;

let made = 0;

function uniqueAddress(): string {
  made += 1;
  return `10.${made & 255}.${(made >> 8) & 255}.${(made >> 16) & 255}`;
}

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
    "CF-Connecting-IP": uniqueAddress(),
  };
  return { headers, body };
}

interface Outcome {
  readonly latencies: readonly number[];
  readonly refused: number;
  readonly lost: number;
  readonly doubled: number;
}

/** Holds what was answered against what the database has. */
async function reckon(worker: Running, answers: readonly Answer[]): Promise<Outcome> {
  const accepted = answers.filter(({ status }) => status === 200);
  const references = accepted.map(({ body }) => (JSON.parse(body) as { reference: string }).reference);
  const database = await worker.database();
  const { results } = await database.prepare("SELECT reference FROM leads").all<{ reference: string }>();
  const rows = new Set(results.map(({ reference }) => reference));
  return {
    latencies: answers.map(({ took }) => took),
    refused: answers.length - accepted.length,
    lost: references.filter((reference) => !rows.has(reference)).length,
    doubled: results.length - new Set(references).size,
  };
}

async function measureSteady(folder: string): Promise<Outcome> {
  const worker = await runWorker(folder, "index.js");
  const load = new Load(worker.port, 50, uniquePost);
  try {
    await load.pace(rate, 2);
    load.answers.length = 0;
    const database = await worker.database();
    const { results } = await database.prepare("SELECT reference FROM leads").all<{ reference: string }>();
    await load.pace(rate, seconds);
    const outcome = await reckon(worker, load.answers);
    return { ...outcome, doubled: outcome.doubled - results.length };
  } finally {
    load.close();
    await worker.stop();
  }
}

interface Throughput {
  readonly stored: number;
  readonly unstored: number;
  readonly ratio: number;
  readonly outcome: Outcome;
}

/** Storing and not storing in turns, so that a busy moment of the machine meets both. */
async function measureThroughput(folder: string): Promise<Throughput> {
  const storing = await runWorker(folder, "index.js");
  const idle = await runWorker(folder, "unstored.js");
  const loads = [storing, idle].map(({ port }) => new Load(port, connections, uniquePost)) as [Load, Load];
  const speeds: [number, number][] = [];
  try {
    for (const load of loads) await load.flood(1);
    for (let round = 0; round < rounds; round++) {
      await rest(storing);
      const stored = await loads[0].flood(roundSeconds);
      // What is still in the queue is worked off before the other is timed.
      await rest(storing);
      speeds.push([stored, await loads[1].flood(roundSeconds)]);
    }
    const refused = loads[1].answers.filter(({ status }) => status !== 200).length;
    if (refused > 0) throw new Error(`The worker that stores nothing refused ${refused} posts.`);
    const outcome = await reckon(storing, loads[0].answers);
    return {
      stored: median(speeds.map(([stored]) => stored)),
      unstored: median(speeds.map(([, unstored]) => unstored)),
      ratio: median(speeds.map(([stored, unstored]) => stored / unstored)),
      outcome,
    };
  } finally {
    for (const load of loads) load.close();
    await Promise.all([storing.stop(), idle.stop()]);
  }
}

/** Resolves once workerd uses less than a tenth of a core for half a second, or after ten seconds. */
async function rest(worker: Running): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    const before = worker.processorTime();
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (!(worker.processorTime() - before > 50)) return;
  }
}

/** Processor milliseconds a lead of the worker's own code: every binding answers at once. */
async function measureOwnTime(folder: string): Promise<number> {
  const worker = await runWorker(folder, "alone.js");
  const load = new Load(worker.port, connections, uniquePost);
  try {
    await load.flood(1);
    const [answered, before] = [load.answers.length, worker.processorTime()];
    await load.flood(3);
    return (worker.processorTime() - before) / (load.answers.length - answered);
  } finally {
    load.close();
    await worker.stop();
  }
}

/** One row of the first table; the last three columns say what must be 0. */
function loadRow(name: string, perSecond: number, { latencies, refused, lost, doubled }: Outcome): string[] {
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
  for (const entry of ["unstored.js", "alone.js"])
    cpSync(new URL(entry, import.meta.url), join(folder, entry));
  try {
    const bundle = gzipSync(readFileSync(join(folder, "index.js")), { level: 9 }).length;
    console.log(`  ${rate} leads a second for ${seconds} s`);
    const steady = await measureSteady(folder);
    console.log(`  ${connections} connections, storing and not storing in turns`);
    const { stored, unstored, ratio, outcome } = await measureThroughput(folder);
    const own = await measureOwnTime(folder);
    const p99 = percentile(steady.latencies, 0.99);
    const wrong = [steady, outcome].reduce(
      (sum, { refused, lost, doubled }) => sum + refused + lost + doubled,
      0,
    );
    const goal = (name: string, limit: string, shown: string, holds: boolean) => [
      name,
      limit,
      shown,
      verdict(holds),
    ];
    return `The worker as it is deployed (${kilobytes(statSync(join(folder, "index.js")).size)} kB plain), in workerd on Miniflare's direct socket, with local D1, queue, its consumer and
mail; every body, key and client address is unique, and client and worker share the cores. Latency counts from the
moment a request was due. The same worker without storing answers ${unstored.toFixed(0)} a second.

${table(
  ["load", "answers", "per second", "p50 ms", "p95 ms", "p99 ms", "not 200", "lost", "doubled"],
  [
    loadRow(`${rate} leads a second for ${seconds} s`, rate, steady),
    loadRow(`${connections} connections, as fast as it goes`, stored, outcome),
  ],
)}

*Lost* are leads that were answered 200 and have no row; *doubled* are rows beyond one a lead.

${table(
  ["goal", "limit", "measured", ""],
  [
    goal("throughput against not storing", "0.50x", `${ratio.toFixed(2)}x`, ratio >= 0.5),
    goal(`p99 at ${rate} leads a second, ms`, "250", p99.toFixed(1), p99 < 250),
    goal("anything but 200, lost or doubled", "0", String(wrong), wrong === 0),
    goal("CPU a lead of the worker's own code, ms", "2", own.toFixed(2), own <= 2),
    goal("bundle, kB gzip", kilobytes(workerBudget), kilobytes(bundle), bundle <= workerBudget),
  ],
)}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
