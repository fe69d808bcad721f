import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";

/** Takes the word that the pattern catches, and the request's body; the result goes into Cloudflare's envelope. */
type Route = readonly [pattern: RegExp, answer: (name: string, body: string) => unknown];

/** Cloudflare's code for whatever is not there. */
const notThere = (message: string) =>
  Response.json({ success: false, errors: [{ code: 10007, message }] }, { status: 404 });

const noSubdomain = { enabled: false, previews_enabled: false };

/**
 * Answers what wrangler asks of Cloudflare while the product is deployed: databases are SQLite's, queues and scripts are
 * kept by name. It also answers as the deployed site would, once something was deployed.
 */
export class CloudflareStub {
  /** The requests that it had, such as `GET /accounts/stub/queues`. */
  readonly calls: { readonly asked: string; readonly body: string }[] = [];
  readonly unknown: string[] = [];
  readonly #secrets = new Map<string, Map<string, string>>();
  readonly database = new DatabaseSync(":memory:");
  /** By worker: what was uploaded last, as wrangler's metadata. */
  readonly uploads = new Map<string, Record<string, unknown>>();
  readonly #consumers = new Map<string, readonly unknown[]>();
  /** Says that Cloudflare takes consumers and does not keep them. */
  losesConsumers = false;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = { asked: `${request.method} ${request.url}`, body: await text(request) };
    this.calls.push(call);
    const result = this.#resultOf(call.asked, call.body);
    const answer =
      result instanceof Response
        ? result
        : Response.json({ success: true, errors: [], messages: [], result });
    response.writeHead(answer.status, { "Content-Type": "application/json" });
    response.end(await answer.text());
  }

  #resultOf(asked: string, body: string): unknown {
    for (const [pattern, answer] of this.#routes) {
      const match = pattern.exec(asked);
      if (match) return answer(match[1] ?? "", body);
    }
    this.unknown.push(asked);
    return notThere(`the stub does not know ${asked}`);
  }

  readonly #routes: readonly Route[] = [
    // Health as the deployed site tells it: the version that was uploaded last.
    [/^GET \/site\/api\/health$/, () => Response.json({ ok: true, version: this.variable("VERSION") })],
    [/^POST \/site\/api\/contact$/, () => this.#takeLead()],
    [
      /^GET \S+\/scripts\/([\w-]+)\/secrets/,
      (worker) => [...this.secretsOf(worker).keys()].map((name) => ({ name, type: "secret_text" })),
    ],
    [
      /^PUT \S+\/scripts\/([\w-]+)\/secrets/,
      (worker, body) => {
        const secret = JSON.parse(body);
        this.secretsOf(worker).set(secret.name, secret.text);
        return { name: secret.name, type: "secret_text" };
      },
    ],
    [
      /^GET \S+\/time_travel\/bookmark/,
      () => ({ bookmark: "00000000-00000001-00004f00-0123456789abcdef0123456789abcdef" }),
    ],
    [
      /^POST \S+\/d1\/database$/,
      (_, body) => ({ ...JSON.parse(body), uuid: "4c1f3f0e-9a53-4a54-9d0c-2f6f0f6c8f11" }),
    ],
    [/^POST \S+\/d1\/database\/[\w-]+\/query/, (_, body) => this.#query(JSON.parse(body).sql)],
    [/^GET \S+\/d1\/database\/([\w-]+)/, (uuid) => ({ uuid, name: "leads", version: "production" })],
    [/^POST \S+\/queues$/, (_, body) => this.#queue(JSON.parse(body).queue_name)],
    [/^GET \S+\/queues\?\S*name=([\w-]+)/, (name) => [this.#queue(name)]],
    [/^(?:PATCH|PUT|GET) \S+\/queues\/([\w-]+)$/, (name) => this.#queue(name)],
    [/^GET \S+\/queues\/([\w-]+)\/consumers/, (name) => this.#queue(name).consumers],
    [
      /^POST \S+\/queues\/([\w-]+)\/consumers/,
      (name, body) => {
        const consumer = { ...JSON.parse(body), consumer_id: name };
        if (!this.losesConsumers) this.#consumers.set(name, [consumer]);
        return consumer;
      },
    ],
    [/^POST \S+\/assets-upload-session/, () => ({ jwt: "e30.e30.", buckets: [] })],
    [/^PUT \S+\/(?:schedules|domains\/records)/, () => ({})],
    [/^POST \S+\/domains\/changeset/, () => ({ added: [], removed: [], updated: [], conflicting: [] })],
    [/^(?:GET|POST) \S+\/scripts\/[\w-]+\/subdomain/, () => noSubdomain],
    [/^GET \S+\/workers\/subdomain/, () => ({ subdomain: "stub" })],
    [/^\w+ \S+\/workers\/workers\/([\w-]+)/, (name) => ({ id: name, name, subdomain: noSubdomain })],
    [/^GET \S+\/scripts\/[\w-]+\/deployments/, () => ({ deployments: [] })],
    // Wrangler then uploads the worker whole, rather than a version of it.
    [/^GET \S+\/workers\/(?:services|scripts)\/([\w-]+)(?:\/settings)?$/, notThere],
    [/^PUT \S+\/workers\/scripts\/([\w-]+)\?/, (worker, body) => this.#upload(worker, body)],
    // The firm's domain is a zone, and no subdomain of it.
    [/^GET \S+\/zones\?name=\w+\.[\w-]+\.\w+&/, () => []],
    [/^GET \S+\/zones\?name=([\w.-]+)/, (name) => [{ id: "zone", name }]],
    [
      /^POST \S+\/email\/(?:sending\/subdomains|routing\/addresses)$/,
      (_, body) => ({ ...JSON.parse(body), enabled: true }),
    ],
  ];

  secretsOf(worker: string): Map<string, string> {
    const own = this.#secrets.get(worker) ?? new Map<string, string>();
    this.#secrets.set(worker, own);
    return own;
  }

  #query(sql: string) {
    const reads = /^\s*(SELECT|PRAGMA)/i.test(sql);
    if (!reads) this.database.exec(sql);
    const results = reads ? this.database.prepare(sql).all() : [];
    return [{ results, success: true, meta: { changes: 0, duration: 0 } }];
  }

  #queue(name: string) {
    const consumers = this.#consumers.get(name) ?? [];
    return { queue_id: name, queue_name: name, consumers, consumers_total_count: consumers.length };
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
  #takeLead(): Response {
    const reference = "EM-7KQ2M9D4TR";
    this.database.exec(`
      INSERT INTO leads (reference, form, state, history, key_hash, fingerprint, answers, source, received_at)
      VALUES ('${reference}', 'contact', 'accepted', '[{"what":"mail"}]', '', '', '{}', '{}', 0)`);
    return Response.json({ message: "", param: "success", reference });
  }

  #upload(worker: string, body: string) {
    const metadata = /name="metadata"[^{]*(\{.*\})\r?\n/.exec(body)?.[1] ?? "{}";
    this.uploads.delete(worker);
    this.uploads.set(worker, JSON.parse(metadata));
    return { id: worker, startup_time_ms: 10 };
  }
}
