import { message } from "../../support/filled.ts";

const keys = ["0b5a1f0e-3c2d-4e5f-8a9b-0c1d2e3f4a5b", "1b5a1f0e-3c2d-4e5f-8a9b-0c1d2e3f4a5b"];

/** A random hostile post: answers that change under one key, new ones, repeats or suspects. */
export function hostilePost(next: () => number) {
  const body = { ...message, email: "mallory@example.com", body: `Flood ${Math.floor(next() * 40)}` };
  const fresh = { ...body, body: `Flood ${next()}` };
  const kinds = [body, body, fresh, { ...fresh, topicCode: "x" }];
  const key = keys[Math.floor(next() * 3)];
  const network = `10.${Math.floor(next() * 250)}.${Math.floor(next() * 250)}.1`;
  const headers = {
    "CF-Connecting-IP": next() < 0.5 ? "203.0.113.9" : network,
    ...(key && { "idempotency-key": key }),
  };
  return [kinds[Math.floor(next() * kinds.length)] ?? body, headers] as const;
}
