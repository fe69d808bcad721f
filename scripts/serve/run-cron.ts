import { setTimeout as wait } from "node:timers/promises";
import { followServer } from "./follow-server.ts";

/**
 * Beside the local server: says when it is ready, then rings its cron each minute, because `wrangler dev`
 * keeps a schedule only on Cloudflare. Ends within a second of the server: `run-cron.ts PID PORT`.
 */
followServer(Number(process.argv[2]));
const origin = `http://localhost:${process.argv[3]}`;

async function ready(): Promise<boolean> {
  return fetch(`${origin}/`, { redirect: "manual" }).then(
    (answer) => answer.ok,
    () => false,
  );
}

while (!(await ready())) await wait(250);

console.log(`
  Site             ${origin}/
  Partner demos    ${origin}/widgets/
  Local e-mails    ${origin}/__mail/ (files in .wrangler/tmp/email; npm run leads -- list shows the leads)
`);

const ring = () => fetch(`${origin}/cdn-cgi/local/scheduled`).catch(() => undefined);
await ring();
setInterval(ring, 60_000);
