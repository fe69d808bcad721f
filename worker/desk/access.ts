import { verifyWithJwks } from "hono/jwt";
import type { Env } from "../env.ts";

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
  try {
    const { email, exp } = await verifyWithJwks(
      token,
      {
        jwks_uri: `${issuer}/cdn-cgi/access/certs`,
        allowedAlgorithms: ["RS256"],
        verification: { iss: issuer, aud: audience },
      },
      // Kept by Cloudflare: tokens with made-up keys ask no oftener, and changed keys are known within a minute.
      { cf: { cacheTtlByStatus: { "200-299": 60 } }, signal: AbortSignal.timeout(5000) },
    );
    return typeof email === "string" && typeof exp === "number" ? { by: email } : { status: 403 };
  } catch (error) {
    // Else the keys themselves were out of reach.
    return { status: error instanceof Error && error.name.startsWith("Jwt") ? 403 : 503 };
  }
};
