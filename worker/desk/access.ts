import { verifyWithJwks } from "hono/jwt";
import type { HonoJsonWebKey } from "hono/utils/jwt/jws";
import type { Env } from "../env.ts";
import { withTimeout } from "../timeout.ts";

/** Caller of the desk: the signed-in address, or the status of a refusal. */
export type Admission =
  | { readonly by: string }
  /** 404: nobody is let in here. 403: the sign-in is none of ours. 503: nobody can tell now. */
  | { readonly status: 403 | 404 | 503 };

export type Admit = (request: Request, env: Env) => Promise<Admission>;

/**
 * Admits whom Cloudflare Access has signed in for this application, by its token. The worker checks it itself, so that
 * a slip in Cloudflare's dashboard opens nothing.
 * https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/validating-json/
 */
export const signedIn: Admit = async (request, { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience }) => {
  if (!team || !audience) return { status: 404 };
  const token = request.headers.get("Cf-Access-Jwt-Assertion");
  if (token === null) return { status: 403 };
  const issuer = `https://${team}`;
  let keys: Keys;
  try {
    keys = await keysOf(issuer, false);
    if (!keys.all.some(({ kid }) => kid === keyOf(token))) keys = await keysOf(issuer, true);
  } catch {
    return { status: 503 };
  }
  try {
    const { email, exp } = await verifyWithJwks(token, {
      keys: [...keys.all],
      allowedAlgorithms: ["RS256"],
      verification: { iss: issuer, aud: audience },
    });
    return typeof email === "string" && typeof exp === "number" ? { by: email } : { status: 403 };
  } catch {
    return { status: 403 };
  }
};

interface Keys {
  readonly all: readonly KeyWithName[];
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly freshUntil: number;
}

type KeyWithName = HonoJsonWebKey & { readonly kid?: string };

const known = new Map<string, Keys>();

/** A stranger's tokens with made-up keys must not make us ask more often. */
const fewestMilliseconds = 60_000;
const keysTimeout = 5_000;

/** The keys of a team, kept as long as its answer allows; `anew` for a token whose key is not among them. */
async function keysOf(issuer: string, anew: boolean): Promise<Keys> {
  const cached = known.get(issuer);
  const now = Date.now();
  if (
    cached !== undefined &&
    (anew ? now < cached.fetchedAt + fewestMilliseconds : now < cached.freshUntil)
  ) {
    return cached;
  }
  const answer = await withTimeout(fetch(`${issuer}/cdn-cgi/access/certs`), keysTimeout);
  if (!answer.ok) throw new Error(`the keys of Access answered ${answer.status}`);
  const { keys } = (await answer.json()) as { readonly keys: readonly KeyWithName[] };
  const maxAge = Number(/max-age=(\d+)/.exec(answer.headers.get("Cache-Control") ?? "")?.[1] ?? 0);
  const fetched = {
    all: keys,
    fetchedAt: now,
    freshUntil: now + Math.max(maxAge * 1000, fewestMilliseconds),
  };
  known.set(issuer, fetched);
  return fetched;
}

/** The name of the key that a token says it was signed with; undefined where it says none. */
function keyOf(token: string): unknown {
  try {
    const [head = ""] = token.split(".");
    return (JSON.parse(atob(head.replaceAll("-", "+").replaceAll("_", "/"))) as { kid?: unknown }).kid;
  } catch {
    return undefined;
  }
}
