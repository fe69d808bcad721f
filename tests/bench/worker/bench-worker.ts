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

/** A contact message unlike any other, from an address of its own. */
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

export async function benchWorker(): Promise<string> {
  const folder = bundleWorker();
  const worker = await runWorker(folder);
  const load = new Load(worker.port, connections, uniquePost);
  try {
    console.log(`  ${rate} leads a second for ${seconds} s`);
    await load.pace(rate, 2);
    const warm = load.answers.length;
    await load.pace(rate, seconds);
    const measured = load.answers.slice(warm);
    const latencies = measured.map(({ took }) => took);
    const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((share) => percentile(latencies, share));
    const refused = measured.filter(({ status }) => status !== 200).length;
    return `The worker as it is deployed (${kilobytes(statSync(join(folder, "index.js")).size)} kB plain), in workerd on Miniflare's direct socket, with local D1, queue, its consumer and
mail; every body, key and client address is unique, and client and worker share the cores. Latency counts from the
moment a request was due. That no lead is lost or doubled is proved by \`npm run test:full -- kill\`.

${table(
  ["load", "answers", "p50 ms", "p95 ms", "p99 ms", "not 200"],
  [
    [
      `${rate} leads a second for ${seconds} s`,
      String(measured.length),
      ...[p50, p95, p99].map((time) => time.toFixed(1)),
      String(refused),
    ],
  ],
)}

${table(
  ["goal", "limit", "measured", ""],
  [
    [`p99 at ${rate} leads a second, ms`, "250", p99.toFixed(1), verdict(p99 < 250)],
    ["anything but 200", "0", String(refused), verdict(refused === 0)],
  ],
)}`;
  } finally {
    load.close();
    await worker.stop();
    rmSync(folder, { recursive: true });
  }
}
