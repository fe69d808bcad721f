import { type Env, linkSecrets } from "../env.ts";
import { readWorkerState } from "../leads/worker-state.ts";
import { faultOf, log } from "../log.ts";
import { sign } from "../signing/signature.ts";
import { minute } from "../time/durations.ts";
import { withTimeout } from "../time/timeout.ts";

/** Milliseconds after which a lead is accepted without the salt and counts towards no network. */
const saltTimeout = 500;
const hashLength = 8;

/** The client's address; for IPv6 its /64, which belongs to one household or phone. */
export function clientOf(address: string): string {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, "");
  return plain.includes(":") ? `${firstGroups(plain).join(":")}::/64` : plain || "unknown";
}

/** The client's network: its /24 in IPv4, its /48 in IPv6, which is assigned to a site. */
export function networkOfClient(address: string): string {
  return clientOf(address)
    .replace(/:[^:]+::\/64$/, "::/48")
    .replace(/\.\d+$/, ".0/24");
}

/**
 * Hashes a network with the worker's secret and a daily salt, so that neither the database nor the secret
 * alone reveals an address. Undefined if either is missing.
 */
export async function networkHashOf(env: Env, address: string): Promise<string | undefined> {
  const network = networkOfClient(address);
  const [secret] = linkSecrets(env);
  if (network === "unknown" || secret === undefined) return undefined;
  try {
    const salt = await withTimeout(networkSalt(env.DB), saltTimeout);
    if (salt === undefined) return undefined;
    return (await sign(secret, "network", `${salt} ${network}`)).slice(0, hashLength);
  } catch (error) {
    log({ event: "salt failed", fault: faultOf(error) });
    return undefined;
  }
}

const known = new WeakMap<D1Database, { salt: string | undefined; until: number }>();

/** The salt of the day, read once a minute; undefined until the first sweep has made one. */
async function networkSalt(db: D1Database) {
  const now = Date.now();
  const last = known.get(db);
  if (last !== undefined && now < last.until) return last.salt;
  // If the database hangs, the other leads of this minute must not wait for it again.
  known.set(db, { salt: last?.salt, until: now + minute });
  const salt = (await readWorkerState(db, "network salt"))?.value;
  known.set(db, { salt, until: now + minute });
  return salt;
}

/** `::` replaces the groups of zeros that are missing to eight. */
function firstGroups(address: string) {
  const given = address.split(":").filter((group) => group !== "").length;
  return address
    .replace("::", `:${"0:".repeat(Math.max(8 - given, 0))}`)
    .split(":")
    .filter((group) => group !== "")
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""));
}
