import { stop } from "../run/tools.ts";
import { callApi, signIn } from "./cloudflare.ts";

export interface Zone {
  id: string;
  name: string;
  status: string;
}

/** The account's zone to which a host belongs: its own name or the nearest above it. */
export async function findZone(host: string): Promise<Zone | undefined> {
  const { account } = await signIn();
  for (let name = host; name.includes("."); name = name.replace(/^[^.]+\./, "")) {
    const query = new URLSearchParams({ name, "account.id": account });
    const [zone] = await callApi<readonly Zone[]>(`/zones?${query}`);
    if (zone) return zone;
  }
  return undefined;
}

/** Ends this process if Cloudflare does not serve the host's domain yet: every later step needs it. */
export async function activeZone(host: string): Promise<Zone> {
  const zone = await findZone(host);
  if (!zone)
    return stop(
      `Not deployed: this account has no domain for ${host}. Add the domain in Cloudflare’s dashboard, or sign in to the account that has it (docs/operating.md, Account and domain).`,
    );
  if (zone.status !== "active")
    return stop(
      `Not deployed: the domain ${zone.name} is “${zone.status}” at Cloudflare. Enter its two nameservers at the registrar and wait until the dashboard calls it Active (docs/operating.md, Account and domain).`,
    );
  return zone;
}
