import { expect, vi } from "vitest";
import type { Env } from "../../worker/env.ts";
import worker from "../../worker/index.ts";
import type { Mail } from "../../worker/outbox/mails/send-mail.ts";
import { day, minute } from "../../worker/time/durations.ts";
import { random } from "../support/random.ts";
import { type Asked, wrapDatabase } from "../worker/support/wrapped-database.ts";
import { Turns, turn } from "./turns.ts";

export type Part = "database" | "mail" | "queue" | "webhook" | "cron";
/** `refuses`: each call fails at once; `hangs`: only a time limit ends the waiting. */
export type Way = "refuses" | "hangs";

/**
 * `before`: nothing happened; `after`: it happened but reported a failure; `late`: it happens later; `crash`:
 * it happened, and the invocation ends.
 */
export const strikes = ["before", "after", "late", "crash"] as const;
export type Strike = (typeof strikes)[number];
export type Call = Asked | "queue" | "mail" | "webhook";

const failures = {
  database: "D1_ERROR: Network connection lost.",
  queue: "Queue send failed: Internal Server Error",
  mail: "E_INTERNAL_SERVER_ERROR",
  webhook: "Network connection lost.",
};

/** https://developers.cloudflare.com/queues/platform/limits/ and .../workers/platform/limits/ */
const consumerLimit = 15 * minute;
const longestDelay = 43_200;
/**
 * As scripts/deploy/deploy.ts sets it, from the first writing, also across the move to the dead-letter queue.
 */
const retention = 14 * day;

interface QueuedMessage {
  id: string;
  body: unknown;
  expiresAt: number;
  queue: string;
  attempts: number;
  visibleAt: number;
}

/** A consumer as wrangler.toml has it. */
export interface Consumer {
  queue: string;
  max_batch_size: number;
  max_retries: number;
  /** Seconds, unless the worker asks for another delay. */
  retry_delay?: number;
  dead_letter_queue?: string;
}

export interface FormPost {
  path: string;
  body: string;
  key: string | undefined;
}

interface Invocation {
  number: number;
  killed: boolean;
  hanging: number;
  running: number;
  /** Calls begun so far. */
  calls: number;
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
  /** Messages deleted unread, after the last retry or because they were too old. */
  readonly deleted: unknown[] = [];
  readonly #env: Env;
  /** The first one's queue is where the worker writes. */
  readonly #consumers: readonly Consumer[];
  readonly #next: () => number;
  readonly #turns: Turns;
  readonly #late: (() => Promise<unknown>)[] = [];
  #messages: QueuedMessage[] = [];
  #written = 0;
  #invocations = 0;

  constructor(real: Env, consumers: readonly Consumer[], changes: Partial<Env>, seed = 1) {
    // Nothing limits how many calls there are.
    const limits = { LIMITER: undefined, NETWORKS: undefined, PARTNERS: undefined };
    this.#env = { ...real, ...limits, ...changes } as Env;
    this.#consumers = consumers;
    this.#next = random(seed);
    this.#turns = new Turns(this.#next);
  }

  get waiting(): readonly unknown[] {
    return this.#messages.map(({ body }) => body);
  }

  /** Returns the reference; undefined after a 503 or without a response. */
  async post({ path, body, key }: FormPost): Promise<string | undefined> {
    const headers = { "content-type": "application/json", ...(key && { "idempotency-key": key }) };
    const request = new Request(`https://www.example.com${path}`, { method: "POST", headers, body });
    const context = { waitUntil: () => undefined, passThroughOnException: () => undefined };
    const answer = await this.#invoke((env) => worker.fetch(request as never, env, context as never)).catch(
      () => undefined,
    );
    if (answer?.status === 200) return ((await answer.json()) as { reference?: string }).reference;
    if (answer !== undefined) expect(answer.status).toBe(503);
    return undefined;
  }

  async cron(): Promise<void> {
    if (this.#wayOf("cron") !== undefined) return;
    for (const effect of this.#late.splice(0)) await effect().catch(() => undefined);
    const controller = { scheduledTime: Date.now(), cron: "* * * * *" } as ScheduledController;
    await this.#invoke((env) => worker.scheduled(controller, env)).catch(() => undefined);
  }

  #wayOf(part: Part): Way | undefined {
    return Date.now() < this.repairedAt ? this.down.get(part) : undefined;
  }

  async deliver(): Promise<void> {
    for (const consumer of this.#consumers) {
      let batch = this.#nextBatch(consumer);
      while (batch.length > 0) {
        await this.#consume(consumer, batch);
        batch = this.#nextBatch(consumer);
      }
    }
  }

  #nextBatch({ queue, max_batch_size }: Consumer): QueuedMessage[] {
    if (this.#wayOf("queue") !== undefined) return [];
    const now = Date.now();
    this.deleted.push(...this.#messages.filter(({ expiresAt }) => expiresAt <= now).map(({ body }) => body));
    this.#messages = this.#messages.filter(({ expiresAt }) => expiresAt > now);
    return this.#messages
      .filter((message) => message.queue === queue && message.visibleAt <= now)
      .sort(() => this.#next() - 0.5)
      .slice(0, max_batch_size);
  }

  async #consume(consumer: Consumer, batch: readonly QueuedMessage[]): Promise<void> {
    const { queue, retry_delay = 0 } = consumer;
    const acknowledged = new Set<QueuedMessage>();
    const delays = new Map<QueuedMessage, number>();
    const messages = batch.map((message) => {
      message.attempts += 1;
      return {
        id: message.id,
        timestamp: new Date(),
        body: structuredClone(message.body),
        attempts: message.attempts,
        ack: () => void (this.losesAck() ? delays.set(message, retry_delay) : acknowledged.add(message)),
        retry: ({ delaySeconds = retry_delay }: QueueRetryOptions = {}) => {
          if (delaySeconds > longestDelay) throw new Error("the delay is longer than a queue takes");
          delays.set(message, delaySeconds);
        },
      };
    });
    const ended = await this.#invoke((env) => worker.queue({ queue, messages } as never, env)).then(
      () => true,
      () => false,
    );
    for (const message of batch) {
      // Returning acknowledges messages that were not retried.
      if (acknowledged.has(message) || (ended && !delays.has(message))) this.#remove(message);
      else if (message.attempts <= consumer.max_retries) {
        message.visibleAt = Date.now() + 1000 * Math.max(delays.get(message) ?? retry_delay, 1);
      } else if (consumer.dead_letter_queue !== undefined) {
        Object.assign(message, {
          queue: consumer.dead_letter_queue,
          attempts: 0,
          visibleAt: Date.now() + 1000,
        });
      } else {
        this.#remove(message);
        this.deleted.push(message.body);
      }
    }
  }

  #remove(message: QueuedMessage): void {
    this.#messages.splice(this.#messages.indexOf(message), 1);
  }

  async #invoke<T>(act: (env: Env) => Promise<T> | T): Promise<T> {
    this.#invocations += 1;
    const invocation = { number: this.#invocations, killed: false, hanging: 0, running: 0, calls: 0 };
    let ended = false;
    this.#turns.running += 1;
    const result = (async () => act(this.#surroundings(invocation)))().finally(() => {
      ended = true;
    });
    result.catch(() => undefined);
    try {
      await this.#watch(invocation, () => ended);
    } finally {
      this.#turns.running -= 1;
    }
    return result;
  }

  /** Throws if the invocation crashes or takes too long. */
  async #watch(invocation: Invocation, hasEnded: () => boolean): Promise<void> {
    const limit = Date.now() + consumerLimit;
    let quiet = 0;
    let calls = 0;
    while (!hasEnded()) {
      await turn();
      if (invocation.killed) throw new Error("crashed");
      quiet = calls === invocation.calls && invocation.running === 0 ? quiet + 1 : 0;
      calls = invocation.calls;
      // Only where something hangs does the clock go on, to whatever limits the waiting.
      if (invocation.hanging === 0 || quiet < 5) continue;
      quiet = 0;
      if (vi.getTimerCount() > 0 && Date.now() < limit) vi.advanceTimersToNextTimer();
      else {
        invocation.killed = true;
        vi.clearAllTimers();
        vi.setSystemTime(Math.max(Date.now(), limit));
      }
    }
  }

  #surroundings(invocation: Invocation): Env {
    const call = async <T>(name: Call, act: () => Promise<T>): Promise<T> => {
      invocation.calls += 1;
      const endTurn = await this.#turns.take(invocation.number);
      const part = name === "queue" || name === "mail" || name === "webhook" ? name : "database";
      const way = this.#wayOf(part);
      if (invocation.killed || way === "hangs") {
        endTurn();
        invocation.hanging += 1;
        return new Promise(() => undefined);
      }
      invocation.running += 1;
      const fail = () => Promise.reject(new Error(failures[part]));
      const strike = way === "refuses" ? "before" : this.strike(name);
      try {
        if (strike === "late") this.#late.push(act);
        if (strike === "late" || strike === "before") return await fail();
        const result = await act();
        invocation.killed = strike === "crash";
        return strike === undefined ? result : await fail();
      } finally {
        invocation.running -= 1;
        endTurn();
      }
    };
    vi.stubGlobal("fetch", (url: unknown, init?: RequestInit) =>
      call("webhook", async () => {
        this.requests.push({ at: Date.now(), url: String(url), body: String(init?.body) });
        return new Response();
      }),
    );
    const send = (body: unknown) => call("queue", async () => this.#write(structuredClone(body)));
    const mail = (one: Mail) =>
      call("mail", async () => {
        this.mails.push({ at: Date.now(), ...one });
        return { messageId: "sent" };
      });
    const bindings = { DB: wrapDatabase(this.#env.DB, call), LEADS: { send }, MAIL: { send: mail } };
    return { ...this.#env, ...bindings } as unknown as Env;
  }

  #write(body: unknown): void {
    const now = Date.now();
    this.#written += 1;
    const queue = this.#consumers[0]?.queue ?? "";
    const id = `message-${this.#written}`;
    this.#messages.push({ id, body, queue, attempts: 0, visibleAt: now + 1000, expiresAt: now + retention });
  }
}
