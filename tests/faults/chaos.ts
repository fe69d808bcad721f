import type { Env } from "../../worker/env.ts";
import type { LeadMessage } from "../../worker/outbox/queue.ts";
import { random } from "../support/random.ts";

/** `before`: nothing happened; `after`: it happened and failed to say so; `late`: it happens later; `crash`: all ends here. */
const ways = ["before", "after", "late", "crash"] as const;
type Way = (typeof ways)[number];
type Call = "batch" | "first" | "all" | "run" | "queue" | "mail" | "webhook";

interface Waiting {
  readonly body: LeadMessage;
  attempts: number;
  queue: string;
}

/** The worker's surroundings, which fail as a seed says, and what has left the worker. */
export class Chaos {
  readonly waiting: Waiting[] = [];
  /** Texts of mails and webhook bodies that reached the world. */
  readonly mails: string[] = [];
  readonly events: string[] = [];
  /** Number of times that each fault has struck. */
  readonly struck = new Map<string, number>();
  rate = 0;
  databaseDown = false;
  readonly next: () => number;
  readonly #real: Env;
  #turn: Promise<unknown> = Promise.resolve();
  readonly #late: (() => Promise<unknown>)[] = [];

  constructor(real: Env, seed: number) {
    this.#real = real;
    this.next = random(seed);
  }

  /** Lets the effects happen whose callers have given up long ago. */
  async settleLate(): Promise<void> {
    for (const effect of this.#late.splice(0)) await effect().catch(() => undefined);
  }

  /** The surroundings of one invocation: after a crash nothing of it goes on. */
  invocation(changes: Partial<Env>): {
    readonly env: Env;
    readonly crashed: () => boolean;
    readonly fetch: typeof fetch;
  } {
    let dead = false;
    const call = <T>(name: Call, act: () => Promise<T>): Promise<T> => this.#inTurn(() => attempt(name, act));
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
    const env = {
      ...this.#real,
      LIMITER: undefined,
      NETWORKS: undefined,
      PARTNERS: undefined,
      DB: wrapDatabase(this.#real.DB, call),
      LEADS: {
        send: (body: LeadMessage) =>
          call("queue", async () => {
            this.waiting.push({ body: structuredClone(body), attempts: 0, queue: "evermaple-leads" });
          }),
      } as unknown as Env["LEADS"],
      MAIL: {
        send: (mail: { subject: string; text: string }) =>
          call("mail", async () => {
            this.mails.push(`${mail.subject}\n${mail.text}`);
            return { messageId: "sent" };
          }),
      } as unknown as SendEmail,
      ...changes,
    } as unknown as Env;
    const post = (async (_url: unknown, init?: RequestInit) =>
      call("webhook", async () => {
        this.events.push(String(init?.body));
        return new Response(null, { status: 204 });
      })) as typeof fetch;
    return { env, crashed: () => dead, fetch: post };
  }

  /** One call to the outside at a time, in the order of asking: how fast the machine is decides nothing. */
  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(act);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  #strike(name: Call): Way | undefined {
    if (this.next() >= this.rate) return undefined;
    const way = ways[Math.floor(this.next() * ways.length)] ?? "before";
    const kind = `${name} ${way}`;
    this.struck.set(kind, (this.struck.get(kind) ?? 0) + 1);
    return way;
  }
}

/** Makes a call of this name to the outside. */
export type Caller = <T>(name: Call, act: () => Promise<T>) => Promise<T>;

const realStatements = new WeakMap<object, D1PreparedStatement>();

export function wrapDatabase(db: D1Database, call: Caller): D1Database {
  const batch = (statements: D1PreparedStatement[]) =>
    call("batch", () => db.batch(statements.map((statement) => realStatements.get(statement) ?? statement)));
  return { prepare: (sql: string) => wrapStatement(db.prepare(sql), call), batch } as unknown as D1Database;
}

function wrapStatement(real: D1PreparedStatement, call: Caller): D1PreparedStatement {
  const wrapped = {
    bind: (...values: unknown[]) => wrapStatement(real.bind(...values), call),
    first: () => call("first", () => real.first()),
    all: () => call("all", () => real.all()),
    run: () => call("run", () => real.run()),
  } as unknown as D1PreparedStatement;
  realStatements.set(wrapped, real);
  return wrapped;
}
