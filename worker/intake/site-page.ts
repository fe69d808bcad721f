import type { Env } from "../env.ts";

/** A pre-rendered page of the site as HTML; undefined where there is none. */
export async function sitePage(request: Request, env: Env, path: string): Promise<string | undefined> {
  const page = await env.ASSETS?.fetch(new Request(new URL(path, request.url)));
  return page?.status === 200 ? page.text() : undefined;
}

/** Takes the site's scripts out of a page, because React would put its own first render over what is filled in. */
export function withoutScripts(): HTMLRewriter {
  return new HTMLRewriter().on("script, link[rel=modulepreload], link[rel=canonical]", {
    element(element) {
      element.remove();
    },
  });
}
