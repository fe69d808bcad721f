import { performance } from "node:perf_hooks";
import { median, table, verdict } from "../table.ts";
import { bundleWorker, dropBundle, type Running, runWorker } from "../worker/workerd.ts";

const leads = 100_000;
const requests = 9;
const minute = 60_000;
const newest = Date.UTC(2026, 10, 23, 12);

/**
 * Made-up leads, one a minute, newest first: 2 % wait, 10 % are held, the others contacted or closed; a fifth came from
 * a partner, from four countries, in two languages.
 */
const fill = [
  `INSERT INTO leads (reference, key_hash, fingerprint, form, answers, source, state, country, received_at, language,
     contacted_at, closed_at)
   WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${leads - 1}),
     named AS (SELECT i, CASE i % 6 WHEN 0 THEN 'Nguyen Thi Anh' WHEN 1 THEN 'Дмитро Ковальчук' WHEN 2 THEN 'Maria Garcia'
       WHEN 3 THEN 'John Smith' WHEN 4 THEN '李伟' ELSE 'Gurpreet Kaur' END || ' ' || i AS name FROM n)
   SELECT printf('EM-%010d', i), 'key' || i, 'answers' || i, iif(i % 4, 'contact', 'request'),
     json_object('fullName', name, 'phone', printf('+1604555%04d', i % 10000), 'email', 'p' || i || '@example.com',
       'body', replace(hex(zeroblob(8)), '00', 'May my sister join me in Halifax next year? ' || i || ' ')),
     iif(i % 5, '{}', '{"partner":"maple-realty"}'), iif(i % 10 = 1, 'suspect', 'accepted'),
     CASE i % 4 WHEN 0 THEN 'CA' WHEN 1 THEN 'IN' WHEN 2 THEN 'NG' ELSE 'MX' END, ${newest} - i * ${minute},
     iif(i % 2, 'fr', 'en'), iif(i % 50 = 0 OR i % 10 = 1, NULL, ${newest}), iif(i % 50 AND i % 3, ${newest}, NULL)
   FROM named`,
  `INSERT INTO lead_words (rowid, words)
   SELECT id, lower(answers ->> 'fullName') || char(10) || (answers ->> 'email') || char(10)
     || lower(answers ->> 'body') || char(10) || substr(answers ->> 'phone', 2) FROM leads`,
];

interface View {
  readonly what: string;
  readonly path: string;
  /** Milliseconds, where there is a promise. */
  readonly limit?: number;
}

const list = 300;
const views: readonly View[] = [
  { what: "the list of who waits", path: "/desk/", limit: list },
  { what: "page 900 of all", path: "/desk/?state=all&page=900", limit: list },
  { what: "a search by a name", path: "/desk/?q=gurpreet+kaur+501", limit: list },
  { what: "a search by a word that all have", path: "/desk/?q=halifax", limit: list },
  { what: "a search by a number", path: "/desk/?q=604+555+0142", limit: list },
  { what: "by partner and country", path: "/desk/?state=all&partner=maple-realty&country=NG", limit: list },
  { what: "closed ones of a month", path: "/desk/?state=closed&day=2026-10", limit: list },
  { what: "a lead", path: "/desk/EM-0000050000", limit: list },
  { what: "a month of 44,640 leads", path: "/desk/month?month=2026-10" },
  { what: "health", path: "/desk/health" },
];

async function measure({ port }: Running, path: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    const text = await answer.text();
    times.push(performance.now() - began);
    if (answer.status !== 200 || !text.includes("</html>"))
      throw new Error(`${path} answered ${answer.status}.`);
  }
  return times;
}

/** The benchmark of the desk as Markdown. */
export async function benchDesk(): Promise<string> {
  const folder = bundleWorker("worker/local.ts");
  try {
    const worker = await runWorker(folder, "local.js");
    try {
      const database = await worker.database();
      for (const sql of fill) await database.exec(sql.replaceAll(/\s+/g, " "));
      const rows: string[][] = [];
      for (const { what, path, limit } of views) {
        const times = await measure(worker, path);
        const middle = median(times);
        rows.push([
          what,
          middle.toFixed(0),
          Math.max(...times).toFixed(0),
          limit === undefined ? "–" : String(limit),
          limit === undefined ? "" : verdict(middle <= limit),
        ]);
      }
      return `The desk as \`npm start\` serves it, in workerd over a local database of ${leads.toLocaleString("en-CA")} made-up leads, ${requests} requests each, one
after the other, in milliseconds.

${table(["page", "median", "longest", "limit", ""], rows)}`;
    } finally {
      await worker.stop();
    }
  } finally {
    dropBundle(folder);
  }
}
