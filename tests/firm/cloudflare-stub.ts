import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { parse } from "yaml";
import { listen } from "../embed/support/local-server.ts";

/**
 * Receives the word that the pattern captures, and the request's body; the result goes into Cloudflare's
 * envelope.
 */
type Route = readonly [pattern: RegExp, answer: (name: string, body: string) => unknown];

interface Script {
  secrets: Map<string, string>;
  /** Metadata of its versions as wrangler uploaded them; the first is the draft of the first secret. */
  versions: Record<string, unknown>[];
  /** The versions in the order in which they went live. */
  deployments: string[];
}

/** What a real account may put in the way of a deployment. */
export interface Trouble {
  lacksWorkersDev?: true;
  /** What the token has no permission for. */
  forbidden?: string;
  /** A host with a DNS record, and one of another worker. */
  dnsRecord?: string;
  otherWorkerAt?: string;
  losesConsumers?: true;
  /** The state of the firm's zone; `none`: the account has no such zone. */
  zone?: "pending" | "none";
  /** The code with which it refuses queues. */
  refusesQueues?: 11002 | 100129;
  /** The place of queues that exist. */
  queuesIn?: "eu";
  /** The retention of queues cannot be set, as on the free plan. */
  fixesRetention?: true;
  /** The error of a mail that the service refuses for good. */
  refusesMail?: string;
  /** Settings of the domain. */
  sendsUncompressed?: true;
  answersPlainHttp?: true;
  obfuscatesAddresses?: true;
}

const refuse = (status: number, code: number, message: string) =>
  Response.json({ success: false, errors: [{ code, message }], messages: [], result: null }, { status });

/** Cloudflare's answer for a worker or an account's workers.dev address that does not exist. */
const notFound = (what: string) => refuse(404, 10007, `${what} does not exist`);

const madeOn = "2026-11-27T20:00:00Z";
/** As many as Cloudflare lists, the newest first. */
const deploymentsOf = ({ deployments }: Script) =>
  deployments
    .map((version_id, at) => ({
      id: `deployment-${at}`,
      created_on: new Date(Date.parse(madeOn) + at * 1000).toISOString(),
      versions: [{ version_id, percentage: 100 }],
    }))
    .slice(-10)
    .reverse();

const latestOf = ({ versions }: Script) => `version-${versions.length}`;

/** Puts a version live, as an upload of a whole script and a change of a secret do at once. */
function addVersion(script: Script, metadata: Record<string, unknown>) {
  script.versions.push(metadata);
  script.deployments.push(latestOf(script));
}

/** What is answered alike whatever has happened, by method and address. */
const constant: readonly (readonly [pattern: string, result: unknown])[] = parse(
  readFileSync("tests/firm/cloudflare-answers.yaml", "utf8"),
);
const noSubdomain = { enabled: false, previews_enabled: false };

/**
 * Answers requests of wrangler and `npm run deploy` as strictly as Cloudflare's API: nothing exists before it
 * was made. Databases are SQLite's. It also answers as the deployed site.
 */
export class CloudflareStub {
  /** The requests that it received, such as `GET /accounts/stub/queues`. */
  readonly calls: { asked: string; body: string }[] = [];
  readonly unknown: string[] = [];
  readonly database = new DatabaseSync(":memory:");
  readonly scripts = new Map<string, Script>();
  readonly #queues = new Map<string, unknown[]>();
  readonly #jurisdictions = new Map<string, string>();
  readonly subscriptions: object[] = [];
  trouble: Trouble = {};
  /** Requests for which a certificate, a cron and a mail are still to come; each counts down. */
  readonly late = { certificate: 0, cron: 0, mail: 0 };
  /** Calls of the API that a proxy before it answers with a page, or that come too often. */
  readonly failing = { gateway: 0, tooMany: 0 };
  /** Folder of the built site that wrangler uploads. */
  built = "";
  #origin = "";
  readonly #uploads = new Map<string, string>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<string> {
    this.#origin = (await listen(this.#server.unref())).origin;
    return this.#origin;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = { asked: `${request.method} ${request.url}`, body: await text(request) };
    this.calls.push(call);
    if (call.asked.includes(" /site/") && this.#isLate("certificate")) return void request.socket.destroy();
    const result = this.#failure(call.asked) ?? this.#resultOf(call.asked, call.body);
    const answer =
      result instanceof Response
        ? result
        : Response.json({ success: true, errors: [], messages: [], result });
    const body = Buffer.from(await answer.arrayBuffer());
    const isCompressed =
      /br/.test(request.headers["accept-encoding"] ?? "") && !this.trouble.sendsUncompressed;
    const isPage = call.asked.startsWith("GET /site/") && answer.status === 200;
    const headers = {
      ...Object.fromEntries(answer.headers),
      ...(isPage && isCompressed && { "Content-Encoding": "br" }),
    };
    response.writeHead(answer.status, headers);
    response.end("Content-Encoding" in headers ? brotliCompressSync(body) : body);
  }

  /** What passes by itself, so that a deployment must not end with it. */
  #failure(asked: string): Response | undefined {
    if (!asked.startsWith("GET /client/v4/accounts/")) return undefined;
    for (const [name, status] of [
      ["gateway", 502],
      ["tooMany", 429],
    ] as const) {
      if (this.failing[name] === 0) continue;
      this.failing[name] -= 1;
      return new Response("<html>Bad gateway</html>", { status, headers: { "Content-Type": "text/html" } });
    }
    return undefined;
  }

  #resultOf(asked: string, body: string): unknown {
    const { forbidden } = this.trouble;
    if (forbidden && asked.includes(forbidden)) return refuse(403, 10000, "Authentication error");
    for (const [pattern, result] of constant) if (new RegExp(pattern).test(asked)) return result;
    for (const [pattern, answer] of this.#routes) {
      const match = pattern.exec(asked);
      const result = match && answer(match[1] ?? "", body);
      if (result != null) return result;
    }
    const [, method, worker = "", rest = ""] =
      /^(\w+) \S+\/(?:scripts|services|workers)\/([\w-]+)(.*)$/.exec(asked) ?? [];
    const script = this.scripts.get(worker);
    if (worker && !script) return notFound(`This Worker (${worker})`);
    for (const [pattern, answer] of script ? this.#routesOf(worker, script) : []) {
      const match = pattern.exec(`${method} ${rest}`);
      if (match) return answer(match[1] ?? "", body);
    }
    this.unknown.push(asked);
    return notFound(asked);
  }

  readonly #routes: readonly Route[] = [
    // The deployed site.
    [/^GET \/site\/api\/health$/, () => this.#health()],
    [/^POST \/site\/api\/contact$/, () => this.#takeLead()],
    [/^GET \/site(\/.*)$/, (path) => this.#page(path)],
    [/^GET \/plain/, () => this.#answerPlainHttp()],

    [
      /^GET \S+\/workers\/subdomain/,
      () => (this.trouble.lacksWorkersDev ? notFound("It") : { subdomain: "stub" }),
    ],
    [/^PUT \S+\/workers\/scripts\/([\w-]+)(?:\?|$)/, (worker, body) => this.#upload(worker, body, true)],

    [
      /^POST \S+\/d1\/database$/,
      (_, body) => ({ ...JSON.parse(body), uuid: "4c1f3f0e-9a53-4a54-9d0c-2f6f0f6c8f11" }),
    ],
    [/^POST \S+\/d1\/database\/[\w-]+\/query/, (_, body) => this.#query(JSON.parse(body).sql)],
    [/^POST \S+\/d1\/database\/[\w-]+\/import$/, (_, body) => this.#import(JSON.parse(body))],
    [/^PUT \/uploads\/(\w+)$/, (etag, body) => this.#takeUpload(etag, body)],
    [/^GET \S+\/d1\/database\/([\w-]+)/, (uuid) => ({ uuid, name: "leads", version: "production" })],

    [/^\w+ \S+\/queues\b(?=[?/]|$)/, () => this.#queuesRefusal()],
    [/^POST \S+\/queues$/, (_, body) => this.#makeQueue(JSON.parse(body))],
    [/^GET \S+\/queues\?(\S+)/, (query) => this.#queuesOf(new URLSearchParams(query).getAll("name"))],
    [
      /^(?:PATCH|PUT) \S+\/queues\/([\w-]+)$/,
      (name) =>
        this.trouble.fixesRetention
          ? refuse(400, 100128, "message_retention_period is fixed on the free plan")
          : this.#queue(name),
    ],
    [/^GET \S+\/queues\/([\w-]+)$/, (name) => this.#queue(name)],
    [/^POST \S+\/queues\/([\w-]+)\/consumers/, (name, body) => this.#addConsumer(name, body)],
    [/^GET \S+\/event_subscriptions\/subscriptions/, () => this.subscriptions],
    [
      /^POST \S+\/event_subscriptions\/subscriptions$/,
      (_, body) => this.subscriptions.push({ id: `s${this.subscriptions.length}`, ...JSON.parse(body) }),
    ],
    [
      /^PATCH \S+\/event_subscriptions\/subscriptions\/s(\d+)$/,
      (at, body) => Object.assign(this.subscriptions[Number(at)] ?? {}, JSON.parse(body)),
    ],

    [/^GET \S+\/zones\?(\S+)/, (query) => this.#zonesOf(new URLSearchParams(query))],
    [
      /^POST \S+\/email\/(?:sending\/subdomains|routing\/addresses)$/,
      (_, body) => ({ ...JSON.parse(body), enabled: true }),
    ],
  ];

  /** What can be asked of a worker that exists, by the end of the address behind its name. */
  #routesOf(worker: string, script: Script): readonly Route[] {
    const { secrets, versions } = script;
    const environment = { environment: "production", script: { id: worker, tag: "tag", tags: [] } };
    return [
      [/^GET \/secrets/, () => [...secrets.keys()].map((name) => ({ name, type: "secret_text" }))],
      [
        /^PUT \/secrets/,
        (_, body) => {
          const { name, text } = JSON.parse(body);
          if (script.deployments.at(-1) !== latestOf(script))
            return refuse(400, 10215, "The latest version of your Worker isn't currently deployed");
          secrets.set(name, text);
          addVersion(script, versions.at(-1) ?? {});
          return { name, type: "secret_text" };
        },
      ],
      [/^POST \/versions\?bindings_inherit=strict/, (_, body) => this.#upload(worker, body, false)],
      [
        /^POST \/deployments/,
        (_, body) => {
          script.deployments.push(JSON.parse(body).versions[0].version_id);
          return { id: "deployment" };
        },
      ],
      [/^GET \/deployments/, () => ({ deployments: deploymentsOf(script) })],
      [
        /^GET \/versions\/(version-\d+)/,
        (id) => {
          const version = versions[Number(id.replace("version-", "")) - 1];
          return version ? { id, metadata: { created_on: madeOn }, resources: {}, ...version } : notFound(id);
        },
      ],
      [/^GET \/settings$/, () => ({ bindings: [], ...versions.at(-1) })],
      [/^(?:GET|POST) \/subdomain/, () => noSubdomain],
      [
        /^\w+ $/,
        () => ({ id: worker, name: worker, subdomain: noSubdomain, default_environment: environment }),
      ],
      [/^POST \/domains\/changeset/, (_, body) => this.#changeset(JSON.parse(body))],
    ];
  }

  #isLate(part: keyof typeof this.late): boolean {
    if (this.late[part] === 0) return false;
    this.late[part] -= 1;
    return true;
  }

  #upload(worker: string, body: string, isWhole: boolean) {
    if (this.trouble.lacksWorkersDev) return refuse(409, 10063, "You need a workers.dev subdomain");
    const metadata = /name="metadata"[^{]*(\{.*\})\r?\n/.exec(body)?.[1] ?? "{}";
    const script: Script = this.scripts.get(worker) ?? { secrets: new Map(), versions: [], deployments: [] };
    // The map's last one is the one that was uploaded last.
    this.scripts.delete(worker);
    this.scripts.set(worker, script);
    if (isWhole) addVersion(script, JSON.parse(metadata));
    else script.versions.push(JSON.parse(metadata));
    return { id: latestOf(script), startup_time_ms: 10, resources: { script: { etag: "e" } } };
  }

  #changeset(origins: readonly { hostname: string; zone_name?: string }[]) {
    if (origins.some(({ zone_name }) => zone_name === undefined))
      return refuse(400, 10082, "Can't infer zone");
    const { dnsRecord, otherWorkerAt } = this.trouble;
    const at = (host = "") =>
      origins
        .filter(({ hostname }) => hostname === host)
        .map(({ hostname }) => ({ id: hostname, hostname, modified: true }));
    return { added: [], removed: [], updated: at(otherWorkerAt), conflicting: at(dnsRecord) };
  }

  /** Runs statements as D1 does from afar: it may cut a trigger over several lines at a semicolon. */
  #query(sql: string): unknown {
    if (/CREATE TRIGGER[^\n]*\bBEGIN\s*\n/i.test(sql))
      return refuse(400, 7500, "incomplete input: SQLITE_ERROR");
    const reads = /^\s*(SELECT|PRAGMA)/i.test(sql);
    if (!reads) this.database.exec(sql);
    const results = reads ? this.database.prepare(sql).all() : [];
    const isOfMail = /SELECT history/.test(sql);
    const { refusesMail: error } = this.trouble;
    const isMailed = !isOfMail || (!error && !this.#isLate("mail"));
    return [
      {
        results: isMailed ? results : [{ history: "[]", error: error ?? null }],
        success: true,
        meta: { changes: 0, duration: 0 },
      },
    ];
  }

  #takeUpload(etag: string, body: string) {
    this.#uploads.set(etag, body);
    return new Response("", { headers: { ETag: `"${etag}"` } });
  }

  /** Runs an uploaded file as D1 does: all of its statements, or none. */
  #import({ action, etag }: { action: "init" | "ingest"; etag: string }): unknown {
    const state = { success: true, type: "import", at_bookmark: "b", messages: [] };
    if (action === "init")
      return { ...state, upload_url: `${this.#origin}/uploads/${etag}`, filename: `${etag}.sql` };
    this.database.exec(`BEGIN; ${this.#uploads.get(etag)} COMMIT;`);
    const meta = { duration: 0, rows_read: 0, rows_written: 0, size_after: 0 };
    return { ...state, status: "complete", result: { num_queries: 1, final_bookmark: "b", meta } };
  }

  #queuesRefusal(): Response | undefined {
    const code = this.trouble.refusesQueues;
    return (
      code && refuse(403, code, code === 11002 ? "You must enable your account" : "Queues are unavailable")
    );
  }

  /** Zones of the account alone: another account may have one of the same name. */
  #zonesOf(query: URLSearchParams) {
    const { zone } = this.trouble;
    const name = query.get("name") ?? "";
    if (zone === "none" || name.split(".").length > 2) return [];
    return [{ id: "zone", name, status: zone ?? "active" }];
  }

  #makeQueue({ queue_name, jurisdiction }: { queue_name: string; jurisdiction?: string }) {
    this.#queues.set(queue_name, this.#queues.get(queue_name) ?? []);
    if (jurisdiction) this.#jurisdictions.set(queue_name, jurisdiction);
    return this.#queue(queue_name);
  }

  #queuesOf(names: readonly string[]) {
    const { queuesIn } = this.trouble;
    return names.filter((name) => queuesIn || this.#queues.has(name)).map((name) => this.#queue(name));
  }

  #queue(name: string) {
    const consumers = this.#queues.get(name) ?? (this.trouble.queuesIn && []);
    if (!consumers) return refuse(404, 11000, "Queue does not exist");
    const { length } = this.trouble.losesConsumers ? [] : consumers;
    const jurisdiction = this.trouble.queuesIn ?? this.#jurisdictions.get(name);
    return { queue_id: name, queue_name: name, consumers, consumers_total_count: length, jurisdiction };
  }

  #addConsumer(name: string, body: string) {
    const consumer = { ...JSON.parse(body), consumer_id: name };
    this.#queues.get(name)?.push(consumer);
    return consumer;
  }

  variable(name: string): string | undefined {
    const script = [...this.scripts.values()].at(-1);
    const live = script?.versions[Number(script.deployments.at(-1)?.replace("version-", "")) - 1];
    const bindings = (live?.bindings ?? []) as readonly { name: string; text?: string }[];
    return bindings.find((binding) => binding.name === name)?.text;
  }

  #health() {
    const health = this.#isLate("cron") ? { ok: false, failing: ["sweep"] } : { ok: true };
    return Response.json({ ...health, version: this.variable("VERSION") });
  }

  #page(path: string): Response {
    const files = [".html", "index.html", ""].map((end) => `${this.built}${path}${end}`);
    const file = files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
    if (!file) return new Response("", { status: 404 });
    const page = readFileSync(file);
    if (!this.trouble.obfuscatesAddresses) return new Response(page);
    return new Response(
      page.toString().replace(/href="mailto:[^"]+"/g, 'href="/cdn-cgi/l/email-protection"'),
    );
  }

  #answerPlainHttp(): Response {
    return this.trouble.answersPlainHttp
      ? new Response("<!doctype html>")
      : new Response(null, { status: 301, headers: { Location: "https://www.harbourline-immigration.ca/" } });
  }

  /** Stores a lead as mailed, with no more in its row than the table demands. */
  #takeLead(): Response {
    const reference = "EM-7KQ2M9D4TR";
    this.database.exec(`
      INSERT INTO leads (reference, form, state, history, key_hash, fingerprint, answers, source, received_at)
      VALUES ('${reference}', 'contact', 'accepted', '[{"what":"mail"}]', '', '', '{}', '{}', 0)`);
    return Response.json({ message: "", param: "success", reference });
  }
}
