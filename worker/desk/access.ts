import { verifyWithJwks } from "hono/jwt";
import type { Env } from "../env.ts";

type Admission =
  | { by: string }
  /** 404: switched off. 403: the token is not valid. 503: the keys to verify it are out of reach. */
  | { status: 403 | 404 | 503 };

export type Admit = (request: Request, env: Env) => Promise<Admission>;

/**
 * For people whom Cloudflare Access has signed in. The worker verifies the token itself, so that a mistake in
 * Cloudflare's dashboard opens nothing.
 * https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/validating-json/
 */
export const signedIn: Admit = async (request, { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience }) => {
  if (!team || !audience) return { status: 404 };
  const token = request.headers.get("Cf-Access-Jwt-Assertion");
  if (token === null) return { status: 403 };
  const issuer = `https://${team}`;
  const keys = await keysOf(issuer).catch(() => undefined);
  if (!Array.isArray(keys)) return { status: 503 };
  const verification = { iss: issuer, aud: audience };
  try {
    const { email, exp } = await verifyWithJwks(token, {
      keys,
      allowedAlgorithms: ["RS256"],
      verification,
    });
    const isWhole = typeof email === "string" && email !== "" && typeof exp === "number";
    // Leads are given to addresses of firm/ in small letters; identity providers keep what was typed.
    return isWhole ? { by: email.toLowerCase() } : { status: 403 };
  } catch {
    return { status: 403 };
  }
};

async function keysOf(issuer: string) {
  const answer = await fetch(`${issuer}/cdn-cgi/access/certs`, {
    // Cached by Cloudflare: made-up keys cause no more requests, and changed keys are known within a minute.
    cf: { cacheTtlByStatus: { "200-299": 60 } },
    signal: AbortSignal.timeout(5000),
  });
  return (await answer.json<{ keys?: readonly (JsonWebKey & { kid: string })[] }>()).keys;
}
