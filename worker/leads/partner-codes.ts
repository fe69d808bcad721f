import { partners } from "#firm/partners.ts";
import { stateOf } from "../signing/revocable-links.ts";
import { findWorkerStates } from "./worker-state.ts";

const opened = stateOf("partner ");

/** Codes of firm/partners.yaml, then those of partners whose address the desk has made. */
export async function findPartnerCodes(db: D1Database): Promise<readonly string[]> {
  const states = await findWorkerStates(db, opened);
  const codes = partners.flatMap(({ code }) => code ?? []);
  return [...new Set([...codes, ...states.map(({ name }) => name.slice(opened.length))])];
}
