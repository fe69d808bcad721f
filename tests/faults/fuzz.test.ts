import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { fullAssessment, message } from "../support/filled.ts";
import { type Reply, WorkerHarness } from "../worker/support/worker-harness.ts";

const { FUZZ_RUNS, FUZZ_SEED } = env;

/** JSON that throws or misleads when something converts it to text, a number or a promise. */
const poisoned = [
  '{"toString":null,"valueOf":{},"toJSON":1,"then":1,"constructor":1,"length":1,"join":1,"__proto__":null}',
  '{"__proto__":{"toString":1,"valueOf":1}}',
  '{"constructor":{"prototype":{"email":"a@b.example"}}}',
  '["Married"]',
  `${"[".repeat(1000)}{"toString":1}${"]".repeat(1000)}`,
];

const filled = fc.constantFrom<Record<string, unknown>>(message, fullAssessment);
const names = [...Object.keys(fullAssessment), ...Object.keys(message), "source", "topicCode", "elapsed"];
const odd = fc.oneof(
  fc
    .oneof(
      fc.jsonValue(),
      fc.string({ unit: "binary" }),
      fc.constantFrom<unknown>("", " ", "\0", "\ud800", "\u202e", "+", "1e999", -0, 1e308, [], {}, [[]]),
      fc.integer({ min: 0, max: 90_000 }).map((length) => "x".repeat(length)),
      fc.record({ page: fc.jsonValue(), partner: fc.jsonValue(), utm: fc.jsonValue() }),
    )
    .map((value) => JSON.stringify(value)),
  fc.constantFrom(...poisoned),
);

const members = fc.tuple(fc.oneof(fc.constantFrom(...names, "__proto__"), fc.string()), odd);
/** Of two equal names the last one counts, as it does in JSON. */
const changed = fc
  .tuple(filled, fc.array(members, { maxLength: 5 }), fc.boolean())
  .map(([answers, some, isFirst]) => {
    const own = JSON.stringify(answers).slice(1, -1);
    const others = some.map(([name, json]) => `${JSON.stringify(name)}:${json}`);
    return `{${(isFirst ? [...others, own] : [own, ...others]).join()}}`;
  });

const broken = fc
  .tuple(filled, fc.nat(900), fc.string({ unit: "binary", maxLength: 4 }))
  .map(([answers, at, splinter]) => {
    const text = JSON.stringify(answers);
    return text.slice(0, at % text.length) + splinter + text.slice((at % text.length) + 1);
  });

const deep = fc.constantFrom("[", '{"a":').map((open) => open.repeat(12_000));

const bodies = fc.oneof(
  { weight: 10, arbitrary: changed },
  { weight: 3, arbitrary: broken },
  deep,
  fc.json(),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from(bytes)),
  filled.map((answers) => `\ufeff${JSON.stringify(answers)}`),
);

const token = fc.string({ unit: fc.constantFrom(..."abzAZ09-_.;,=\"' %/:*"), maxLength: 40 });
const headers = fc.record(
  {
    "content-type": fc.oneof(
      { weight: 6, arbitrary: fc.constant("application/json") },
      fc.constantFrom("APPLICATION/JSON;charset=utf8", "application/json;charset=utf-16", "text/json"),
      token,
    ),
    "content-encoding": fc.constantFrom("gzip", "br", "identity", "x"),
    "content-length": fc.constantFrom("0", "-1", "NaN"),
    "idempotency-key": fc.oneof(token, fc.uuid()),
    "x-xsrf-token": token,
    cookie: fc.constantFrom("XSRF-TOKEN=a", "XSRF-TOKEN=%E0%A4%A", "XSRF-TOKEN", "=;;="),
    origin: fc.constantFrom("null", "https://www.example.com", "https://partner.example", "http://"),
    "cf-connecting-ip": fc.constantFrom("", "::", "1", "2001:db8::%eth0", "x:y", "::::::::"),
  },
  { requiredKeys: ["content-type"] },
);
const rarely = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: rare });

const attempts = fc.record({
  path: rarely(
    fc.constantFrom("/api/contact", "/api/request"),
    fc.constantFrom("/api", "/api//contact", "/API/contact", "/api/contact?__proto__=1", "/api/%ff"),
  ),
  method: rarely(fc.constant("POST"), fc.constantFrom("GET", "HEAD", "OPTIONS", "PROPFIND")),
  headers: rarely(
    headers.map((some) => ({ "content-type": some["content-type"] ?? "" })),
    headers,
  ) as fc.Arbitrary<Record<string, string>>,
  body: bodies,
});

const sentence = expect.stringMatching(/^\S[^\n]*\.$/u);

function expectShape({ status, headers }: Response, text: string, path: string, method: string): void {
  expect(status).toBeLessThan(500);
  if (!path.startsWith("/api")) return;
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("cache-control")).toBe("no-store");
  if (text === "" && (method === "HEAD" || status === 204)) return;
  const reply = JSON.parse(text) as Reply;
  if (status === 200) {
    const reference = expect.stringMatching(/^EM-/);
    expect(reply).toEqual({ message: sentence, param: "success", reference, receipt: expect.any(String) });
  } else if (status === 422) {
    expect(reply.error).toEqual(reply.errors?.[0]);
    for (const error of reply.errors ?? [])
      expect(error).toEqual({ param: expect.any(String), msg: sentence });
  } else {
    expect([400, 403, 404, 405, 413, 415, 429]).toContain(status);
    expect(reply).toEqual({ error: { param: "form", msg: sentence } });
    expect(headers.has("allow")).toBe(status === 405);
  }
}

test(`${FUZZ_RUNS} malformed requests get no 5xx, no silence, and refusals of the contract's shape`, {
  timeout: 900_000,
}, async () => {
  vi.spyOn(console, "log").mockReturnValue(undefined);
  const harness = new WorkerHarness();
  await fc.assert(
    fc.asyncProperty(attempts, async ({ path, method, headers, body }) => {
      const began = performance.now();
      const carries = method !== "GET" && method !== "HEAD";
      const answer = await harness.send({ path, method, headers, ...(carries && { body }) });
      expectShape(answer, await answer.text(), path, method);
      expect(performance.now() - began).toBeLessThan(5000);
    }),
    { numRuns: Number(FUZZ_RUNS), seed: Number(FUZZ_SEED), endOnFailure: false },
  );
  expect(({} as Record<string, unknown>).email).toBeUndefined();
});
