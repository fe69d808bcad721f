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
 * Hash of the client's network: the /24 of IPv4, the /48 of IPv6, which is what a site is given. The salt changes each
 * day and is then gone, so that no address can be found again. Undefined without a salt or an address.
 */
export async function clientHash(env: Env, address: string): Promise<string | undefined> {
  const client = clientOf(address);
  if (client === "unknown") return undefined;
  try {
    const salt = await withTimeout(clientSalt(env.DB), saltTimeout);
    if (salt === undefined) return undefined;
    return await hash(`${salt} ${siteOf(client)}`);
  } catch (error) {
    // The salt is a nicety, the lead is not.
    log({ event: "salt failed", fault: faultOf(error) });
    return undefined;
  }
}

function siteOf(client: string): string {
  return client.includes(":")
    ? client.replace("::/64", "").split(":").slice(0, 3).join(":")
    : client.replace(/\.\d+$/, "");
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
