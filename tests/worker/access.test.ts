import { sign } from "hono/jwt";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { message } from "../support/filled.ts";
import { rows, WorkerHarness } from "./support/worker-harness.ts";

const audience = "5f0c8a1d9b";
const email = "amara@harbourline.example";

type Key = JsonWebKey & { readonly kid: string };

interface Pair {
  readonly own: Key;
  readonly published: Key;
}

const team = "firm.cloudflareaccess.com";
let trusted: Pair;
let stranger: Pair;
let keysAnswer: () => Response;
let asked: unknown[];
let harness: WorkerHarness;

async function pair(kid: string): Promise<Pair> {
  const algorithm = {
    name: "RSASSA-PKCS1-v1_5",
    hash: "SHA-256",
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  };
  const keys = (await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"])) as CryptoKeyPair;
  const exported = async (key: CryptoKey) =>
    ({ ...(await crypto.subtle.exportKey("jwk", key)), kid, alg: "RS256", use: "sig" }) as Key;
  return { own: await exported(keys.privateKey), published: await exported(keys.publicKey) };
}

/** A token as Cloudflare Access makes it. */
function token(changes: Record<string, unknown> = {}, by = trusted, kid = by.own.kid): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const whose = { iss: `https://${team}`, aud: [audience], email };
  return sign({ ...whose, iat: now - 5, exp: now + 3600, ...changes }, { ...by.own, kid }, "RS256");
}

function open(jwt?: string, path = "/desk/") {
  return harness.send({
    path,
    method: "GET",
    headers: { accept: "text/html", ...(jwt === undefined ? {} : { "cf-access-jwt-assertion": jwt }) },
  });
}

beforeAll(async () => {
  [trusted, stranger] = await Promise.all([pair("one"), pair("two")]);
});

beforeEach(() => {
  keysAnswer = () => Response.json({ keys: [trusted.published] });
  asked = [];
  vi.stubGlobal("fetch", async (address: string, how: unknown) => {
    if (address !== `https://${team}/cdn-cgi/access/certs`) throw new Error(`asked ${address}`);
    asked.push(how);
    return keysAnswer();
  });
  harness = new WorkerHarness({ ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience });
});

test("whom Access has signed in is let in, and stands in the history of what they do", async () => {
  const reference = await harness.accepted(message);
  const jwt = await token();
  expect((await open(jwt)).status).toBe(200);
  const answer = await harness.send({
    path: `/desk/${reference}`,
    body: "action=contacted",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "cf-access-jwt-assertion": jwt,
      "sec-fetch-site": "same-origin",
    },
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    expect.stringContaining(`/desk/${reference}?said=contacted`),
  ]);
  expect(JSON.parse(String((await rows())[0]?.history))).toMatchObject([{ what: "contacted", by: email }]);
  expect(await (await open(jwt, `/desk/${reference}`)).text()).toContain(`by ${email}`);
});

test.each([
  ["without a token", async () => undefined],
  ["with no token at all", async () => "not.a.token"],
  ["for another application", () => token({ aud: ["another"] })],
  ["of another team", () => token({ iss: "https://other.cloudflareaccess.com" })],
  ["that is over", () => token({ exp: Math.floor(Date.now() / 1000) - 1 })],
  ["that never ends", () => token({ exp: undefined })],
  ["that is not valid yet", () => token({ nbf: Math.floor(Date.now() / 1000) + 600 })],
  ["without an address", () => token({ email: undefined })],
  ["signed by a stranger", () => token({}, stranger)],
  ["signed by a stranger in a known key's name", () => token({}, stranger, "one")],
  [
    "signed with a shared secret",
    () => sign({ iss: `https://${team}`, aud: audience, email, exp: 4e9 }, "secret", "HS256"),
  ],
  [
    "that is signed by nobody",
    async () =>
      `${btoa('{"alg":"none","kid":"one"}')}.${btoa(JSON.stringify({ iss: `https://${team}`, aud: audience, email, exp: 4e9 }))}.`,
  ],
])("a sign-in %s is refused", async (_, make) => {
  const answer = await open(await make());
  expect(answer.status).toBe(403);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).not.toContain("<table");
});

test.each([{ ACCESS_AUD: "" }, { ACCESS_TEAM_DOMAIN: "" }])(
  "without its settings there is no desk, %j",
  async (missing) => {
    Object.assign(harness.env, missing);
    for (const path of [
      "/desk/",
      "/desk/health",
      "/desk/export.csv",
      "/desk/EM-0000000000",
      "/desk/EM-0000000000?as=copy",
    ]) {
      expect([path, (await open(await token(), path)).status]).toEqual([path, 404]);
    }
    expect(asked).toEqual([]);
  },
);

test("while the keys are out of reach nobody is let in, and mails go on", async () => {
  for (const out of [
    () => new Response("", { status: 500 }),
    () => Promise.reject(new Error("down")) as never,
  ]) {
    keysAnswer = out;
    expect((await open(await token())).status).toBe(503);
  }
  await harness.accepted(message);
  await harness.deliver();
  expect(harness.mails).toHaveLength(1);
});

test("keys are kept for a minute, so that neither the desk nor made-up keys ask for them each time", async () => {
  await open(await token());
  expect(asked).toEqual([{ cf: { cacheTtlByStatus: { "200-299": 60 } }, signal: expect.any(AbortSignal) }]);
});
