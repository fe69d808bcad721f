import { rmSync } from "node:fs";
import { sign } from "hono/jwt";
import { viewStates } from "#worker/leads/browse.ts";
import { bundleWorker } from "../../support/worker-bundle.ts";
import { median, table, verdict } from "../table.ts";
import { Response, runWorker } from "./workerd.ts";

const leads = 100_000;
const rounds = Number(process.env.BENCH_RUNS ?? 7);
const limit = 300;

const reference = "EM-0000000007";
const letters = Array.from({ length: 100 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(" ");
const found = [
  "smith",
  "person 777",
  "%2B1 604 555 0777",
  "p777@example.com",
  reference,
  "study canada",
  "علی رضا",
  letters,
];
const queries = [
  ...viewStates.map((state) => `state=${state}`),
  `state=waiting&page=${leads / 200}`,
  `state=all&page=${leads / 50}`,
  ...["partner=p7", "campaign=c1", "owner=ana@firm.example", "country=CA", "language=fr", "form=contact"],
  ...found.map((query) => `q=${query}`),
];
const paths = [
  ...queries.map((query) => `?${query}`),
  reference,
  "health",
  "month",
  "funnel",
  "links",
  "new",
];

/** SQL for leads of a year, some of them owned, planned, starred, contacted, closed, held or spam. */
const filled = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${leads})
INSERT INTO leads (reference, key_hash, fingerprint, form, answers, source, state, received_at, person_email, person_phone,
  country, language, owner, next_on, contacted_at, closed_at, spam_at, starred_at, deadline)
SELECT printf('EM-%010d', i), i, i, 'contact',
  json_object('fullName', 'Person ' || i || ' Smith', 'email', 'p' || i || '@example.com',
    'phone', '+1604555' || printf('%04d', i % 10000), 'body', 'I would like to study in Canada. ' || hex(i * 7919)),
  json_object('partner', 'p' || (i % 50), 'utm', json_object('utm_campaign', 'c' || (i % 9))),
  iif(i % 8 = 0, 'suspect', 'accepted'), unixepoch() * 1000 - i * 300000, 'h' || i, 't' || i,
  iif(i % 2, 'CA', 'FR'), iif(i % 3, 'en', 'fr'), iif(i % 3, NULL, 'ana@firm.example'),
  iif(i % 40, NULL, date('now')), iif(i % 4, NULL, 5), iif(i % 12, NULL, 6), iif(i % 16, NULL, 7),
  iif(i % 100, NULL, 8), iif(i % 50, NULL, date('now', '+5 days')) FROM n`;
const indexed = `INSERT INTO lead_words (rowid, words) SELECT id, lower(reference || ' 1604555' || printf('%04d', id % 10000)
  || ' ' || (answers ->> 'email') || ' ' || (answers ->> 'fullName') || ' ' || (answers ->> 'body')) FROM leads`;

/** The pages of the desk over many leads, whole and behind Access as deployed, as Markdown. */
export async function benchDesk(): Promise<string> {
  const folder = bundleWorker();
  const size = { modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
  const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256", ...size };
  const pair = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const keyOf = async (key: CryptoKey) => ({
    ...(await crypto.subtle.exportKey("jwk", key)),
    kid: "one",
    alg: "RS256",
  });
  const keys = [await keyOf(pair.publicKey)];
  const [team, audience] = ["firm.cloudflareaccess.com", "desk"];
  const payload = { iss: `https://${team}`, aud: [audience], email: "ana@firm.example", exp: 4e9 };
  const token = await sign(payload, await keyOf(pair.privateKey), "RS256");
  const worker = await runWorker(folder, {
    bindings: { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience },
    outboundService: () => Response.json({ keys }),
  });
  try {
    for (const statement of [filled, indexed]) await worker.database.prepare(statement).run();
    const rows = [];
    for (const path of paths) {
      const times: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const began = performance.now();
        const answer = await fetch(`http://127.0.0.1:${worker.port}/desk/${path}`, {
          headers: { "Cf-Access-Jwt-Assertion": token },
        });
        await answer.text();
        times.push(performance.now() - began);
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      }
      rows.push({ path, first: Math.min(...times.slice(1)), middle: median(times.slice(1)) });
    }
    const shown = (path: string) => decodeURIComponent(path.replace(letters, "a b c … (100 words)"));
    return `${leads.toLocaleString("en")} leads in the bundle as it is deployed; a whole page each, ${rounds} times.

${table(
  ["page", "fastest ms", "median ms", `within ${limit} ms`],
  rows.map(({ path, first, middle }) => [
    shown(path),
    first.toFixed(0),
    middle.toFixed(0),
    verdict(middle <= limit),
  ]),
)}`;
  } finally {
    await worker.stop();
    rmSync(folder, { recursive: true });
  }
}
