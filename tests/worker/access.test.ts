import { sign } from "hono/jwt";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Call, formType, storedLeads, WorkerHarness, watchFetch } from "./support/worker-harness.ts";

const audience = "5f0c8a1d9b";
const email = "amara@harbourline.example";

const team = "firm.cloudflareaccess.com";
let trusted: Awaited<ReturnType<typeof pair>>;
let stranger: typeof trusted;
let keysAnswer: () => Response | Promise<Response>;
let calls: readonly Call[];
let harness: WorkerHarness;

async function pair(kid: string) {
  const size = { modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
  const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256", ...size };
  const keys = (await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"])) as CryptoKeyPair;
  const exported = async (key: CryptoKey) => {
    const jwk = (await crypto.subtle.exportKey("jwk", key)) as JsonWebKey;
    return { ...jwk, kid, alg: "RS256", use: "sig" };
  };
  return { own: await exported(keys.privateKey), published: await exported(keys.publicKey) };
}

const payload = { iss: `https://${team}`, aud: [audience], email, exp: 4e9 };
const unsigned = btoa('{"alg":"none","kid":"one"}');

function token(changes: Record<string, unknown> = {}, by = trusted, kid = by.own.kid) {
  return sign({ ...payload, ...changes }, { ...by.own, kid }, "RS256");
}

function open(jwt?: string, path = "/desk/") {
  const token = jwt === undefined ? {} : { "cf-access-jwt-assertion": jwt };
  return harness.get(path, { accept: "text/html", ...token });
}

beforeAll(async () => {
  [trusted, stranger] = await Promise.all([pair("one"), pair("two")]);
});

beforeEach(() => {
  keysAnswer = () => Response.json({ keys: [trusted.published] });
  calls = watchFetch(() => keysAnswer());
  harness = new WorkerHarness({ ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience });
});

test("a user signed in by Access is let in, and named in the history of what they do", async () => {
  const reference = await harness.lead();
  // The provider may keep the letters in which the address was typed.
  const jwt = await token({ email: "Amara@Harbourline.example" });
  expect((await open(jwt)).status).toBe(200);
  const headers = { ...formType, "cf-access-jwt-assertion": jwt, "sec-fetch-site": "same-origin" };
  const answer = await harness.send({ path: `/desk/${reference}`, body: "action=contacted", headers });
  expect(answer.headers.get("location")).toContain(`/desk/${reference}?done=contacted`);
  expect(await storedLeads()).toMatchObject([{ history: [{ what: "contacted", by: email }] }]);
});

test.each([
  ["without a token", async () => undefined],
  ["for another application", () => token({ aud: ["another"] })],
  ["of another team", () => token({ iss: "https://other.cloudflareaccess.com" })],
  ["that is over", () => token({ exp: Math.floor(Date.now() / 1000) - 1 })],
  ["that never ends", () => token({ exp: undefined })],
  ["that is not valid yet", () => token({ nbf: 4e9 })],
  ["without an address", () => token({ email: undefined })],
  ["with an empty address", () => token({ email: "" })],
  ["signed by a stranger", () => token({}, stranger)],
  ["signed by a stranger in a known key's name", () => token({}, stranger, "one")],
  ["signed with a shared secret", () => sign(payload, "secret", "HS256")],
  ["that is signed by nobody", async () => `${unsigned}.${btoa(JSON.stringify(payload))}.`],
])("a sign-in %s is refused", async (_, make) => {
  const { status, headers, page } = await open(await make());
  expect([status, headers.get("cache-control")]).toEqual([403, "no-store, no-transform"]);
  expect(page).not.toContain("<table");
});

test.each([{ ACCESS_AUD: "" }, { ACCESS_TEAM_DOMAIN: "" }])(
  "without its settings there is no desk, %j",
  async (missing) => {
    Object.assign(harness.env, missing);
    for (const path of ["", "export.csv", "EM-0000000000"])
      expect([path, (await open(await token(), `/desk/${path}`)).status]).toEqual([path, 404]);
    expect(calls).toEqual([]);
  },
);

test("while the keys cannot be fetched nobody is let in, and mails are still sent", async () => {
  for (const answer of [
    () => new Response("", { status: 500 }),
    () => Response.json({}),
    () => Promise.reject(new Error("down")),
  ]) {
    keysAnswer = answer;
    expect((await open(await token())).status).toBe(503);
  }
  await harness.delivered();
  expect(harness.mails).toHaveLength(1);
});

test("the team's keys are kept for a minute", async () => {
  await open(await token());
  const [{ url, init }] = calls as [Call];
  expect(url).toBe(`https://${team}/cdn-cgi/access/certs`);
  expect(init).toEqual({ cf: { cacheTtlByStatus: { "200-299": 60 } }, signal: expect.any(AbortSignal) });
});
