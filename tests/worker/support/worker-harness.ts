import {
  createExecutionContext,
  createMessageBatch,
  getQueueResult,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, onTestFinished, vi } from "vitest";
import type { AcceptedBody, RefusedBody } from "#lead/wire.ts";
import type { Env } from "../../../worker/env.ts";
import worker from "../../../worker/index.ts";
import type { HistoryEntry } from "../../../worker/leads/history.ts";
import type { Action } from "../../../worker/leads/steps.ts";
import type { Mail } from "../../../worker/outbox/mails/send-mail.ts";
import type { LeadMessage } from "../../../worker/outbox/queue.ts";
import { deskPath } from "../../../worker/signing/desk-links.ts";
import { receiptAddress } from "../../../worker/signing/receipt-address.ts";
import { message } from "../../support/filled.ts";
import { storedReference } from "./store-leads.ts";

export type SentMail = Required<Mail> & { from: string; to: string };

type Texts = Readonly<Record<string, string>>;
type Body = Readonly<Record<string, unknown>>;

export type Reply = Partial<AcceptedBody & RefusedBody>;

export interface Call {
  url: string;
  headers: Record<string, string>;
  body: string;
  init: RequestInit | undefined;
}

interface Post {
  path?: string;
  method?: string;
  body?: BodyInit;
  headers?: Texts;
}

/** Random, because the limiter keeps its counts from one test file to the next. */
let clients = Math.floor(Math.random() * 10_000_000);

/** An address that no other test has used, so that tests do not share a limit. */
export function newClient(): string {
  clients += 1;
  return `198.${51 + Math.floor(clients / 62_500)}.${Math.floor(clients / 250) % 250}.${clients % 250}`;
}

const fail = () => {
  throw new Error("D1_ERROR: down");
};
export const databaseDown = { DB: { prepare: fail, batch: fail } as unknown as D1Database };
export const queueDown = { LEADS: { send: async () => fail() } as unknown as Env["LEADS"] };
/** A limiter with the figure of wrangler.toml, but without a clock, whose minute might end within a test. */
export function limiterOf(name: string): RateLimit {
  const posts = new Map<string, number>();
  const limit = async ({ key }: RateLimitOptions) => {
    const count = (posts.get(key) ?? 0) + 1;
    posts.set(key, count);
    return { success: count <= Number(env.LIMITS[name]) };
  };
  return { limit };
}
export const limitReached = { limit: async () => ({ success: false }) } as RateLimit;
export const hook = {
  WEBHOOK_URL: "https://crm.example/leads",
  WEBHOOK_SECRET: `whsec_${btoa("a secret of twenty-four bytes")}`,
};

export const suspect = { ...message, topicCode: "x" };

/** Requests to webhook and heartbeat from now on. */
export function watchFetch(
  answer: (init?: RequestInit) => Response | Promise<Response> = () => new Response(),
) {
  const calls: Call[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    calls.push({ url: String(url), headers, body: String(init?.body), init });
    return answer(init);
  });
  return calls;
}

/** The header of a form that is filled in anew. */
export const newKey = () => ({ "idempotency-key": crypto.randomUUID() });

export const client = (address: string) => ({ "CF-Connecting-IP": address });

export const ownPage = { "sec-fetch-site": "same-origin" };

export const formType = { "content-type": "application/x-www-form-urlencoded" };

const settings = { MAIL_PER_HOUR: "20", MAIL_PER_DAY: "200", DAILY_MAIL_HOUR: "13", TIME_ZONE: "UTC" };

/** The worker on the real database; queue and mails are recorded, and nothing runs by itself. */
export class WorkerHarness {
  readonly mails: SentMail[] = [];
  readonly queued: LeadMessage[] = [];
  readonly env: Env;
  /** Why the mailer refuses a mail. */
  mailFault: string | ((mail: SentMail) => string | false) | undefined;
  #running = 0;
  #asked = 0;

  constructor(changes: Partial<Env> = {}) {
    // An invocation that still runs would change the next test's leads.
    onTestFinished(() => expect(this.#running, "invocations that still run").toBe(0));
    const send = async (mail: SentMail) => {
      const fault = typeof this.mailFault === "function" ? this.mailFault(mail) : this.mailFault;
      if (fault) throw new Error(`${fault}: ana@example.com`);
      return { messageId: `mail-${this.mails.push(mail)}` };
    };
    const enqueue = async (message: LeadMessage) => {
      this.queued.push(message);
    };
    // Real limiters count all tests of a minute together, so only tests of a limit bind them.
    const { LIMITER: _, NETWORKS: __, PARTNERS: ___, ...bound } = env;
    this.env = {
      ...bound,
      ...settings,
      // The worker remembers the salt of clients' hashes per database.
      DB: {
        batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
        prepare: (sql: string) => env.DB.prepare(sql),
      } as D1Database,
      MAIL: { send } as unknown as SendEmail,
      LEADS: { send: enqueue } as unknown as Env["LEADS"],
      ...changes,
    };
  }

  replaceDatabase(changes: Partial<D1Database>): void {
    this.env.DB = { ...this.env.DB, ...changes } as D1Database;
  }

  failStatements(kind: RegExp, times = Number.POSITIVE_INFINITY): void {
    const { prepare } = this.env.DB;
    let left = times;
    this.replaceDatabase({ prepare: (text) => (kind.test(text) && left-- > 0 ? fail() : prepare(text)) });
  }

  get dailies(): SentMail[] {
    return this.mails.filter(({ subject }) => subject.startsWith("Daily: "));
  }

  get subjects(): string[] {
    return this.mails.map(({ subject }) => subject);
  }

  get mailed(): string {
    return this.mails.map(({ subject, text }) => `${subject}\n${text}`).join("\n");
  }

  async send({ path = "/api/contact", method = "POST", body, headers }: Post = {}): Promise<Response> {
    const request = new Request(`https://www.example.com${path}`, {
      method,
      redirect: "manual",
      headers: { "content-type": "application/json", ...client(newClient()), ...headers },
      body: body ?? null,
    });
    const context = createExecutionContext();
    return this.#run(async () => {
      const answer = await worker.fetch(request as never, this.env, context);
      await waitOnExecutionContext(context);
      return answer;
    });
  }

  async get(path: string, headers: Texts = {}, method = "GET") {
    return pageOf(await this.send({ path, method, headers }));
  }

  async post(
    body: Body,
    headers: Texts = {},
    path = body.type === "request" ? "/api/request" : "/api/contact",
  ) {
    const answer = await this.send({ path, body: JSON.stringify(body), headers });
    return { status: answer.status, headers: answer.headers, reply: (await answer.json()) as Reply };
  }

  /** Submits a plain form as a browser does on our own page. */
  async submit(fields: Readonly<Record<string, string | number>>, headers: Texts = {}) {
    const path = fields.type === "request" ? "/api/request" : "/api/contact";
    const body = new URLSearchParams(fields as Texts);
    return pageOf(await this.send({ path, body, headers: { ...formType, ...ownPage, ...headers } }));
  }

  async accepted(body: Body, headers?: Texts) {
    const { status, reply } = await this.post(body, headers);
    if (status !== 200 || reply.reference === undefined) throw new Error(`answered ${status}`);
    return reply.reference;
  }

  /** A stored contact message; each is its own. */
  async lead(changes?: object, headers?: Texts) {
    this.#asked += 1;
    return this.accepted({ ...message, body: `Question ${this.#asked}`, ...changes }, headers);
  }

  async acceptMany(count: number, changes?: object, headers?: Texts) {
    const references: string[] = [];
    while (references.length < count) references.push(await this.lead(changes, headers));
    return references;
  }

  async delivered(body: Body = message, headers?: Record<string, string>) {
    const reference = await this.accepted(body, headers);
    await this.deliver();
    return reference;
  }

  linkTo(action: Action, reference: string) {
    const until = Math.ceil(Date.now() / 1000) + 60;
    return deskPath(String(this.env.LINK_SECRET), { reference, action, until });
  }

  async pressLink(action: Action, reference: string) {
    return this.send({ path: await this.linkTo(action, reference) });
  }

  /** The visitor's own page of a lead that `storeLeads` has written. */
  async openReceipt(at: number, method: string, headers: Texts = {}) {
    const lead = { reference: storedReference(at) };
    return this.get(await receiptAddress(this.env, lead, "en"), headers, method);
  }

  async consume(bodies: readonly unknown[], queue = "evermaple-leads", attempts = 1) {
    const batch = createMessageBatch(
      queue,
      bodies.map((body, at) => ({ id: `message-${at}`, timestamp: new Date(), attempts, body })),
    );
    const context = createExecutionContext();
    await this.#run(() => worker.queue(batch, this.env));
    return getQueueResult(batch, context);
  }

  async deliver() {
    return this.consume(this.queued.splice(0));
  }

  /** Runs the cron, in milliseconds from now; below 0, it is late. */
  async sweep(later = 0) {
    const { now } = Date;
    if (later > 0) Date.now = () => now() + later;
    try {
      await this.sweepAt(now() + later);
    } finally {
      Date.now = now;
    }
  }

  async sweepAt(scheduledTime: number) {
    const controller = { scheduledTime, cron: "* * * * *", noRetry: () => undefined } as ScheduledController;
    await this.#run(() => worker.scheduled(controller, this.env));
  }

  async #run<T>(act: () => Promise<T> | T): Promise<T> {
    this.#running += 1;
    try {
      return await act();
    } finally {
      this.#running -= 1;
    }
  }
}

const pageOf = async (answer: Response) => {
  return { status: answer.status, headers: answer.headers, page: await answer.text() };
};

export async function query(text: string, ...values: readonly unknown[]) {
  const statement = env.DB.prepare(text).bind(...values);
  return (await statement.all<Record<string, unknown>>()).results;
}

export function rows(table: "notifications" | "sent_mails" | "dead_letters") {
  return query(`SELECT * FROM ${table}`);
}

interface StoredLead {
  reference: string;
  answers: Texts;
  source: object;
  history: readonly HistoryEntry[];
  signs: readonly string[];
  phone_entry: object | null;
  phone_reading: object | null;
  [column: string]: unknown;
}

const inJson = ["answers", "source", "history", "signs", "phone_entry", "phone_reading"];

export async function storedLeads(): Promise<readonly StoredLead[]> {
  return (await query("SELECT * FROM leads")).map((row) => {
    const read = inJson.map((name) => [name, JSON.parse(String(row[name]))]);
    return { ...row, ...Object.fromEntries(read) };
  });
}

export async function storedReferences(): Promise<readonly string[]> {
  return (await storedLeads()).map(({ reference }) => reference);
}
