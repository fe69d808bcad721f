import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { listen } from "../embed/support/local-server.ts";

/**
 * The product behind a stand-in for Cloudflare Access: once the sign-in has expired, every request is
 * redirected to the team's domain, which signs in at once, through this many identity providers, and leads
 * back by a GET.
 */
export async function behindAccess(product: string) {
  const state = { isSignedIn: true, vouchers: 0 };
  const team = await listen(
    createServer((asked, answer) => {
      const url = new URL(asked.url ?? "", team.origin);
      const left = Number(url.searchParams.get("left"));
      url.searchParams.set("left", String(left - 1));
      redirect(answer, `${left > 0 ? team.origin : `${desk}/signed-in`}${url.search}`);
    }),
  );
  const front = await listen(
    createServer((asked, answer) => {
      const url = new URL(asked.url ?? "", desk);
      if (url.pathname === "/signed-in") {
        state.isSignedIn = true;
        return redirect(answer, url.searchParams.get("to") ?? "/desk/");
      }
      if (state.isSignedIn) return pass(asked, answer, product, team.origin);
      const query = new URLSearchParams({ to: asked.url ?? "", left: String(state.vouchers) });
      redirect(answer, `${team.origin}/login?${query}`);
    }),
  );
  const desk = front.origin.replace("127.0.0.1", "localhost");
  return { desk, state, close: () => Promise.all([team.close(), front.close()]) };
}

/** The team's domain has TLS; the stand-in is named instead. */
function pass(asked: IncomingMessage, answer: ServerResponse, product: string, team: string) {
  const passed = request(
    `${product}${asked.url}`,
    { method: asked.method, headers: asked.headers },
    (got) => {
      const policy = String(got.headers["content-security-policy"]).replace(
        "'self' https:",
        `'self' ${team}`,
      );
      answer.writeHead(got.statusCode ?? 502, { ...got.headers, "content-security-policy": policy });
      got.pipe(answer);
    },
  );
  asked.pipe(passed);
}

function redirect(answer: ServerResponse, address: string) {
  answer.writeHead(302, { location: address }).end();
}
