import type { Env } from "../env.ts";
import { deskHeaders } from "./frame.tsx";

/** Answers a typeface of the site, by a name that no build changes. */
export async function serveFont({ ASSETS }: Env, file: string): Promise<Response> {
  const answer = /^[a-z-]+\.woff2$/.test(file)
    ? await ASSETS?.fetch(new Request(`https://assets/desk/fonts/${file}`))
    : undefined;
  if (answer?.status !== 200) return new Response(null, { status: 404, headers: deskHeaders });
  return new Response(answer.body, {
    headers: { ...deskHeaders, "Content-Type": "font/woff2", "Cache-Control": "public, max-age=86400" },
  });
}
