import { type Env, linkSecrets } from "../env.ts";
import { readWorkerState, removeWorkerState, writeWorkerState } from "../leads/worker-state.ts";
import { isSigned, sign } from "./signature.ts";

/**
 * Addresses for people who cannot sign in, made and revoked on the desk. The proof in the address signs a
 * random word of the database, so that a new word revokes the previous address.
 */
export type RevocableLink = "calendar" | `partner ${string}`;

export const stateOf = (link: string) => `link ${link}`;

export async function openLink(env: Env, link: RevocableLink, now: number): Promise<void> {
  await writeWorkerState(env.DB, stateOf(link), now, crypto.randomUUID());
}

export async function revokeLink(env: Env, link: RevocableLink): Promise<void> {
  await removeWorkerState(env.DB, stateOf(link));
}

export async function proofOf(env: Env, link: RevocableLink): Promise<string | undefined> {
  const [secret] = linkSecrets(env);
  const state = await readWorkerState(env.DB, stateOf(link));
  return secret && state && sign(secret, "link", signedText(link, state.value));
}

export async function isOpenLink(env: Env, link: RevocableLink, proof: string): Promise<boolean> {
  const state = await readWorkerState(env.DB, stateOf(link));
  return state !== undefined && isSigned(linkSecrets(env), "link", signedText(link, state.value), proof);
}

const signedText = (link: RevocableLink, word: string) => `${link} ${word}`;
