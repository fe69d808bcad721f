import { languageOfPath, pathIn } from "#lead/languages.ts";
import type { Env } from "./env.ts";
import { siteHeaders } from "./site-headers.ts";

/** A path that is no file: leads to the canonical page (`/Visit/` to `/visit`), or answers the not-found page. */
export async function serveMiss(request: Request, env: Env): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response(null, { status: 405, headers: { ...siteHeaders, Allow: "GET, HEAD" } });
  }
  const canonical = url.pathname
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/+$/, "$1");
  if (canonical !== url.pathname && !canonical.endsWith("/404") && (await isPage(canonical, url, env))) {
    return new Response(null, { status: 308, headers: { ...siteHeaders, Location: canonical + url.search } });
  }
  return isFile(request, url) ? fileNotFound() : notFound(request, url, env);
}

/** Says whether a page asks for one of its files, rather than a visitor for a page. */
function isFile(request: Request, url: URL): boolean {
  return /\.\w+$/.test(url.pathname) && !request.headers.get("Accept")?.includes("text/html");
}

/** A minute is short enough for a file that a deployment is about to bring. */
function fileNotFound(): Response {
  return new Response("Not found\n", {
    status: 404,
    headers: {
      ...siteHeaders,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=60",
      Vary: "Accept",
    },
  });
}

async function isPage(path: string, url: URL, env: Env): Promise<boolean> {
  const answer = await env.ASSETS?.fetch(new Request(new URL(path, url), { method: "HEAD" }));
  return answer?.status === 200;
}

async function notFound(request: Request, url: URL, env: Env): Promise<Response> {
  const html =
    (await page(pathIn(languageOfPath(url.pathname.toLowerCase()), "/404"), url, env)) ??
    (await page("/404", url, env));
  const type = html === undefined ? "text/plain; charset=utf-8" : "text/html; charset=utf-8";
  return new Response(request.method === "HEAD" ? null : (html ?? "Page not found"), {
    status: 404,
    headers: {
      ...siteHeaders,
      "Content-Type": type,
      "Cache-Control": "no-store",
    },
  });
}

async function page(path: string, url: URL, env: Env): Promise<string | undefined> {
  const answer = await env.ASSETS?.fetch(new Request(new URL(path, url)));
  return answer?.status === 200 ? answer.text() : undefined;
}
