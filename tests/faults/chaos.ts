import { expect, vi } from "vitest";
import type { Env } from "../../worker/env.ts";
import type { LeadMessage } from "../../worker/outbox/queue.ts";
import { random } from "../support/random.ts";
import { type Asked, wrapDatabase } from "../worker/support/wrapped-database.ts";

/**
 * `before`: nothing happened; `after`: it happened but reported a failure; `late`: it happens later; `crash`:
 * everything ends here.
 */
const ways = ["before", "after", "late", "crash"] as const;
type Way = (typeof ways)[number];
export type Call = Asked | "queue" | "mail" | "webhook";

const realTimeout = setTimeout;
/** A turn of the real event loop, whatever clock is set. */
export const turn = () => new Promise((done) => realTimeout(done, 0));

interface Waiting {
  readonly body: LeadMessage;
  attempts: number;
  queue: string;
}

/** The worker's surroundings, which fail by a seed, and what has left the worker. */
export class Chaos {
  readonly waiting: Waiting[] = [];
  /** Texts of mails and webhook bodies that reached the world. */
  readonly mails: string[] = [];
  readonly events: string[] = [];
  readonly struck = new Map<string, number>();
  rate = 0;
  databaseDown = false;
  readonly next: () => number;
  readonly #real: Env;
  #invocations = 0;
  #running = 0;
  /** Calls that wait for their turn, by the number of their invocation. */
  #asked: { readonly invocation: number; readonly begin: () => void }[] = [];
  #isTaken = false;
  readonly #late: (() => Promise<unknown>)[] = [];

  constructor(real: Env, seed: number) {
    this.#real = real;
    this.next = random(seed);
  }

  /** Lets the effects happen whose callers have given up long ago. */
  async settleLate(): Promise<void> {
    for (const effect of this.#late.splice(0)) await effect().catch(() => undefined);
  }

  /** The result of one invocation; undefined if it failed. After a crash nothing of it continues. */
  async invoke<T>(act: (env: Env) => Promise<T>): Promise<T | undefined> {
    let dead = false;
    this.#invocations += 1;
    const invocation = this.#invocations;
    const call = <T>(name: Call, act: () => Promise<T>): Promise<T> =>
      this.#inTurn(invocation, () => attempt(name, act));
    const attempt = async <T>(name: Call, act: () => Promise<T>): Promise<T> => {
      if (dead) throw new Error("crashed");
      const isDatabase = !["queue", "mail", "webhook"].includes(name);
      if (isDatabase && this.databaseDown) throw new Error("D1_ERROR: down");
      const way = this.#strike(name);
      if (way === "before") throw new Error(`D1_ERROR: ${name} failed`);
      if (way === "late") {
        this.#late.push(act);
        throw new Error(`D1_ERROR: ${name} timed out`);
      }
      const result = await act();
      if (way === "crash") dead = true;
      if (way !== undefined) throw new Error(`D1_ERROR: ${name} failed after its effect`);
      return result;
    };
    const env = surroundings(this.#real, call, {
      queued: (body) => this.waiting.push({ body, attempts: 0, queue: "evermaple-leads" }),
      mailed: ({ subject, text }) => this.mails.push(`${subject}\n${text}`),
    });
    vi.stubGlobal("fetch", (_: unknown, init?: RequestInit) =>
      call("webhook", async () => {
        this.events.push(String(init?.body));
        return new Response(null, { status: 204 });
      }),
    );
    this.#running += 1;
    const result = await act(env).catch(() => undefined);
    this.#running -= 1;
    return dead ? undefined : result;
  }

  /**
   * One call to the outside at a time, the next one by the seed, so that the machine's speed decides nothing.
   */
  async #inTurn<T>(invocation: number, act: () => Promise<T>): Promise<T> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#asked.push({ invocation, begin: resolve });
    if (!this.#isTaken) void this.#beginNext();
    await promise;
    return act().finally(() => void this.#beginNext());
  }

  async #beginNext(): Promise<void> {
    this.#isTaken = true;
    // Visitors at once: each has read its body and asked for its call, or ended.
    for (let asked = -1; this.#running > 1 && asked !== this.#asked.length; await turn())
      asked = this.#asked.length;
    const inOrder = this.#asked.sort((one, other) => one.invocation - other.invocation);
    const [next] = inOrder.splice(Math.floor(this.next() * inOrder.length), 1);
    this.#isTaken = next !== undefined;
    next?.begin();
  }

  #strike(name: Call): Way | undefined {
    if (this.next() >= this.rate) return undefined;
    const way = ways[Math.floor(this.next() * ways.length)] ?? "before";
    const kind = `${name} ${way}`;
    this.struck.set(kind, (this.struck.get(kind) ?? 0) + 1);
    return way;
  }
}

type Caller = <T>(name: Call, act: () => Promise<T>) => Promise<T>;

interface SentMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The worker's surroundings, all of whose calls go through `call`; nothing limits how many there are. */
export function surroundings(
  real: Env,
  call: Caller,
  outside: { readonly queued: (body: LeadMessage) => void; readonly mailed: (mail: SentMail) => void },
): Env {
  const send = (body: LeadMessage) => call("queue", async () => outside.queued(structuredClone(body)));
  const mail = (one: SentMail) =>
    call("mail", async () => {
      outside.mailed(one);
      return { messageId: "sent" };
    });
  const limits = { LIMITER: undefined, NETWORKS: undefined, PARTNERS: undefined };
  const bindings = { DB: wrapDatabase(real.DB, call), LEADS: { send }, MAIL: { send: mail } };
  return { ...real, ...limits, ...bindings } as unknown as Env;
}

export interface FormPost {
  readonly path: string;
  readonly body: string;
  readonly key: string | undefined;
}

/** Posts as a form does; returns its visitor's reference, undefined after a 503 or without a response. */
export async function sendForm(
  fetch: (request: Request) => Promise<Response | undefined>,
  { path, body, key }: FormPost,
): Promise<string | undefined> {
  const headers = { "content-type": "application/json", ...(key && { "idempotency-key": key }) };
  const answer = await fetch(
    new Request(`https://www.example.com${path}`, { method: "POST", headers, body }),
  );
  if (answer?.status === 200) return ((await answer.json()) as { reference?: string }).reference;
  if (answer !== undefined) expect(answer.status).toBe(503);
  return undefined;
}

/** Nothing of the worker waits for it. */
export const context = { waitUntil: () => undefined, passThroughOnException: () => undefined };
