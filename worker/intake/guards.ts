import type { Context, MiddlewareHandler } from "hono";
import { type Language, languageOf } from "#lead/languages.ts";
import { bodyLimit } from "#lead/wire.ts";
import type { Env } from "../env.ts";
import { faultOf, log } from "../log.ts";
import { TimeoutError, withTimeout } from "../time/timeout.ts";
import { clientOf, networkOfClient } from "./client.ts";
import { languageIn } from "./language-in.ts";
import { RefusalError } from "./refusal-error.ts";

export interface AppEnv {
  Bindings: Env;
  Variables: { language: Language | undefined };
}

type Guard = MiddlewareHandler<AppEnv>;
type Call = Context<AppEnv>;

const bodyDeadline = 10_000;
/**
 * A longer body is read to this size and discarded: closing a connection while its client sends resets it,
 * and the client never sees its 413.
 */
const readAtMost = 4 * 1024 * 1024;

/**
 * The limits are 10 requests of a client in 60 seconds and 120 of its network, including refused ones. Each
 * purpose is counted apart, so that opened pages never block a form.
 */
export async function isOverLimit(
  { headers }: Request,
  { LIMITER, NETWORKS }: Env,
  purpose: "form" | "receipt" | "link",
): Promise<boolean> {
  const address = headers.get("CF-Connecting-IP") ?? "";
  const within = await Promise.all([
    isWithin(LIMITER, `${purpose} ${clientOf(address)}`),
    isWithin(NETWORKS, `${purpose} ${networkOfClient(address)}`),
  ]);
  return within.includes(false);
}

export function isPlainForm({ method, headers }: Request): boolean {
  const [media = ""] = (headers.get("Content-Type") ?? "").split(";");
  return method === "POST" && media.trim().toLowerCase() === "application/x-www-form-urlencoded";
}

/** Its language comes from a header, because the body of a limited client is not read. */
export function tooOften(request: Request): RefusalError {
  const language = languageOf(request.headers.get("Content-Language"));
  return new RefusalError(429, "tooOften", { "Retry-After": "60" }, language);
}

export function limitClient(purpose: "form" | "link"): Guard {
  return async (c, next) => {
    if (await isOverLimit(c.req.raw, c.env, purpose)) throw tooOften(c.req.raw);
    await next();
  };
}

/** Posts over this limit are never refused; they wait for the digest. */
export async function isOverPartnerBudget(c: Call): Promise<boolean> {
  return !isSameOrigin(c) && !(await isWithin(c.env.PARTNERS, String(c.req.header("Origin"))));
}

export function isSameOrigin(c: Call): boolean {
  const origin = c.req.header("Origin");
  return origin === undefined || origin === new URL(c.req.url).origin;
}

async function isWithin(limiter: RateLimit | undefined, key: string): Promise<boolean> {
  try {
    return (await limiter?.limit({ key }))?.success ?? true;
  } catch (error) {
    // A limiter that fails must not cost a lead.
    log({ event: "limiter failed", fault: faultOf(error) });
    return true;
  }
}

/** 415 for anything but uncompressed UTF-8 JSON. */
export const requireJson: Guard = async (c, next) => {
  const [media = "", ...parameters] = (c.req.header("Content-Type") ?? "").toLowerCase().split(";");
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith("charset="));
  const encoding = c.req.header("Content-Encoding")?.trim().toLowerCase() ?? "identity";
  const plain = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (media.trim() !== "application/json" || !plain || encoding !== "identity") {
    throw new RefusalError(415, "notJson");
  }
  await next();
};

/**
 * 403 when a page of this origin has an XSRF cookie and sends another token. It cannot read a cookie of
 * another application that is `HttpOnly`, so a missing token passes if the browser vouches for the page.
 */
export const checkXsrf: Guard = async (c, next) => {
  const tokens = xsrfCookies(c.req.header("Cookie") ?? "");
  const sent = unquoted(c.req.header("X-XSRF-TOKEN") ?? "");
  const passes = sent === "" ? isVouchedFor(c) : tokens.some((token) => isSame(token, sent));
  if (tokens.length > 0 && isSameOrigin(c) && !passes) throw new RefusalError(403, "withoutToken");
  await next();
};

function isVouchedFor(c: Call) {
  const site = c.req.header("Sec-Fetch-Site");
  return site === undefined ? c.req.header("Origin") === new URL(c.req.url).origin : site === "same-origin";
}

/** A browser sends every cookie of the name, those of other applications for longer paths first. */
function xsrfCookies(header: string) {
  return header.split(";").flatMap((pair) => {
    const [, token = ""] = /^\s*XSRF-TOKEN=(.*)$/s.exec(pair) ?? [];
    return unquoted(token) === "" ? [] : [unquoted(token)];
  });
}

const unquoted = (token: string) => token.trim().replace(/^"(.*)"$/s, "$1");

/** Most clients send the cookie decoded, others as it is spelt. */
function isSame(token: string, sent: string) {
  return [sent, decoded(sent)].some((one) => one === token || one === decoded(token));
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const readBody: Guard = async (c, next) => {
  const text = await readBodyText(c.req.raw);
  c.set("language", languageIn(text));
  if (!text.trimStart().startsWith("{")) throw malformed();
  // biome-ignore lint/style/noParameterAssign: Hono's own way to replace a request whose body has been read
  c.req.raw = new Request(c.req.url, { method: "POST", headers: c.req.raw.headers, body: text });
  await next();
};

export function malformed(): RefusalError {
  return new RefusalError(400, "malformed");
}

export async function languageOfPost(request: Request): Promise<Language> {
  if (request.method !== "POST" || request.bodyUsed) return languageIn("");
  try {
    return languageIn(await readBodyText(request));
  } catch (error) {
    return (error instanceof RefusalError && error.language) || languageIn("");
  }
}

/** Throws a `RefusalError` with 400 or 413, in the language named at the start of the body. */
export async function readBodyText(request: Request): Promise<string> {
  if (request.body === null) throw malformed();
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  const deadline = Date.now() + bodyDeadline;
  let size = 0;
  let text = "";
  let first: Uint8Array | undefined;
  try {
    for (;;) {
      const { done, value } = await withTimeout(reader.read(), Math.max(deadline - Date.now(), 1));
      first ??= value;
      size += value?.byteLength ?? 0;
      if (size > (done ? bodyLimit : readAtMost)) throw new RangeError("too large");
      if (done) return text + decoder.decode();
      if (size <= bodyLimit) text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    reader.cancel().catch(() => undefined);
    const [status, reason] =
      size > bodyLimit
        ? ([413, "tooLarge"] as const)
        : ([400, error instanceof TimeoutError ? "incomplete" : "malformed"] as const);
    throw new RefusalError(status, reason, {}, languageIn(text || new TextDecoder().decode(first)));
  }
}
