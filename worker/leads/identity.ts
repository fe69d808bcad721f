import { facts } from "#firm/facts.ts";
import type { FormType } from "#lead/wire.ts";
import { sign } from "../signing/signature.ts";
import type { Lead } from "./record.ts";
import { sql } from "./sql.ts";

// Which submissions are one lead (key, fingerprint, reference), and which leads are one person's.

/** Without a usable idempotency key, equal answers within this time (ms) are one lead. */
export const repeatWindow = 10 * 60_000;

interface Identified {
  /** Current and old; without one anybody can compute references. */
  secrets: readonly string[];
  form: FormType;
  answers: Record<string, string | number>;
  key: string | undefined;
  now: number;
  attempt?: number;
}

/**
 * Computes a lead's reference instead of drawing it at random, so that a repeat gets the same one even while
 * the database is down; it is keyed, so that nobody can choose one by trying keys. `earlierReference` is that
 * of equal answers in the time window before, or of the same key under the old secret. A higher `attempt`
 * gives another reference, for the one case in 2^50 in which two leads get the same.
 */
export async function identify({ secrets: [secret, old], form, answers, key, now, attempt = 0 }: Identified) {
  // Answers come in form order from the schema, so equal answers make equal text.
  const fingerprint = await sha256(JSON.stringify([form, answers]));
  const window = Math.floor(now / repeatWindow);
  const identityUnder = async (name: string, under = secret) => {
    const keyHash = await sha256(`${form} ${name} ${attempt}`);
    return { keyHash, reference: await referenceOf(keyHash, fingerprint, under) };
  };
  if (key !== undefined) {
    const earlier = old === undefined ? undefined : await identityUnder(`key ${key}`, old);
    const earlierReference = earlier?.reference ?? "";
    return { ...(await identityUnder(`key ${key}`)), fingerprint, earlierReference };
  }
  const [present, before] = await Promise.all([
    identityUnder(`${fingerprint} ${window}`),
    identityUnder(`${fingerprint} ${window - 1}`),
  ]);
  return { ...present, fingerprint, earlierReference: before.reference };
}

/** A UUID, presumably made for one filled-in form; any other key is useless. */
export function usableKey(header: string | undefined): string | undefined {
  const key = header?.trim().replace(/^"(.*)"$/, "$1");
  return key !== undefined && /^[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}$/i.test(key)
    ? key.toLowerCase()
    : undefined;
}

const half = 5;
// Crockford's alphabet: no letter that is mistaken for another on the phone.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

async function referenceOf(keyHash: string, fingerprint: string, secret: string | undefined) {
  const halves = [keyHash, `${keyHash} ${fingerprint}`].map(async (text) =>
    letters(await sha256(secret === undefined ? text : await sign(secret, "reference", text))),
  );
  return referencePrefix + (await Promise.all(halves)).join("");
}

function letters(hex: string) {
  const bits = Number.parseInt(hex.slice(0, 8), 16);
  return Array.from({ length: half }, (_, at) => alphabet[(bits >>> (27 - 5 * at)) & 31]).join("");
}

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Of new references; leads from before a change of the prefix keep theirs. */
const referencePrefix = `${facts.referencePrefix ?? "EM"}-`;

const otherPrefix = /^([A-Z]{2,4}-)(?=[\s-]*(?:[0-9A-Z][\s-]*){10}$)/;

/** Reads a reference in any case, without its prefix, with letters that look like digits. */
export function readReference(typed: string): string {
  const text = typed.trim().toUpperCase();
  const [prefix = referencePrefix] = otherPrefix.exec(text) ?? [];
  const code = text.replace(otherPrefix, "").replace(new RegExp(`^${referencePrefix}?`), "");
  return prefix + code.replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
}

export function isReference(text: string): boolean {
  return /^(?!TEST)[A-Z]{2,4}-[0-9A-HJKMNP-TV-Z]{10}$/.test(text);
}

export interface Person {
  email: string | null;
  phone: string | null;
}

export async function personOf({ email, phone }: Lead["answers"]): Promise<Person> {
  const hash = async (text: string) => (text === "" ? null : sha256(text));
  const [hashedEmail, hashedPhone] = await Promise.all([
    hash(canonicalAddress(String(email ?? ""))),
    hash(String(phone ?? "").replace(/ ext\. .*$/, "")),
  ]);
  return { email: hashedEmail, phone: hashedPhone };
}

export function canonicalAddress(address: string): string {
  // Upper case first, because it merges what lower case keeps apart, such as the two Greek sigmas.
  return address.trim().toUpperCase().toLowerCase().normalize("NFC");
}

/** How many other leads a row's person had sent before, up to 50, without versions of the same one. */
export const wroteBefore = sql`(SELECT count(*) FROM
  (SELECT * FROM leads AS same
   WHERE same.person_email = leads.person_email OR same.person_phone = leads.person_phone LIMIT 50) AS other
  WHERE other.first <> leads.first AND other.received_at < leads.received_at AND other.state <> 'suspect')
  AS wrote_before`;
