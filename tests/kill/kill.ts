import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#scripts/serve/ports.ts";
import { message } from "../support/filled.ts";
import { random } from "../support/random.ts";
import { LocalProduct } from "./local-product.ts";

/** `npm run test:full -- kill` (docs/lead-lifecycle.md); KILL_ROUNDS, KILL_SEED, KILL_PORT. */
const rounds = Number(process.env.KILL_ROUNDS ?? 100);
const seed = Number(process.env.KILL_SEED ?? 1);
const visitorsAtOnce = 10;
const next = random(seed);
const product = new LocalProduct(await freePort("KILL_PORT", 8890));

// The product is a process group of its own, which Ctrl+C does not reach.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    product.end();
    process.exit(1);
  });
}

interface Visitor {
  number: number;
  key: string;
  reference?: string;
}

const visitors: Visitor[] = [];
const unanswered = () => visitors.filter(({ reference }) => reference === undefined);

async function send(visitor: Visitor): Promise<void> {
  const { number } = visitor;
  const answers = { ...message, email: `visitor-${number}@example.com`, body: `Question number ${number}` };
  const answer = await fetch(`${product.origin}/api/contact`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": visitor.key,
      "cf-connecting-ip": `10.${number & 255}.${(number >> 8) & 255}.${(number >> 16) & 255}`,
    },
    body: JSON.stringify(answers),
  });
  const reply = (await answer.json()) as { reference: string };
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  visitor.reference = reply.reference;
}

async function round() {
  await product.start();
  // A visitor without an answer tries again, which may be a repeat of the same lead.
  for (const visitor of unanswered()) await send(visitor);
  let killed = false;
  const posting = Array.from({ length: visitorsAtOnce }, async () => {
    while (!killed) {
      const visitor = { number: visitors.length, key: randomUUID() };
      visitors.push(visitor);
      await send(visitor).catch(() => wait(5));
    }
  });
  await wait(next() * 500);
  await product.kill();
  killed = true;
  await Promise.all(posting);
}

/** Returns how many leads are still unsent. */
async function repair() {
  await product.start();
  for (const visitor of unanswered()) await send(visitor);
  let until = Date.now() + 120_000;
  let unsent = Number.POSITIVE_INFINITY;
  while (unsent > 0 && Date.now() < until) {
    // More than a digest's pause after the one before.
    await product.sweep(20 * 60_000);
    await wait(500);
    const [row] = await product.database.ask<{ unsent: number }>`
      SELECT count(*) AS unsent FROM notifications WHERE subject = 'lead'`;
    const left = row?.unsent ?? 0;
    // A sweep takes a part of them: as long as they become fewer, it goes on.
    if (left < unsent) until = Date.now() + 120_000;
    unsent = left;
  }
  // Time for the local mailer to write what it took.
  await wait(2000);
  return unsent;
}

const failures: string[] = [];
try {
  const answered = () => visitors.length - unanswered().length;
  // On a busy machine a kill before the first response shows nothing.
  for (let at = 0; at < rounds || (answered() < rounds && at < 5 * rounds); at += 1) await round();
  if (answered() < rounds) failures.push("too few leads were accepted for the rounds to show anything");
  const unsent = await repair();
  const rows = await product.database.ask<{ reference: string; body: string; waiting: number }>`
    SELECT reference, answers ->> 'body' AS body, EXISTS (SELECT 1 FROM notifications WHERE lead = reference) AS waiting
    FROM leads`;
  const waiting = new Map(rows.map((row) => [row.reference, row.waiting]));
  const mailed = product.mailed();
  const accepted = visitors.flatMap(({ reference }) => reference ?? []);
  const lost = accepted.filter((reference) => !waiting.has(reference));
  const silent = accepted.filter((reference) => waiting.get(reference) !== 0 || !mailed.includes(reference));
  const doubled = rows.length - new Set(rows.map(({ body }) => body)).size;
  console.table({
    rounds,
    seed,
    accepted: accepted.length,
    "accepted and not stored": lost.length,
    "stored twice": doubled,
    "accepted and not mailed": silent.length,
    "still unsent": unsent,
  });
  if (lost.length + silent.length + doubled + unsent > 0)
    failures.push("a lead was lost, doubled or not mailed");
} finally {
  await product.kill();
  product.remove();
}
for (const failure of failures) console.error(`✗ ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);
