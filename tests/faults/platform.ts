import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import type { Env } from "../../worker/env.ts";
import worker from "../../worker/index.ts";
import type { Mail } from "../../worker/outbox/mails/send-mail.ts";
import { day, minute } from "../../worker/time/durations.ts";
import { random } from "../support/random.ts";
import { type Asked, wrapDatabase } from "../worker/support/wrapped-database.ts";
import { Turns, turn } from "./turns.ts";

/** `refuses`: each call fails at once; `hangs`: only a time limit ends the waiting. */
export type Way = "refuses" | "hangs";

/**
 * `before`: nothing happened; `after`: it happened but reported a failure; `late`: it happens later; `crash`:
 * it happened, and the invocation ends.
 */
export const strikes = ["before", "after", "late", "crash"] as const;
export type Strike = (typeof strikes)[number];

const failures = {
  database: "D1_ERROR: Network connection lost.",
  queue: "Queue send failed: Internal Server Error",
  mail: "E_INTERNAL_SERVER_ERROR",
  webhook: "Network connection lost.",
};
export type Part = keyof typeof failures | "cron";
type Call = Asked | keyof typeof failures;

/** https://developers.cloudflare.com/queues/platform/limits/ and .../workers/platform/limits/ */
const consumerLimit = 15 * minute;
const longestDelay = 43_200;
/** As scripts/deploy/queues.ts sets it, also across the move to the dead-letter queue. */
const retention = 14 * day;

interface QueuedMessage {
  id: string;
  queue: string;
  body: unknown;
  attempts: number;
  visibleAt: number;
  expiresAt: number;
}

/** A consumer as wrangler.toml has it. */
type Consumer = (typeof env.QUEUE_CONSUMERS)[number];

export interface FormPost {
  answers: Readonly<Record<string, unknown>>;
  key?: string | undefined;
}

interface Invocation {
  number: number;
  isKilled: boolean;
  /** Whether a call waits for ever. */
  hangs: boolean;
  /** Calls under way. */
  running: number;
  /** Turns since a call began or ended. */
  quiet: number;
}

/**
 * Cloudflare around the worker, by its documented rules and the numbers of wrangler.toml, on a set clock:
 * queues that batch, delay, retry, move and expire messages, invocations that are ended after 15 minutes, and
 * parts that fail as a test says.
 */
export class Platform {
  readonly down = new Map<Part, Way>();
  /** When all parts work again, also for an invocation or a delivery that is under way. */
  repairedAt = Number.POSITIVE_INFINITY;
  /** What happens to a call, and whether an acknowledgement is lost. */
  strike: (call: Call) => Strike | undefined = () => undefined;
  losesAck = () => false;
  readonly mails: (Mail & { at: number })[] = [];
  /** Requests to heartbeat and webhook. */
  readonly requests: { at: number; url: string; body: string }[] = [];
  /** On all queues. */
  readonly waiting = new Set<QueuedMessage>();
  /** Messages deleted unread, after the last retry or because they were too old. */
  readonly deleted: unknown[] = [];
  readonly #env: Env;
  readonly #next: () => number;
  readonly #turns: Turns;
  readonly #late: (() => Promise<unknown>)[] = [];
  #invocations = 0;

  constructor(now: number, changes: Partial<Env>, seed = 1) {
    // A busy machine must not look like a hanging database: no time limit runs out by itself.
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now });
    // The pauses between tries are not what is tested.
    vi.spyOn(scheduler, "wait").mockResolvedValue(undefined);
    // Some hundred thousand lines at full size.
    vi.spyOn(console, "log").mockReturnValue(undefined);
    // Nothing limits how many calls there are.
    const { LIMITER: _, NETWORKS: __, PARTNERS: ___, ...bound } = env;
    this.#env = { ...bound, ...changes };
    this.#next = random(seed);
    this.#turns = new Turns(this.#next);
  }

  /** Returns the reference; undefined after a 503 or without a response. */
  async post({ answers, key }: FormPost): Promise<string | undefined> {
    const headers = { "content-type": "application/json", ...(key && { "idempotency-key": key }) };
    const post = { method: "POST", headers, body: JSON.stringify(answers) };
    const request = new Request(`https://www.example.com/api/${answers.type}`, post);
    const answer = await this.#invoke((env) => worker.fetch(request as never, env, {} as never));
    if (answer?.status === 200) return ((await answer.json()) as { reference?: string }).reference;
    expect(answer?.status ?? 503).toBe(503);
    return undefined;
  }

  async cron(): Promise<void> {
    if (this.#wayOf("cron") !== undefined) return;
    for (const effect of this.#late.splice(0)) await effect().catch(() => undefined);
    const controller = { scheduledTime: Date.now(), cron: "* * * * *" } as ScheduledController;
    await this.#invoke((env) => worker.scheduled(controller, env));
  }

  #wayOf(part: Part): Way | undefined {
    return Date.now() < this.repairedAt ? this.down.get(part) : undefined;
  }

  async deliver(): Promise<void> {
    for (const consumer of env.QUEUE_CONSUMERS)
      for (let batch = this.#nextBatch(consumer); batch.length > 0; batch = this.#nextBatch(consumer))
        await this.#consume(consumer, batch);
  }

  #nextBatch({ queue, max_batch_size }: Consumer): QueuedMessage[] {
    if (this.#wayOf("queue") !== undefined) return [];
    const now = Date.now();
    for (const message of this.waiting) if (message.expiresAt <= now) this.#drop(message);
    return [...this.waiting]
      .filter((message) => message.queue === queue && message.visibleAt <= now)
      .sort(() => this.#next() - 0.5)
      .slice(0, max_batch_size);
  }

  async #consume(consumer: Consumer, batch: readonly QueuedMessage[]): Promise<void> {
    const { queue, max_retries, retry_delay, dead_letter_queue } = consumer;
    const acknowledged = new Set<QueuedMessage>();
    const delays = new Map<QueuedMessage, number>();
    const messages = batch.map((message) => {
      message.attempts += 1;
      return {
        ...structuredClone(message),
        timestamp: new Date(),
        ack: () => void (this.losesAck() ? delays.set(message, retry_delay) : acknowledged.add(message)),
        retry: ({ delaySeconds = retry_delay }: QueueRetryOptions = {}) => {
          if (delaySeconds > longestDelay) throw new Error("the delay is longer than a queue takes");
          delays.set(message, delaySeconds);
        },
      };
    });
    const hasEnded = await this.#invoke(async (env) => {
      await worker.queue({ queue, messages } as never, env);
      return true;
    });
    for (const message of batch) {
      // Returning acknowledges messages that were not retried.
      const isRetried = message.attempts <= max_retries;
      const delay = isRetried ? (delays.get(message) ?? retry_delay) : 0;
      message.visibleAt = Date.now() + 1000 * Math.max(delay, 1);
      if (acknowledged.has(message) || (hasEnded && !delays.has(message))) this.waiting.delete(message);
      else if (!isRetried && dead_letter_queue !== undefined)
        Object.assign(message, { queue: dead_letter_queue, attempts: 0 });
      else if (!isRetried) this.#drop(message);
    }
  }

  #drop(message: QueuedMessage): void {
    this.waiting.delete(message);
    this.deleted.push(message.body);
  }

  /** Undefined if the invocation fails, crashes or takes too long. */
  async #invoke<T>(act: (env: Env) => Promise<T> | T): Promise<T | undefined> {
    this.#invocations += 1;
    const flags = { hasEnded: false, isKilled: false, hangs: false };
    const invocation = { number: this.#invocations, ...flags, running: 0, quiet: 0 };
    const limit = Date.now() + consumerLimit;
    this.#turns.running += 1;
    let result: T | undefined;
    const run = async () => {
      result = await act(this.#surroundings(invocation));
    };
    void run()
      .catch(() => undefined)
      .finally(() => {
        invocation.hasEnded = true;
      });
    while (!invocation.hasEnded && !invocation.isKilled) {
      await turn();
      invocation.quiet += 1;
      // Only where something hangs does the clock go on, to whatever limits the waiting.
      if (!invocation.hangs || invocation.running > 0 || invocation.quiet < 5) continue;
      invocation.quiet = 0;
      if (vi.getTimerCount() > 0 && Date.now() < limit) vi.advanceTimersToNextTimer();
      else {
        invocation.isKilled = true;
        vi.clearAllTimers();
        vi.setSystemTime(Math.max(Date.now(), limit));
      }
    }
    this.#turns.running -= 1;
    return result;
  }

  #surroundings(invocation: Invocation): Env {
    const call = async <T>(name: Call, act: () => Promise<T>): Promise<T> => {
      invocation.quiet = 0;
      const endTurn = await this.#turns.take(invocation.number);
      const part = name in failures ? (name as keyof typeof failures) : "database";
      const way = this.#wayOf(part);
      if (invocation.isKilled || way === "hangs") {
        endTurn();
        invocation.hangs = true;
        return new Promise(() => undefined);
      }
      invocation.running += 1;
      const fail = () => Promise.reject(new Error(failures[part]));
      const strike = way === "refuses" ? "before" : this.strike(name);
      try {
        if (strike === "late") this.#late.push(act);
        if (strike === "late" || strike === "before") return await fail();
        const result = await act();
        invocation.isKilled = strike === "crash";
        return strike === undefined ? result : await fail();
      } finally {
        invocation.running -= 1;
        invocation.quiet = 0;
        endTurn();
      }
    };
    vi.stubGlobal("fetch", (url: unknown, init?: RequestInit) =>
      call("webhook", async () => {
        this.requests.push({ at: Date.now(), url: String(url), body: String(init?.body) });
        return new Response();
      }),
    );
    const send = (body: unknown) =>
      call("queue", async () => {
        const times = { visibleAt: Date.now() + 1000, expiresAt: Date.now() + retention };
        const message = { id: crypto.randomUUID(), body: structuredClone(body), attempts: 0, ...times };
        this.waiting.add({ queue: "evermaple-leads", ...message });
      });
    const mail = (one: Mail) =>
      call("mail", async () => {
        this.mails.push({ at: Date.now(), ...one });
        return { messageId: "sent" };
      });
    const bindings = { DB: wrapDatabase(this.#env.DB, call), LEADS: { send }, MAIL: { send: mail } };
    return { ...this.#env, ...bindings } as unknown as Env;
  }
}
