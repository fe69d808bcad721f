import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";

/** A request that the stub had, such as `GET /accounts/stub/queues`, with its body. */
export interface Call {
  readonly asked: string;
  readonly body: string;
}

interface Answer {
  readonly status?: number;
  readonly result?: unknown;
  readonly errors?: readonly { readonly code: number; readonly message: string }[];
  /** In the place of Cloudflare's envelope. */
  readonly plain?: unknown;
}

type Route = readonly [RegExp, (match: RegExpExecArray, call: Call) => Answer];

const notThere = (message: string): Answer => ({ status: 404, errors: [{ code: 10007, message }] });

/**
 * Answers what wrangler asks of Cloudflare while the product is deployed: databases are SQLite's, queues and scripts are
 * kept by name. It also answers as the deployed site would, once something was deployed.
 */
export class CloudflareStub {
  readonly calls: Call[] = [];
  readonly unknown: string[] = [];
  /** By worker. */
  readonly secrets = new Map<string, Map<string, string>>();
  readonly database = new DatabaseSync(":memory:");
  /** By worker: what was uploaded last, as wrangler's metadata. */
  readonly uploads = new Map<string, Record<string, unknown>>();
  readonly consumers = new Map<string, unknown[]>();
  /** Says that Cloudflare takes consumers and does not keep them. */
  losesConsumers = false;
  readonly schedules: unknown[] = [];
  readonly domains: unknown[] = [];
  #server: Server | undefined;

  async start(): Promise<string> {
    this.#server = createServer((request, response) => void this.#answer(request, response));
    await new Promise<void>((done) => this.#server?.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = { asked: `${request.method} ${request.url}`, body: Buffer.concat(chunks).toString() };
    this.calls.push(call);
    const { status = 200, result = null, errors = [], plain } = this.#route(call);
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(plain ?? { success: errors.length === 0, errors, messages: [], result }));
  }

  #route(call: Call): Answer {
    for (const [pattern, answer] of this.#routes) {
      const match = pattern.exec(call.asked);
      if (match) return answer(match, call);
    }
    this.unknown.push(call.asked);
    return notThere(`the stub does not know ${call.asked}`);
  }

  readonly #routes: readonly Route[] = [
    [/^GET \/site\/api\/health$/, () => this.#health()],
    [/^POST \/site\/api\/contact$/, () => this.#takeLead()],
    [
      /^GET \S+\/workers\/scripts\/([\w-]+)\/secrets/,
      ([, worker = ""]) => ({
        result: [...this.secretsOf(worker).keys()].map((name) => ({ name, type: "secret_text" })),
      }),
    ],
    [
      /^PUT \S+\/workers\/scripts\/([\w-]+)\/secrets/,
      ([, worker = ""], { body }) => this.#keepSecret(worker, body),
    ],
    [
      /^GET \S+\/time_travel\/bookmark/,
      () => ({ result: { bookmark: "00000000-00000001-00004f00-0123456789abcdef0123456789abcdef" } }),
    ],
    [
      /^POST \S+\/d1\/database$/,
      (_, { body }) => ({ result: { ...JSON.parse(body), uuid: "4c1f3f0e-9a53-4a54-9d0c-2f6f0f6c8f11" } }),
    ],
    [/^GET \S+\/workers\/scripts\/([\w-]+)\/deployments/, () => ({ result: { deployments: [] } })],
    [/^POST \S+\/queues$/, (_, { body }) => ({ result: this.#queue(JSON.parse(body).queue_name) })],
    [/^POST \S+\/d1\/database\/[\w-]+\/query/, (_, { body }) => this.#query(JSON.parse(body))],
    [
      /^GET \S+\/d1\/database\/([\w-]+)/,
      ([, uuid]) => ({ result: { uuid, name: "leads", version: "production" } }),
    ],
    [/^GET \S+\/queues\?\S*name=([\w-]+)/, ([, name = ""]) => ({ result: [this.#queue(name)] })],
    [
      /^GET \S+\/queues\/([\w-]+)\/consumers/,
      ([, name = ""]) => ({ result: this.consumers.get(name) ?? [] }),
    ],
    [/^POST \S+\/queues\/([\w-]+)\/consumers/, ([, name = ""], { body }) => this.#consume(name, body)],
    [/^(PATCH|PUT|GET) \S+\/queues\/([\w-]+)$/, ([, , name = ""]) => ({ result: this.#queue(name) })],
    [/^POST \S+\/assets-upload-session/, () => ({ result: { jwt: "e30.e30.", buckets: [] } })],
    [
      /^PUT \S+\/workers\/scripts\/([\w-]+)\/schedules/,
      (_, { body }) => ({ result: { schedules: this.schedules.push(...JSON.parse(body)) } }),
    ],
    [
      /^PUT \S+\/workers\/scripts\/([\w-]+)\/domains\/records/,
      (_, { body }) => ({ result: this.domains.push(...JSON.parse(body).origins) }),
    ],
    [
      /^POST \S+\/workers\/scripts\/([\w-]+)\/domains\/changeset/,
      () => ({ result: { added: [], removed: [], updated: [], conflicting: [] } }),
    ],
    [
      /^(GET|POST) \S+\/workers\/scripts\/([\w-]+)\/subdomain/,
      () => ({ result: { enabled: false, previews_enabled: false } }),
    ],
    [
      /^(GET|PATCH|PUT) \S+\/workers\/workers\/([\w-]+)/,
      ([, , name]) => ({
        result: { id: name, name, subdomain: { enabled: false, previews_enabled: false } },
      }),
    ],
    [
      /^GET \S+\/workers\/(?:services|scripts)\/([\w-]+)(?:\/settings)?$/,
      // Wrangler then uploads the worker whole, rather than a version of it.
      ([, worker = ""]) => notThere(`there is no ${worker}`),
    ],
    // The firm's domain is a zone, and no subdomain of it.
    [/^GET \S+\/zones\?name=\w+\.[\w-]+\.\w+&/, () => ({ result: [] })],
    [/^GET \S+\/zones\?name=([\w.-]+)/, ([, name]) => ({ result: [{ id: "zone", name }] })],
    [
      /^POST \S+\/email\/(sending\/subdomains|routing\/addresses)$/,
      (_, { body }) => ({ result: { ...JSON.parse(body), enabled: true } }),
    ],
    [/^GET \S+\/workers\/subdomain/, () => ({ result: { subdomain: "stub" } })],
    [/^PUT \S+\/workers\/scripts\/([\w-]+)\?/, ([, worker = ""], { body }) => this.#upload(worker, body)],
  ];

  secretsOf(worker: string): Map<string, string> {
    const own = this.secrets.get(worker) ?? new Map<string, string>();
    this.secrets.set(worker, own);
    return own;
  }

  #keepSecret(worker: string, body: string): Answer {
    const { name, text } = JSON.parse(body) as { name: string; text: string };
    this.secretsOf(worker).set(name, text);
    return { result: { name, type: "secret_text" } };
  }

  #query({ sql }: { readonly sql: string }): Answer {
    try {
      const reads = /^\s*(SELECT|PRAGMA)/i.test(sql);
      if (!reads) this.database.exec(sql);
      const results = reads ? this.database.prepare(sql).all() : [];
      return { result: [{ results, success: true, meta: { changes: 0, duration: 0 } }] };
    } catch (error) {
      return {
        status: 400,
        errors: [{ code: 7500, message: `${(error as Error).message}: ${sql.slice(0, 80)}` }],
      };
    }
  }

  #queue(name: string) {
    const consumers = this.consumers.get(name) ?? [];
    return {
      queue_id: name,
      queue_name: name,
      created_on: "2026-11-23T00:00:00Z",
      modified_on: "2026-11-23T00:00:00Z",
      producers: [],
      producers_total_count: 1,
      consumers,
      consumers_total_count: consumers.length,
      settings: { delivery_delay: 0, message_retention_period: 1_209_600 },
    };
  }

  #consume(name: string, body: string): Answer {
    if (this.losesConsumers) return { result: {} };
    const consumer = { ...JSON.parse(body), consumer_id: name };
    this.consumers.set(name, [consumer]);
    return { result: consumer };
  }

  /** Health as the deployed site tells it: the version that was uploaded last. */
  #health(): Answer {
    return { plain: { ok: true, version: this.variable("VERSION") } };
  }

  /** A variable of the last upload. */
  variable(name: string): string | undefined {
    const bindings = (this.lastUpload?.bindings ?? []) as readonly { name: string; text?: string }[];
    return bindings.find((binding) => binding.name === name)?.text;
  }

  get lastUpload(): Record<string, unknown> | undefined {
    return [...this.uploads.values()].at(-1);
  }

  /** Stores a lead as mailed, with no more in its row than the table demands. */
  #takeLead(): Answer {
    const reference = "EM-7KQ2M9D4TR";
    this.database.exec(`
      INSERT INTO leads (reference, form, state, history, key_hash, fingerprint, answers, source, received_at)
      VALUES ('${reference}', 'contact', 'accepted', '[{"what":"mail"}]', '', '', '{}', '{}', 0)`);
    return { plain: { message: "", param: "success", reference } };
  }

  #upload(worker: string, body: string): Answer {
    const metadata = /name="metadata"[^{]*(\{.*\})\r?\n/.exec(body)?.[1] ?? "{}";
    this.uploads.delete(worker);
    this.uploads.set(worker, JSON.parse(metadata));
    return {
      result: {
        id: worker,
        etag: "1",
        deployment_id: "0123456789abcdef0123456789abcdef",
        startup_time_ms: 10,
        mutable_pipeline_id: null,
      },
    };
  }
}
