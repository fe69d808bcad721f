import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Accepts leads in the API's place from any browser, on an origin of its own, so that the preflight is real.
 */
export interface ApiDouble {
  readonly address: string;
  /** The body of each post, in order. */
  readonly posts: unknown[];
  close(): Promise<void>;
}

interface DoubleSettings {
  /** Time that the answer to a preflight takes, in milliseconds. */
  readonly preflight?: number;
  /** True where the connection breaks before a post is answered. */
  cut?(key: string, body: unknown): boolean;
}

export async function serveApiDouble({ preflight = 0, cut }: DoubleSettings = {}): Promise<ApiDouble> {
  const posts: unknown[] = [];
  const server = createServer(async (request, response) => {
    const headers = {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "content-type, idempotency-key",
      "Content-Type": "application/json",
      // What breaks on a connection that was used before, a browser asks for again by itself.
      ...(cut && { Connection: "close" }),
    };
    if (request.method !== "POST") {
      await wait(preflight);
      return response.writeHead(204, headers).end();
    }
    const body: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString());
    posts.push(body);
    if (cut?.(String(request.headers["idempotency-key"]), body)) return request.socket.destroy();
    const answer = { message: "Thank you.", param: "success", reference: "MAPLE-2345" };
    return response.writeHead(200, headers).end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    posts,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
