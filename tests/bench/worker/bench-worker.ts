import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { kilobytes, percentile, table, verdict } from "../table.ts";
import { runWorker } from "./workerd.ts";

const rate = 100;
const seconds = 60;

interface Answer {
  status: number | undefined;
  /** Milliseconds since the request was due, so that a queue in the client counts too. */
  took: number;
}

/** Node's own `fetch` opens a connection for each request that waits, which slows the worker down. */
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
let made = 0;

/** Sends a contact message unlike any other, from an address of its own. */
export async function post(origin: string, due: number): Promise<Answer> {
  made += 1;
  const headers = {
    "Content-Type": "application/json",
    "Idempotency-Key": randomUUID(),
    "CF-Connecting-IP": `10.${made & 255}.${(made >> 8) & 255}.${(made >> 16) & 255}`,
  };
  const body = JSON.stringify({
    type: "contact",
    fullName: `Ana Lima ${made}`,
    phone: `+1604555${String(made % 10_000).padStart(4, "0")}`,
    email: `ana.lima.${made}@example.com`,
    body: `My parents would like to visit us in Halifax for the winter, and this is question number ${made}.`,
    elapsed: 45_000,
    source: { page: "https://partner.example/canada", partner: "northgate", widget: "visa-contact-form" },
  });
  const status = await new Promise<number | undefined>((resolve, reject) =>
    request(`${origin}/api/contact`, { agent, method: "POST", headers }, (response) =>
      response.resume().on("end", () => resolve(response.statusCode)),
    )
      .on("error", reject)
      .end(body),
  );
  return { status, took: performance.now() - due };
}

/** Posts at a steady rate, whether or not earlier requests were answered. */
async function load(origin: string, duration: number): Promise<readonly Answer[]> {
  const pending: Promise<Answer>[] = [];
  const began = performance.now();
  while (pending.length < rate * duration) {
    const due = began + (pending.length * 1000) / rate;
    if (performance.now() < due) await wait(1);
    else pending.push(post(origin, due));
  }
  return Promise.all(pending);
}

export async function benchWorker(): Promise<string> {
  const worker = await runWorker();
  try {
    await load(worker.origin, 2);
    const measured = await load(worker.origin, seconds);
    const latencies = measured.map(({ took }) => took);
    const percentiles = [0.5, 0.95, 0.99].map((share) => percentile(latencies, share));
    const refused = measured.filter(({ status }) => status !== 200).length;
    return `The worker as it is deployed (${kilobytes(worker.bytes)} kB plain), in workerd on Miniflare's direct socket, with local D1, queue, its consumer and
mail; every body, key and client address is unique, and client and worker share the cores. Latency counts from the
moment a request was due. That no lead is lost or doubled is proved by \`npm run test:full -- kill\`.

${table(
  ["load", "answers", "p50 ms", "p95 ms", "p99 ms", "p99 within 250 ms", "not 200"],
  [
    [
      `${rate} leads a second for ${seconds} s`,
      String(measured.length),
      ...percentiles.map((time) => time.toFixed(1)),
      verdict(Math.max(...percentiles) < 250),
      `${refused}, ${verdict(refused === 0)}`,
    ],
  ],
)}`;
  } finally {
    agent.destroy();
    await worker.stop();
  }
}
