import type { Action } from "../leads/steps.ts";
import { day } from "../time/durations.ts";
import { isSigned, sign } from "./signature.ts";

export interface DeskLink {
  reference: string;
  action: Action;
  /** Expiry, in seconds since 1970. */
  until: number;
}

const life = 30 * day;

export function endOfLinks(now: number): number {
  return Math.floor((now + life) / 1000);
}

export async function deskPath(secret: string, { reference, action, until }: DeskLink): Promise<string> {
  const proof = await sign(secret, "desk", signedText({ reference, action, until }));
  return `/desk/${reference}/${action}?${new URLSearchParams({ until: String(until), proof })}`;
}

export async function isOurs(secrets: readonly string[], link: DeskLink, proof: string): Promise<boolean> {
  return isSigned(secrets, "desk", signedText(link), proof);
}

function signedText({ reference, action, until }: DeskLink) {
  return `${reference} ${action} ${until}`;
}
