import { languageOfPath, pathIn } from "#lead/languages.ts";
import { withPartner, withSmallNames } from "#lead/partner-link.ts";
import { readPartner } from "#lead/wire.ts";
import { wordsIn } from "#words/words-in.ts";
import type { Env } from "../env.ts";
import { faultOf, log } from "../log.ts";
import { plainPage } from "./plain-page.tsx";
import { siteHeaders } from "./site-headers.ts";

/** Answers with a page, whose links keep the code of a partner without scripts too. */
export async function servePage(request: Request, env: Env): Promise<Response> {
  const url = new URL(request.url);
  const answer = url.pathname.endsWith("/404") ? undefined : await env.ASSETS?.fetch(request);
  if (answer && answer.status >= 500) throw new Error(`assets answered ${answer.status}`);
  // The assets refuse other methods without `Allow`.
  if (!answer || answer.status === 404 || answer.status === 405) return serveMiss(request, env);
  const code = readPartner(new URLSearchParams(withSmallNames(url.search)).get("partner"));
  if (!code) return answer;
  const credit = (link: Element) =>
    void link.setAttribute("href", withPartner(link.getAttribute("href") ?? "", code));
  return new HTMLRewriter().on('a[href^="/"]', { element: credit }).transform(answer);
}

/**
 * Answers a path without a file: redirects to the canonical page (`/Visit/` to `/visit`), otherwise with 404.
 */
export async function serveMiss(request: Request, env: Env): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response(null, { status: 405, headers: { ...siteHeaders, Allow: "GET, HEAD" } });
  }
  const canonical = url.pathname
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1");
  if (canonical !== url.pathname && !canonical.endsWith("/404") && (await isPage(canonical, url, env))) {
    return new Response(null, { status: 308, headers: { ...siteHeaders, Location: canonical + url.search } });
  }
  return notFound(request, url, env);
}

async function isPage(path: string, url: URL, env: Env) {
  const answer = await env.ASSETS?.fetch(new Request(new URL(path, url), { method: "HEAD" }));
  return answer?.status === 200;
}

async function notFound(request: Request, url: URL, env: Env) {
  const language = languageOfPath(url.pathname.toLowerCase());
  const html =
    (await sitePage(request, env, pathIn(language, "/404"))) ??
    (await sitePage(request, env, "/404")) ??
    plainPage(language, wordsIn[language].refusals.pageFailed);
  return pageAnswer(html, 404, {});
}

/** Undefined without such a page, or if the build's files cannot be read. */
export async function sitePage(request: Request, env: Env, path: string): Promise<string | undefined> {
  try {
    const page = await env.ASSETS?.fetch(new Request(new URL(path, request.url)));
    return page?.status === 200 ? await page.text() : undefined;
  } catch (error) {
    log({ event: "page not read", fault: faultOf(error) });
    return undefined;
  }
}

export function pageAnswer(
  html: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  const own = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store, no-transform" };
  return new Response(html, { status, headers: { ...siteHeaders, ...own, ...headers } });
}

/** After a post; the address contains a proof. */
export function seeOther(address: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: address, "Referrer-Policy": "no-referrer" },
  });
}

export const removal = { element: (element: Element) => void element.remove() };

/**
 * React would overwrite what the worker filled in; the menu's button needs the scripts, too (the footer has
 * the same links).
 */
export function withoutScripts(): HTMLRewriter {
  const idle = ["script", "link[rel=modulepreload]", "link[rel=canonical]", ".hamburger"];
  return idle.reduce((rewriter, selector) => rewriter.on(selector, removal), new HTMLRewriter());
}
