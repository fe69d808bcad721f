import { createServer } from "node:http";
import { followServer } from "../serve/follow-server.ts";
import { readMails } from "./local-mails.ts";
import { mailPage } from "./mail-pages.ts";

/**
 * Beside the local server: its mails as pages, for this machine alone. The local worker passes `/__mail/` on to it.
 * Ends within a second of the server: `serve-mails.ts PID PORT`.
 */
const [pid, port] = process.argv.slice(2);
followServer(Number(pid));
const folder = ".wrangler/tmp/email";

createServer((request, response) => {
  const path = (request.url ?? "").replace(/^\/__mail\/?/, "").replace(/\?.*$/, "");
  const { status, body, policy } = mailPage(path, readMails(folder));
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  });
  response.end(body);
}).listen(Number(port), "127.0.0.1");
