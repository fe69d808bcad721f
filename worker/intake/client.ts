import type { Env } from "../env.ts";
import { faultOf, log } from "../log.ts";
import { clientSalt } from "../outbox/client-salt.ts";
import { withTimeout } from "../timeout.ts";

/** How long the day's salt may take, in milliseconds: without it a lead counts towards nobody's share. */
const saltTimeout = 500;

/** The client's address; of IPv6 the /64, which is what one household or phone has to itself. */
export function clientOf(address: string): string {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, "");
  return plain.includes(":") ? `${networkOf(plain).join(":")}::/64` : plain || "unknown";
}

/**
 * Hashes of the client's prefixes, the widest first, each eight letters: of IPv6 /48, /56 and /64, which are what a
 * site, a household and one network of it are given; of IPv4 /24 twice and the address. The salt changes each day and
 * is then gone, so that no address can be found again. Undefined without a salt or an address.
 */
export async function clientHash(env: Env, address: string): Promise<string | undefined> {
  const client = clientOf(address);
  if (client === "unknown") return undefined;
  try {
    const salt = await withTimeout(clientSalt(env.DB), saltTimeout);
    if (salt === undefined) return undefined;
    const hashes = await Promise.all(prefixesOf(client).map((prefix) => hash(`${salt} ${prefix}`)));
    return hashes.join(".");
  } catch (error) {
    // The salt is a nicety, the lead is not.
    log({ event: "salt failed", fault: faultOf(error) });
    return undefined;
  }
}

function prefixesOf(client: string): readonly string[] {
  if (!client.includes(":")) {
    const network = client.replace(/\.\d+$/, "");
    return [`${network}/24`, `${network}/24`, client];
  }
  const groups = client.replace("::/64", "").split(":");
  const site = groups.slice(0, 3).join(":");
  return [`${site}/48`, `${site}:${(groups[3] ?? "0").padStart(4, "0").slice(0, 2)}/56`, client];
}

function networkOf(address: string): readonly string[] {
  const [head = "", tail] = address.replace(/%.*$/, "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(8 - groups.length - rest.length, 0);
  const all = [...groups, ...Array.from({ length: zeros }, () => "0"), ...rest];
  return all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
}

async function hash(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(digest.slice(0, 4), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
