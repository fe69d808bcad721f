import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { bodyLimit } from "#lead/wire.ts";
import type { Env } from "./env.ts";
import { Refused } from "./refusal.ts";
import { soon, TooSlow } from "./time-limit.ts";

type Guard = MiddlewareHandler<{ Bindings: Env }>;
type Call = Context<{ Bindings: Env }>;

/** How long a body may take to arrive, in milliseconds. */
const bodyDeadline = 10_000;

/** 429 from the eleventh post of a client in 60 seconds; refused posts count too. */
export const limitClient: Guard = async (c, next) => {
  const { success } = (await c.env.LIMITER?.limit({ key: clientOf(c) })) ?? { success: true };
  if (!success) {
    throw new Refused(
      429,
      "You have sent this form several times, so please wait a minute and send it again.",
      {
        "Retry-After": "60",
      },
    );
  }
  await next();
};

/** The client's address; of IPv6 the /64, which is what one household or phone has to itself. */
function clientOf(c: Call): string {
  const address = c.req.header("CF-Connecting-IP")?.trim() ?? "";
  return address.includes(":") ? prefixOf(address) : address || "unknown";
}

function prefixOf(address: string): string {
  const [head = "", tail] = address.toLowerCase().replace(/%.*$/, "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail ? tail.split(":") : [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(8 - groups.length - rest.length, 0) }, () => "0");
  const first = [...groups, ...zeros, ...rest].slice(0, 4);
  return `${first.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

/** 415 for anything but UTF-8 JSON as it is, not compressed. */
export const requireJson: Guard = async (c, next) => {
  const [media = "", ...parameters] = (c.req.header("Content-Type") ?? "").toLowerCase().split(";");
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith("charset="));
  const encoding = c.req.header("Content-Encoding")?.trim().toLowerCase() ?? "identity";
  const plain = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (media.trim() !== "application/json" || !plain || encoding !== "identity") {
    throw new Refused(415, "Please send the form as JSON in UTF-8, with the content type application/json.");
  }
  await next();
};

/** 403 when a page of this origin holds an XSRF cookie and did not send it back (CONTRACT point 3). */
export const checkXsrf: Guard = async (c, next) => {
  const cookie = getCookie(c, "XSRF-TOKEN");
  const origin = c.req.header("Origin");
  const sameOrigin = origin === undefined || origin === new URL(c.req.url).origin;
  if (cookie !== undefined && sameOrigin && c.req.header("X-XSRF-TOKEN") !== cookie) {
    throw new Refused(403, "Please reload the page and send the form again.");
  }
  await next();
};

/** Reads the body once, whole, within its bounds, and leaves one well-formed JSON object to the validator. */
export const readBody: Guard = async (c, next) => {
  const text = await readText(c.req.raw);
  const first = /^[\s\ufeff]*(.?)/.exec(text)?.[1];
  if (first !== "{") throw malformed();
  c.req.raw = new Request(c.req.url, { method: "POST", headers: c.req.raw.headers, body: text });
  await next();
};

export function malformed(): Refused {
  return new Refused(400, "Please send the form as one complete JSON object in UTF-8.");
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("Content-Length") ?? 0) > bodyLimit) throw tooLarge();
  if (request.body === null) throw malformed();
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  const deadline = Date.now() + bodyDeadline;
  let size = 0;
  let text = "";
  try {
    for (;;) {
      const { done, value } = await soon(reader.read(), Math.max(deadline - Date.now(), 1));
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > bodyLimit) throw tooLarge();
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    reader.cancel().catch(() => undefined);
    if (error instanceof Refused) throw error;
    if (error instanceof TooSlow) {
      throw new Refused(400, "The form did not arrive completely, so please send it again.");
    }
    throw malformed();
  }
}

function tooLarge(): Refused {
  return new Refused(413, "Please shorten your answers, together they may take at most 64 KiB.");
}
