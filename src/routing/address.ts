import { language } from "#content/language.ts";
import { pathIn } from "#lead/languages.ts";

export const base = pathIn(language, "/").replace(/\/$/, "");

export function addressOf(path: string): string {
  return pathIn(language, path);
}

/** The route of an address, for example of a link; undefined in another language or part of the server. */
export function routeAt(address: string): string | undefined {
  if (address === base) return "/";
  return address.startsWith(`${base}/`) ? address.slice(base.length) : undefined;
}

/** Under a base the router would write the home page's address as `/fr/`. */
export function withoutTrailingSlash(href: string): string {
  return href.replace(/(.)\/$/, "$1");
}
