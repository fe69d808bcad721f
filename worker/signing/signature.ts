import { decodeBase64Url, encodeBase64Url } from "hono/utils/encode";

/** Separates domains: a proof made for one purpose is not valid for another. */
type Purpose = "receipt" | "reference" | "desk" | "network" | "link";

/** Proves that this worker wrote a text: HMAC-SHA-256 under a secret, in base64url. */
export async function sign(secret: string, purpose: Purpose, text: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), bytesOf(purpose, text));
  return encodeBase64Url(signature).replaceAll("=", "");
}

/** Compares in constant time, and never throws. */
export async function isSigned(
  secrets: readonly string[],
  purpose: Purpose,
  text: string,
  proof: string,
): Promise<boolean> {
  // 32 bytes are 43 base64url characters with two unused bits, which must be zero; otherwise several texts
  // would be one signature.
  if (!/^[\w-]{42}[AEIMQUYcgkosw048]$/.test(proof)) return false;
  const signature = decodeBase64Url(proof);
  const verified = await Promise.all(
    secrets.map(async (secret) =>
      crypto.subtle.verify("HMAC", await keyOf(secret), signature, bytesOf(purpose, text)),
    ),
  );
  return verified.includes(true);
}

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

function bytesOf(purpose: Purpose, text: string): Uint8Array {
  return new TextEncoder().encode(`${purpose}\n${text}`);
}
