import type { Env } from "../env.ts";

/** A pre-rendered page of the site as HTML; undefined where there is none. */
export async function sitePage(request: Request, env: Env, path: string): Promise<string | undefined> {
  const page = await env.ASSETS?.fetch(new Request(new URL(path, request.url)));
  return page?.status === 200 ? page.text() : undefined;
}

/**
 * Takes the site's scripts out of a page, because React would put its own first render over what is filled in, and
 * with them the button that opens the menu on a phone: the footer has its links.
 */
export function withoutScripts(): HTMLRewriter {
  const idle = ["script", "link[rel=modulepreload]", "link[rel=canonical]", ".hamburger"];
  return idle.reduce(
    (rewriter, selector) => rewriter.on(selector, { element: (element) => void element.remove() }),
    new HTMLRewriter(),
  );
}
