import { language } from "#content/language.ts";
import { addressIn } from "#content/languages.ts";

/** What the addresses of this build's language begin with; empty in English. */
export const base = addressIn(language, "/").replace(/\/$/, "");

/** The address of a route in this build's language. */
export function addressOf(path: string): string {
  return addressIn(language, path);
}

/** The route at an address, for example of a link; undefined where another language or another part of the server is. */
export function routeAt(address: string): string | undefined {
  if (address === base) return "/";
  return address.startsWith(`${base}/`) ? address.slice(base.length) : undefined;
}
