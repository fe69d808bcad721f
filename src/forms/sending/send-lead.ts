import ky, { type BeforeRequestHook, isHTTPError } from "ky";
import { isRecord } from "#lead/is-record.ts";
import { type FieldError, languageName, type PhoneChoice } from "#lead/wire.ts";
import { known } from "./known.ts";
import type { LeadRequest } from "./lead-request.ts";

/**
 * Why no lead is known to be stored: a browser without a connection, no answer or one outside the contract,
 * or a failure before the post.
 */
export type Uncertainty = "connectionLost" | "noClearAnswer" | "notSent";

export interface SentLead {
  reference: string;
  /** The address of the visitor's own page; empty if the API gives none. */
  receiptUrl: string;
  /** The answers named Québec, for whose programs a firm may accept no files. */
  aboutQuebec?: boolean;
}

/** A sent lead with its answers, which the visitor can save as a file while the page is open. */
export type StoredLead = SentLead & { answers?: Readonly<Record<string, unknown>> };

export type SendResult =
  | ({ kind: "accepted"; message: string } & StoredLead)
  | { kind: "refused"; error: FieldError; errors: readonly FieldError[] }
  /** `failed`: by itself, in a browser with a connection. */
  | { kind: "unsure"; uncertainty: Uncertainty; failed?: boolean };

/** Browsers limit all pending `keepalive` requests of a page, including the host page's, to 64 KiB. */
const keepaliveLimit = 56 * 1024;

/** The worker stores a slow lead too, and its visitor decides on another try: no timeout, no retry. */
const api = ky.create({
  headers: { accept: "application/json" },
  timeout: false,
  retry: 0,
  hooks: { beforeRequest: [addXsrfToken] },
});

/** Posts one lead, which the visitor may stop; never throws. */
export async function sendLead({ url, key, body, signal }: LeadRequest): Promise<SendResult> {
  const isOffline = navigator.onLine === false;
  // Arrives even if the visitor has left the page; browsers refuse a longer body.
  const keepalive = known(() => new Blob([JSON.stringify(body)]).size < keepaliveLimit) ?? false;
  try {
    const response = await api.post(url, {
      json: body,
      signal: signal ?? null,
      keepalive,
      headers: {
        "idempotency-key": key,
        // The language of a 429, for which the worker reads no body. CORS allows it without asking.
        "content-language": String(body[languageName]),
      },
    });
    return readSuccess(await response.json(), response.url);
  } catch (error) {
    if (isHTTPError(error)) return readRefusal(error.data);
    // Where the browser was online the server may have stored the lead, and only its answer was lost.
    const failed = navigator.onLine !== false && !signal?.aborted;
    return isOffline ? unsure("connectionLost", false) : unsure("noClearAnswer", failed);
  }
}

const unsure = (uncertainty: Uncertainty, failed = true) =>
  ({ kind: "unsure", uncertainty, failed }) as const;

/** By the contract, only 2xx JSON with `success` and a reference means that the lead is stored. */
function readSuccess(reply: unknown, url: string): SendResult {
  const { param, message, reference, receipt } = isRecord(reply) ? reply : {};
  const hasTexts = typeof message === "string" && typeof reference === "string";
  return param === "success" && hasTexts && reference !== ""
    ? { kind: "accepted", message, reference, receiptUrl: receiptUrlOf(receipt, url) }
    : unsure("noClearAnswer");
}

function readRefusal(reply: unknown): SendResult {
  const { error, errors } = isRecord(reply) ? reply : {};
  if (!isFieldError(error)) return unsure("noClearAnswer");
  const all = Array.isArray(errors) ? errors.filter(isFieldError) : [];
  return { kind: "refused", error, errors: all.length > 0 ? all : [error] };
}

/** Follows only a path on the API's own origin, whatever an API at another address answers. */
function receiptUrlOf(receipt: unknown, api: string) {
  return /^\/[a-z]/.test(String(receipt)) ? new URL(String(receipt), api).href : "";
}

/** A random UUID, version 4; `crypto.randomUUID` is missing on plain-http pages. */
export function newKey(): string {
  const bytes = known(() => crypto.getRandomValues(new Uint8Array(16))) ?? guessableBytes();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** For browsers whose `crypto` is missing or fails: a key has to differ from others, and is no secret. */
const guessableBytes = () => Uint8Array.from({ length: 16 }, () => Math.random() * 256);

function addXsrfToken({ request }: Parameters<BeforeRequestHook>[0]) {
  try {
    if (new URL(request.url).origin !== location.origin) return;
    const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
    if (value) request.headers.set("x-xsrf-token", decoded(value));
  } catch {
    // A sandboxed frame may not read its cookies.
  }
}

/** An invalid encoding is returned unchanged: the API accepts it either way. */
function decoded(cookie: string) {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return cookie;
  }
}

function isFieldError(value: unknown): value is FieldError {
  return (
    isRecord(value) &&
    typeof value.param === "string" &&
    typeof value.msg === "string" &&
    (value.choices === undefined || (Array.isArray(value.choices) && value.choices.every(isPhoneChoice)))
  );
}

function isPhoneChoice(value: unknown): value is PhoneChoice {
  return isRecord(value) && typeof value.country === "string" && typeof value.text === "string";
}
