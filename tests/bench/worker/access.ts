import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { sign } from "hono/jwt";
import { Response } from "./workerd.ts";

const [team, audience] = ["firm.cloudflareaccess.com", "desk"];

/** A worker behind Cloudflare Access, and the headers of somebody who is signed in to its desk. */
export async function behindAccess() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const named = (key: KeyObject) => ({ ...key.export({ format: "jwk" }), kid: "one", alg: "RS256" });
  const payload = { iss: `https://${team}`, aud: [audience], email: "ana@firm.example", exp: 4e9 };
  return {
    headers: { "Cf-Access-Jwt-Assertion": await sign(payload, named(privateKey), "RS256") },
    options: {
      bindings: { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience },
      outboundService: () => Response.json({ keys: [named(publicKey)] }),
    },
  };
}
