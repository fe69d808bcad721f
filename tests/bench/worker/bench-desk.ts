import { viewStates } from "#worker/leads/browse.ts";
import { median, rounds, table, verdict } from "../table.ts";
import { behindAccess } from "./access.ts";
import { runWorker } from "./workerd.ts";

const leads = 100_000;
const limit = 300;
/** How many pages the table lists. */
const listed = 5;

const reference = "EM-0000000007";
const letters = Array.from({ length: 100 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(" ");
const words = [
  "smith",
  "person 777",
  "%2B1 604 555 0777",
  "p777@example.com",
  reference,
  "study canada",
  "canada",
  "french",
];
const paths = [
  ...viewStates.map((state) => `?state=${state}`),
  `?state=waiting&page=${leads / 200}`,
  `?state=all&page=${leads / 50}`,
  "?partner=p7",
  "?country=CA",
  "?language=fr",
  "?form=contact",
  ...[...words, "علی رضا", letters].map((query) => `?q=${query}`),
  reference,
  "health",
  "month",
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
  const { headers, options } = await behindAccess();
  const worker = await runWorker(options);
  const timeOf = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(`${worker.origin}/desk/${path}`, { headers });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return performance.now() - began;
  };
  try {
    for (const statement of [filled, indexed]) await worker.database.prepare(statement).run();
    const medians: [page: string, ms: number][] = [];
    for (const path of paths) {
      const times: number[] = [];
      // The first round also measures the start, and is left out.
      for (let round = 0; round <= rounds; round += 1) times.push(await timeOf(path));
      const [, ...warm] = times;
      const shown = decodeURIComponent(path.replace(letters, "a b c … (100 words)"));
      medians.push([shown, median(warm)]);
    }
    const slowest = medians.toSorted(([, a], [, b]) => b - a).slice(0, listed);
    const rows = slowest.map(([page, ms]) => [page, ms.toFixed(0), verdict(ms <= limit)]);
    return `${leads.toLocaleString("en")} leads in the bundle as it is deployed; ${paths.length} pages, each loaded whole ${rounds} times.
The ${listed} slowest:

${table(["page", "median ms", `within ${limit} ms`], rows)}`;
  } finally {
    await worker.stop();
  }
}
