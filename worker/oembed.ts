import { languageCodes } from "#lead/languages.ts";
import type { Env } from "./env.ts";

/**
 * oEmbed 1.0 (https://oembed.com) for the framed forms: who pastes a form's address gets its frame, with the query that
 * the address had, so that a lead keeps its partner. The build leaves the answer for the plain address beside each form.
 */

const framedForm = new RegExp(`^(?:/(?:${languageCodes.join("|")}))?/widgets/frame/\\w+$`);
/** Longer addresses carry more than a form takes. */
const addressLimit = 2000;

interface RichAnswer {
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

/** A framed form, which names the oEmbed answer for its own address; undefined where there is no such form. */
export async function serveFrame(request: Request, env: Env): Promise<Response | undefined> {
  const page = await env.ASSETS?.fetch(request);
  if (page?.status !== 200) return page?.status === 404 ? undefined : page;
  const answer = new URL("/widgets/oembed", request.url);
  answer.searchParams.set("url", request.url);
  return new HTMLRewriter()
    .on('link[type="application/json+oembed"]', {
      element: (link) => void link.setAttribute("href", answer.href),
    })
    .transform(page);
}

/** The oEmbed answer for `?url=`, no larger than `maxwidth` and `maxheight`; undefined where there is no such form. */
export async function oembedAnswer(request: Request, env: Env): Promise<Response | undefined> {
  const { origin, searchParams } = new URL(request.url);
  const wanted = searchParams.get("url") ?? "";
  const framed = URL.canParse(wanted) && wanted.length <= addressLimit ? new URL(wanted) : undefined;
  if (framed?.origin !== origin || !framedForm.test(framed.pathname)) return undefined;
  const format = searchParams.get("format") ?? "json";
  if (format !== "json") return new Response("Only the format json.", { status: 501 });
  const plain = await env.ASSETS?.fetch(new Request(`${origin}${framed.pathname}.json`));
  if (plain?.status !== 200) return undefined;

  const answer: RichAnswer = await plain.json();
  const bounded = (size: number, name: string) => {
    const asked = searchParams.get(name) ?? "";
    return /^[1-9]\d{0,5}$/.test(asked) ? Math.min(size, Number(asked)) : size;
  };
  const width = bounded(answer.width, "maxwidth");
  const height = bounded(answer.height, "maxheight");
  const source = origin + framed.pathname + framed.search;
  const html = answer.html
    .replace(/src="[^"]*"/, () => `src="${source.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`)
    .replace(/height="\d+"/, `height="${height}"`);
  return Response.json(
    { ...answer, provider_url: origin, width, height, html },
    {
      headers: {
        "Access-Control-Allow-Origin": "*",
        "Cache-Control": "public, max-age=3600",
        "X-Content-Type-Options": "nosniff",
      },
    },
  );
}
