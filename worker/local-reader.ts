import { parse } from "hono/utils/cookie";

/** Remembers for a day who sits at this machine, so that two browsers are two people. */
const cookie = "desk-reader";

/** The reader at this machine: the name they entered, otherwise `local`. */
export function localReader({ headers }: Request): string {
  return parse(headers.get("Cookie") ?? "", cookie)[cookie] || "local";
}

export async function chooseReader(request: Request): Promise<Response> {
  if (request.headers.get("Sec-Fetch-Site") !== "same-origin") return new Response(null, { status: 403 });
  const reader = String((await request.formData()).get("reader") ?? "")
    .trim()
    .slice(0, 100);
  return new Response(null, {
    status: 303,
    headers: {
      Location: "/desk/",
      "Set-Cookie": `${cookie}=${encodeURIComponent(reader)}; Path=/desk/; Max-Age=86400; HttpOnly; SameSite=Strict`,
    },
  });
}
