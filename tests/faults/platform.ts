import { vi } from "vitest";
import type { Env } from "../../worker/env.ts";
import worker from "../../worker/index.ts";
import { type Call, context, surroundings, turn } from "./chaos.ts";

export type Part = "database" | "mail" | "queue" | "cron";
/**
 * `refuses`: each call fails at once. `hangs`: no call is ever answered, and only a time limit ends the
 * waiting.
 */
export type Way = "refuses" | "hangs";

const failures = {
  database: "D1_ERROR: Network connection lost.",
  queue: "Queue send failed: Internal Server Error",
  mail: "E_INTERNAL_SERVER_ERROR",
};

const minute = 60_000;
const day = 24 * 60 * minute;

/** https://developers.cloudflare.com/queues/platform/limits/ and .../workers/platform/limits/ */
const consumerLimit = 15 * minute;
const longestDelay = 43_200;
/**
 * Retention that scripts/deploy/deploy.ts sets, counted from the first writing, also across the move to the
 * dead-letter queue.
 */
const retention = 14 * day;

interface QueuedMessage {
  readonly id: string;
  readonly body: unknown;
  readonly expiresAt: number;
  queue: string;
  attempts: number;
  visibleAt: number;
}

/** A consumer as wrangler.toml has it. */
export interface Consumer {
  readonly queue: string;
  readonly max_batch_size: number;
  readonly max_retries: number;
  /** Seconds until a message comes again that the consumer neither acknowledged nor asked for. */
  readonly retry_delay?: number;
  readonly dead_letter_queue?: string;
}

export interface OutgoingMail {
  readonly at: number;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Invocation {
  killed: boolean;
  hanging: number;
  running: number;
  /** Calls begun so far, by which one sees that it has come to a halt. */
  calls: number;
}

/**
 * The parts of Cloudflare around the worker, by its documented rules and the numbers of wrangler.toml, on a
 * set clock: queues that batch, delay, retry, move and expire messages, invocations that are ended after 15
 * minutes, and parts that are out of order for as long as a test says.
 */
export class Platform {
  readonly down = new Map<Part, Way>();
  readonly mails: OutgoingMail[] = [];
  readonly beats: { readonly at: number; readonly failing: boolean }[] = [];
  /** Messages that a queue deleted unread: after the last retry, or because they were too old. */
  readonly deleted: unknown[] = [];
  readonly #env: Env;
  /** The first one's queue is where the worker writes. */
  readonly #consumers: readonly Consumer[];
  #messages: QueuedMessage[] = [];
  #written = 0;

  constructor(real: Env, consumers: readonly Consumer[], changes: Partial<Env>) {
    this.#env = { ...real, ...changes };
    this.#consumers = consumers;
  }

  async fetch(request: Request): Promise<Response | undefined> {
    return this.#invoke((env) => worker.fetch(request as never, env, context as never)).catch(
      () => undefined,
    );
  }

  async cron(): Promise<void> {
    if (this.down.has("cron")) return;
    const controller = { scheduledTime: Date.now(), cron: "* * * * *" } as ScheduledController;
    await this.#invoke((env) => worker.scheduled(controller, env)).catch(() => undefined);
  }

  async deliver(): Promise<void> {
    for (const consumer of this.#consumers) {
      let batch = this.#next(consumer);
      while (batch.length > 0) {
        await this.#consume(consumer, batch);
        batch = this.#next(consumer);
      }
    }
  }

  #next({ queue, max_batch_size }: Consumer): QueuedMessage[] {
    if (this.down.has("queue")) return [];
    const now = Date.now();
    this.deleted.push(...this.#messages.filter(({ expiresAt }) => expiresAt <= now).map(({ body }) => body));
    this.#messages = this.#messages.filter(({ expiresAt }) => expiresAt > now);
    return this.#messages
      .filter((message) => message.queue === queue && message.visibleAt <= now)
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
        ack: () => void acknowledged.add(message),
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
    const invocation: Invocation = { killed: false, hanging: 0, running: 0, calls: 0 };
    vi.stubGlobal("fetch", async (url: unknown) => {
      this.beats.push({ at: Date.now(), failing: String(url).endsWith("/fail") });
      return new Response();
    });
    let ended = false;
    const result = (async () => act(this.#surroundings(invocation)))().finally(() => {
      ended = true;
    });
    result.catch(() => undefined);
    const limit = Date.now() + consumerLimit;
    let quiet = 0;
    let calls = 0;
    while (!ended) {
      await turn();
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
        throw new Error("the invocation took too long");
      }
    }
    return result;
  }

  #surroundings(invocation: Invocation): Env {
    const call = async <T>(name: Call, act: () => Promise<T>): Promise<T> => {
      const part = name === "queue" || name === "mail" ? name : "database";
      const way = this.down.get(part);
      invocation.calls += 1;
      if (invocation.killed || way === "hangs") {
        invocation.hanging += 1;
        return new Promise(() => undefined);
      }
      if (way === "refuses") throw new Error(failures[part]);
      invocation.running += 1;
      try {
        return await act();
      } finally {
        invocation.running -= 1;
      }
    };
    return surroundings(this.#env, call, {
      queued: (body) => this.#write(body),
      mailed: ({ subject, text, html }) => this.mails.push({ at: Date.now(), subject, text, html }),
    });
  }

  #write(body: unknown): void {
    const now = Date.now();
    this.#written += 1;
    const queue = this.#consumers[0]?.queue ?? "";
    const id = `message-${this.#written}`;
    this.#messages.push({ id, body, queue, attempts: 0, visibleAt: now + 1000, expiresAt: now + retention });
  }
}
