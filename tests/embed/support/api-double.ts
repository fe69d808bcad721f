import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { listen } from "./local-server.ts";

/**
 * Accepts leads in the API's place from any browser, on an origin of its own, so that the preflight is real.
 */
export interface ApiDouble {
  address: string;
  /** The body of each post, in order. */
  posts: unknown[];
  close(): Promise<void>;
}

/** `preflight` is the time that the answer to a preflight takes, in milliseconds. */
export async function serveApiDouble({ preflight = 0 } = {}): Promise<ApiDouble> {
  const posts: unknown[] = [];
  const server = createServer(async (request, response) => {
    const headers = {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "content-type, idempotency-key",
      "Content-Type": "application/json",
    };
    if (request.method !== "POST") {
      await wait(preflight);
      return response.writeHead(204, headers).end();
    }
    posts.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
    const answer = { message: "Thank you.", param: "success", reference: "MAPLE-2345" };
    return response.writeHead(200, headers).end(JSON.stringify(answer));
  });
  const { origin, close } = await listen(server);
  return { address: `${origin}/api`, posts, close };
}
