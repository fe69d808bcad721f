import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isLocalName } from "#worker/site/local-name.ts";
import { readMails } from "./local-mails.ts";
import { mailPage } from "./mail-pages.ts";

const folder = ".wrangler/tmp/email";

/**
 * Serves the local mails as pages, only to this machine, and resolves to the port. The local worker forwards
 * `/__mail/` to it.
 */
export function serveMails(): Promise<number> {
  const server = createServer((request, response) => {
    if (!isLocalName((request.headers.host ?? "").replace(/:\d+$/, ""))) {
      response.writeHead(403).end();
      return;
    }
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
  });
  // Runs only as long as the product beside it.
  server.unref();
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => done((server.address() as AddressInfo).port));
  });
}
