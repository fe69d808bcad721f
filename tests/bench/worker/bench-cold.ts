import { setTimeout as wait } from "node:timers/promises";
import { median, rounds, table, verdict } from "../table.ts";
import { behindAccess } from "./access.ts";
import { post } from "./bench-worker.ts";
import { profilerOf } from "./cpu-profile.ts";
import { runWorker } from "./workerd.ts";

const port = 19_229;

type Worker = Awaited<ReturnType<typeof runWorker>>;

const reference = "EM-0000000007";
const lead = `INSERT INTO leads (reference, key_hash, fingerprint, form, answers, source, state, received_at)
  VALUES ('${reference}', 'k', 'f', 'contact',
    '{"fullName":"Ana Lima","email":"a@example.com","phone":"+16045550123","body":"I would like to study."}',
    '{}', 'accepted', unixepoch() * 1000)`;
const pending = `INSERT INTO notifications (id, channel, subject, name, lead, at, timing, due_at)
  VALUES ('${reference}', 'mail', 'lead', 'accepted', '${reference}', 0, 'instant', 0)`;

interface Task {
  name: string;
  /** Most milliseconds of CPU. */
  goal?: number;
  /** What the database has besides the lead. */
  statement?: string;
  /** Resolves to whether it went well. */
  run(worker: Worker): Promise<boolean>;
}

/** What a visitor, a consultant, a minute and a message make an isolate do that has done nothing yet. */
const tasksOf = (headers: Record<string, string>): readonly Task[] => [
  {
    name: "a post of the contact form",
    goal: 15,
    run: async ({ origin }) => (await post(origin, 0)).status === 200,
  },
  {
    name: "the desk’s list of one lead",
    run: async ({ origin }) => {
      const answer = await fetch(`${origin}/desk/`, { headers });
      return (await answer.text()).includes("Ana Lima");
    },
  },
  {
    name: "the cron of a quiet minute",
    goal: 10,
    run: async ({ leads }) => (await (await leads()).scheduled({ cron: "* * * * *" })).outcome === "ok",
  },
  {
    name: "a queue batch of one lead to mail",
    statement: pending,
    run: async ({ leads }) => {
      const message = { id: "one", timestamp: new Date(), attempts: 1, body: { reference } };
      return (await (await leads()).queue("evermaple-leads", [message])).outcome === "ok";
    },
  },
];

/** Milliseconds of CPU that Node takes for a fixed task. */
function loop() {
  const began = process.cpuUsage();
  for (let at = 0, sum = 0; at < 2e6; at += 1) sum = (sum * 31 + at) | 0;
  return process.cpuUsage(began).user / 1000;
}

/** CPU time of new isolates, as Markdown. */
export async function benchCold(): Promise<string> {
  const { headers, options } = await behindAccess();
  const rows: string[][] = [];
  for (const { name, goal, statement, run } of tasksOf(headers)) {
    const measured: { cold: number; loop: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const worker = await runWorker({ ...options, inspectorPort: port });
      for (const sql of [lead, statement ?? []].flat()) await worker.database.prepare(sql).run();
      const profiler = await profilerOf("leads", port);
      const cold = await profiler.measure(async () => {
        if (!(await run(worker))) throw new Error(`${name} failed`);
        // What goes on after the answer, but before the queue delivers.
        await wait(200);
      });
      measured.push({ cold, loop: loop() });
      profiler.close();
      await worker.stop();
    }
    const times = measured.map(({ cold }) => cold);
    const middle = median(times);
    rows.push([
      name,
      middle.toFixed(1),
      `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`,
      (middle / median(measured.map(({ loop }) => loop))).toFixed(1),
      goal ? `${goal} ms, ${verdict(middle <= goal)}` : "",
    ]);
  }
  return `CPU time of the first task of a new isolate in workerd, by its own profiler: median, fewest and most of ${rounds} isolates. A
machine that is busy shows in every figure, so a loop of two million steps in Node, once an isolate, is the control.
Cloudflare counts the start of an isolate apart, up to one second; \`worker/warm-up.ts\` uses it.

${table(["first task", "ms", "from–to", "times the loop", "goal"], rows)}`;
}
